import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { CopyButton } from '../../../ui/controls/copy-button';
import { hasRightCheckDigits } from '../../../shop/iban';
import styles from './bank-accounts.module.css';

export const BankAccountsFragment = graphql(`
  fragment BankAccounts on BankAccount {
    bank
    holder
    iban
  }
`);

interface BankAccountsProps {
  accounts: readonly FragmentOf<typeof BankAccountsFragment>[];
  /** The number of the order, once there is one. Banks take letters and digits, so it stands without its sign here. */
  reference?: string;
}

/** Where to pay: each account with its IBAN in groups of four, to copy without them. */
export function BankAccounts({ accounts: masked, reference }: BankAccountsProps) {
  const accounts = readFragment(BankAccountsFragment, masked);
  if (accounts.length === 0) {
    return <p className={styles.none}>Hesap bilgilerini size ayrıca iletiriz.</p>;
  }
  return (
    <ul className={styles.accounts}>
      {accounts.map(({ bank, holder, iban }) => (
        <li key={`${bank} ${iban}`} className={styles.item}>
          <div className={styles.account}>
            <p className={styles.bank}>{bank}</p>
            <p className={styles.holder}>{holder}</p>
            <p className={styles.iban} translate="no">
              {iban.replace(/(.{4})(?=.)/g, '$1 ')}
            </p>
            {!hasRightCheckDigits(iban) && (
              <p className={styles.doubt} role="note">
                Bu IBAN’ın denetim haneleri tutmuyor. Para göndermeden önce bizi arayın.
              </p>
            )}
            <CopyButton value={iban} what={`${bank} IBAN`} />
          </div>
        </li>
      ))}
      {reference && (
        <li className={styles.item}>
          <div className={styles.account}>
            <p className={styles.holder}>Havale açıklaması</p>
            <p className={styles.reference} translate="no">
              {reference}
            </p>
            <CopyButton value={reference} what="Sipariş numarası" />
          </div>
        </li>
      )}
    </ul>
  );
}
