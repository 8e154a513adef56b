import { Fieldset } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { CheckField } from '../../../ui/choices/check-field';
import { FormSection } from '../../../ui/form/form-section';
import { useHiddenFields } from '../../../ui/form/use-hidden-fields';
import { KeepAddress } from '../../addresses/keep-address';
import { SavedAddresses } from '../../addresses/saved-addresses';
import { AddressFields } from './address-fields';
import { type CheckoutValues } from './checkout-form';
import { RecipientFields } from '../../addresses/recipient-fields';

/** Where to, and where the invoice goes. What was typed for the invoice stays while the box hides it. */
export function DeliverySection() {
  const billsToShipping = useWatch<CheckoutValues, 'billsToShipping'>({ name: 'billsToShipping' });
  useHiddenFields(billsToShipping, 'billingAddress');
  return (
    <FormSection number={2} title="Teslimat adresi">
      <SavedAddresses name="shippingAddress" />
      <AddressFields name="shippingAddress" />
      <RecipientFields />
      <KeepAddress name="shippingAddress" />
      <CheckField name="billsToShipping">Fatura adresim teslimat adresimle aynı</CheckField>
      {!billsToShipping && (
        <Fieldset.Root>
          <Fieldset.Legend>Fatura adresi</Fieldset.Legend>
          <SavedAddresses name="billingAddress" />
          <AddressFields name="billingAddress" />
          <KeepAddress name="billingAddress" />
        </Fieldset.Root>
      )}
    </FormSection>
  );
}
