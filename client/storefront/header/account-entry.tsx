import { UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useVisitor } from '../../features/account/me';
import styles from './account-entry.module.css';
import { AccountButton } from './account-button';

/** The account in the header of wide screens; narrow ones have it in their menu. Both of its forms take the same room. */
export function AccountEntry() {
  const visitor = useVisitor();
  return (
    <div className={styles.place}>
      {visitor.kind === 'customer' ? (
        <AccountButton me={visitor.me} />
      ) : (
        <Link to={paths.login()} className={styles.entry}>
          <UserRound aria-hidden strokeWidth={1.6} />
          Giriş
        </Link>
      )}
    </div>
  );
}
