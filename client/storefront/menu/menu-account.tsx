import { UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useVisitor } from '../../features/account/me';
import { AccountMenu } from './account-menu';
import styles from './menu-account.module.css';

/** The account in the menu of narrow screens. */
export function MenuAccount({ onFollow }: { onFollow: () => void }) {
  const visitor = useVisitor();
  if (visitor.kind === 'customer') {
    return (
      <div className={styles.customer}>
        <AccountMenu me={visitor.me} onLeave={onFollow} />
      </div>
    );
  }
  return (
    <ul className={styles.guest}>
      <li>
        <Link to={paths.login()} onClick={onFollow}>
          <UserRound aria-hidden size={18} strokeWidth={1.75} />
          Giriş
        </Link>
      </li>
      <li>
        <Link to={paths.register()} onClick={onFollow}>
          Kayıt olun
        </Link>
      </li>
    </ul>
  );
}
