import { FlaskConical } from 'lucide-react';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import button from '../../ui/button.module.css';
import styles from './demo-accounts.module.css';

export const DemoAccountFragment = graphql(`
  fragment DemoAccount on DemoAccount {
    audience
    email
    password
  }
`);

export interface DemoAccountsProps {
  accounts: readonly FragmentOf<typeof DemoAccountFragment>[];
  onFill: (account: Record<'email' | 'password', string>) => void;
}

/** The accounts of a demo, to try the shop with; a production shop has none. */
export function DemoAccounts({ accounts, onFill }: DemoAccountsProps) {
  const customers = readFragment(DemoAccountFragment, accounts).filter(
    ({ audience }) => audience === 'CUSTOMER',
  );
  if (customers.length === 0) return null;
  return (
    <section className={styles.box} aria-label="Demo hesabı">
      <p className={styles.banner}>
        <FlaskConical aria-hidden size={16} strokeWidth={1.75} />
        Demo: bu hesap yalnızca deneme içindir.
      </p>
      {customers.map(({ email, password }) => (
        <div key={email} className={styles.account}>
          <dl>
            <dt>E-posta</dt>
            <dd>{email}</dd>
            <dt>Şifre</dt>
            <dd>{password}</dd>
          </dl>
          <button
            type="button"
            className={`${button.button} ${button.line} ${button.small}`}
            onClick={() => onFill({ email, password })}
          >
            Formu doldur
          </button>
        </div>
      ))}
    </section>
  );
}
