import { CreditCard, Landmark, Truck } from 'lucide-react';
import { type FragmentOf } from '../../graphql/graphql';
import text from '../../ui/text.module.css';
import { BankAccounts, type BankAccountsFragment } from '../../ui/bank-accounts';
import { fieldId } from './checkout-fields';
import { FormSection } from './form-section';
import { type PaymentMethod } from './order-draft';
import { PAYMENT_METHODS } from '../../ui/payment-methods';
import styles from './payment-section.module.css';
import { type CheckoutForm } from './use-checkout-form';

const ICONS = { BANK_TRANSFER: Landmark, CREDIT_CARD: CreditCard, CASH_ON_DELIVERY: Truck } as const;

interface PaymentSectionProps {
  form: CheckoutForm;
  methods: readonly PaymentMethod[];
  bankAccounts: readonly FragmentOf<typeof BankAccountsFragment>[];
}

/** How it is paid; card numbers are asked for nowhere. */
export function PaymentSection({ form, methods, bankAccounts }: PaymentSectionProps) {
  const chosen = form.values.paymentMethod;
  return (
    <FormSection number={3} title="Ödeme yöntemi">
      <fieldset className={styles.methods}>
        <legend className={text.hidden}>Ödeme yöntemi</legend>
        {methods.map((method, index) => {
          const Icon = ICONS[method];
          const { name, meaning } = PAYMENT_METHODS[method];
          const meaningId = `odeme-${method}`;
          return (
            <div key={method} className={styles.method}>
              <label className={styles.choice}>
                <input
                  id={index === 0 ? fieldId('paymentMethod') : undefined}
                  type="radio"
                  name="paymentMethod"
                  value={method}
                  checked={method === chosen}
                  aria-labelledby={`${meaningId}-ad`}
                  aria-describedby={meaningId}
                  onChange={() => form.payBy(method)}
                />
                <span>
                  <b id={`${meaningId}-ad`}>{name}</b>
                  <span id={meaningId} className={styles.meaning}>
                    {meaning}
                  </span>
                </span>
                <Icon aria-hidden size={20} strokeWidth={1.75} />
              </label>
              {method === 'BANK_TRANSFER' && method === chosen && <Accounts accounts={bankAccounts} />}
            </div>
          );
        })}
      </fieldset>
    </FormSection>
  );
}

/** Where to pay, with the method they belong to. */
function Accounts({ accounts }: { accounts: PaymentSectionProps['bankAccounts'] }) {
  return (
    <div className={styles.accounts}>
      <h3 className={styles.heading}>Hesap bilgileri</h3>
      <BankAccounts accounts={accounts} />
      {accounts.length > 0 && (
        <p className={styles.meaning}>Sipariş numaranızla birlikte sonraki ekranda da yer alır.</p>
      )}
    </div>
  );
}
