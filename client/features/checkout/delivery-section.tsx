import { AddressFields } from './address-fields';
import styles from './fields.module.css';
import { FormSection } from './form-section';
import { TickBox } from './tick-box';
import { type CheckoutForm } from './use-checkout-form';

/** Where to, and where the invoice goes. What was typed for the invoice stays while the box hides it. */
export function DeliverySection({ form }: { form: CheckoutForm }) {
  const { billsToShipping } = form.values;
  return (
    <FormSection number={2} title="Teslimat adresi">
      <AddressFields form={form} kind="shippingAddress" />
      <TickBox
        name="billsToShipping"
        isTicked={billsToShipping}
        onTick={form.billToShipping}
        label="Fatura adresim teslimat adresimle aynı"
      />
      {!billsToShipping && (
        <fieldset className={styles.group}>
          <legend>Fatura adresi</legend>
          <AddressFields form={form} kind="billingAddress" />
        </fieldset>
      )}
    </FormSection>
  );
}
