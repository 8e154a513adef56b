import { CheckField } from '../../ui/check-field';
import { AddressFields } from './address-fields';
import styles from './fields.module.css';
import { FormSection } from './form-section';
import { type CheckoutForm } from './use-checkout-form';

/** Where to, and where the invoice goes. What was typed for the invoice stays while the box hides it. */
export function DeliverySection({ form }: { form: CheckoutForm }) {
  const { billsToShipping } = form.values;
  return (
    <FormSection number={2} title="Teslimat adresi">
      <AddressFields form={form} kind="shippingAddress" />
      <CheckField name="billsToShipping" isChecked={billsToShipping} onChange={form.billToShipping}>
        Fatura adresim teslimat adresimle aynı
      </CheckField>
      {!billsToShipping && (
        <fieldset className={styles.group}>
          <legend>Fatura adresi</legend>
          <AddressFields form={form} kind="billingAddress" />
        </fieldset>
      )}
    </FormSection>
  );
}
