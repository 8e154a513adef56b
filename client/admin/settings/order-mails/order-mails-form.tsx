import { Stack } from '@chakra-ui/react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { SwitchField } from '../../../ui/choices/switch-field';
import { FormSection } from '../../../ui/form/form-section';
import { type ReadRecord } from '../../record/record';
import { RecordForm } from '../../record/record-form';
import { RecordHistory } from '../../record/record-history';
import { fillFromHistory } from '../../record/fill-from-history';
import { useRecord } from '../../record/use-record';
import { MailSamples } from './mail-samples';
import { ORDER_MAILS, ORDER_MAILS_RECORD, orderMailValues, type OrderMailValues } from './order-mails.record';
import { UpdateOrderMailSwitchesMutation } from './order-mails.query';

/** A switch for each mail that follows from what staff do with an order. */
export function OrderMailsForm({ saved }: { saved: ReadRecord<OrderMailValues> }) {
  const [, update] = useMutation(UpdateOrderMailSwitchesMutation);
  const state = useRecord(ORDER_MAILS_RECORD, saved, async (values, expectedVersion) => {
    const { data, error } = await update({ input: { ...values, expectedVersion } });
    if (error) return { errors: refusalOf(error) };
    return data ? { saved: orderMailValues(data.updateOrderMailSwitches) } : { errors: {} };
  });
  return (
    <>
      <RecordForm record={ORDER_MAILS_RECORD} state={state} isLong>
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
      </RecordForm>
      <MailSamples />
      <RecordHistory
        record={ORDER_MAILS_RECORD}
        saved={saved}
        onRestore={fillFromHistory(ORDER_MAILS_RECORD, saved, state)}
      />
    </>
  );
}
