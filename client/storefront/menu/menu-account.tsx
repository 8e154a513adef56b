import { UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/controls/icon';
import { paths } from '../../paths';
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
          <Icon of={UserRound} size={18} />
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
