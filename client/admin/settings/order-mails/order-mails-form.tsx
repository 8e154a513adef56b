import { Stack } from '@chakra-ui/react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { SwitchField } from '../../../ui/choices/switch-field';
import { FormSection } from '../../../ui/form/form-section';
import { SettingsForm } from '../settings-form';
import { type Saved, useSettingsForm } from '../use-settings-form';
import {
  ORDER_MAILS,
  ORDER_MAILS_SCHEMA,
  orderMailText,
  orderMailValues,
  type OrderMailValues,
} from './order-mail-values';
import { UpdateOrderMailSwitchesMutation } from './order-mails.query';

interface OrderMailsFormProps {
  saved: Saved<OrderMailValues>;
  reload: () => Promise<Saved<OrderMailValues> | null>;
}

/** A switch for each mail that follows from what staff do with an order. */
export function OrderMailsForm({ saved, reload }: OrderMailsFormProps) {
  const [, update] = useMutation(UpdateOrderMailSwitchesMutation);
  const settings = useSettingsForm({
    schema: ORDER_MAILS_SCHEMA,
    saved,
    reload,
    save: async (values, expectedVersion) => {
      const { data, error } = await update({ input: { ...values, expectedVersion } });
      if (error) return { errors: refusalOf(error) };
      return data ? { saved: orderMailValues(data.updateOrderMailSwitches) } : { errors: {} };
    },
  });
  return (
    <SettingsForm label="Sipariş e-postaları" settings={settings} describe={orderMailText}>
      <FormSection
        title="Müşteriye giden e-postalar"
        reason="Bir siparişte başka türlü seçmezseniz bunlar geçerlidir. Sipariş alındı e-postası her siparişte gider."
      >
        <Stack gap="0" css={{ '& > * + *': { borderTopWidth: '1px' } }}>
          {ORDER_MAILS.map(({ name, label, hint }) => (
            <SwitchField key={name} name={name} label={label} hint={hint} />
          ))}
        </Stack>
      </FormSection>
    </SettingsForm>
  );
}
