import { Stack, Text } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PAYMENT_METHOD_NAMES, type PaymentMethod } from '../../../shop/payment-methods';
import { SwitchField } from '../../../ui/choices/switch-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { MAX_PAYMENT_TEXT } from './payment-methods.field';

/** Each way to pay: whether it is offered, and what buyers read before and after the order. */
export function PaymentMethodFields() {
  const methods = useWatch({ name: 'paymentMethods' }) as { method: PaymentMethod }[];
  return methods.map(({ method }, place) => {
    const path = `paymentMethods.${String(place)}`;
    const name = PAYMENT_METHOD_NAMES[method];
    return (
      <Stack
        key={method}
        role="group"
        aria-label={name}
        gap="3"
        borderWidth="1px"
        borderRadius="md"
        padding="4"
      >
        <SwitchField name={`${path}.enabled`} label={name} hint="Açıkken ödeme sayfasında sunulur." />
        {place === 0 && <NoneOnError />}
        <TextAreaField
          name={`${path}.description`}
          label="Ödeme sayfasındaki açıklama"
          rows={2}
          limit={MAX_PAYMENT_TEXT}
        />
        <TextAreaField
          name={`${path}.instructions`}
          label="Sipariş sonrası açıklama"
          rows={2}
          limit={MAX_PAYMENT_TEXT}
          hint="Sipariş alındı sayfasında ve onay e-postasında."
        />
      </Stack>
    );
  });
}

/** A switch has no line for an error of its own. */
function NoneOnError() {
  const { getFieldState, formState } = useFormContext();
  const { error } = getFieldState('paymentMethods.0.enabled', formState);
  return error ? (
    <Text role="alert" color="danger.fg">
      {error.message}
    </Text>
  ) : null;
}
