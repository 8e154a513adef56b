import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/controls/icon';
import { paths } from '../../paths';
import { type Me } from '../../features/account/me';
import { useLogout } from '../../features/account/logout';
import { useIsBuilt } from '../../ui/navigation/built-pages';
import { CONTENT_ID } from '../../ui/navigation/content-id';
import styles from './account-menu.module.css';

const PLACES = [
  { text: 'Profilim', path: paths.profile() },
  { text: 'Siparişlerim', path: paths.orders() },
  { text: 'Tekliflerim', path: paths.quotes() },
  { text: 'Favorilerim', path: paths.favorites() },
] as const;

interface AccountMenuProps {
  me: Me;
  /** A link was followed, or the session ended. */
  onLeave?: () => void;
}

/** Who is signed in, their pages, and the way out. */
export function AccountMenu({ me, onLeave }: AccountMenuProps) {
  const isBuilt = useIsBuilt();
  const navigate = useNavigate();
  const { leave, isLeaving } = useLogout();
  const [hasFailed, setHasFailed] = useState(false);
  const logout = async () => {
    const hasLeft = await leave();
    setHasFailed(!hasLeft);
    if (!hasLeft) return;
    onLeave?.();
    await navigate(paths.home());
    // The button that was pressed is gone.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.menu}>
      <p className={styles.who}>
        <b>{me.name}</b>
        <span>{me.email}</span>
      </p>
      <ul>
        {PLACES.filter(({ path }) => isBuilt(path)).map(({ text, path }) => (
          <li key={path}>
            <Link to={path} onClick={onLeave}>
              {text}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" aria-disabled={isLeaving || undefined} onClick={() => void logout()}>
            <Icon of={LogOut} />
            {isLeaving ? 'Çıkılıyor...' : 'Çıkış Yap'}
          </button>
        </li>
      </ul>
      <p role="alert" className={styles.failure}>
        {hasFailed && 'Çıkış yapılamadı, oturumunuz açık. Bağlantınızı kontrol edip yeniden deneyin.'}
      </p>
    </div>
  );
}
