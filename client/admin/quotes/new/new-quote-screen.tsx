import { Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMutation } from 'urql';
import { type Refusal, refusalOf } from '../../../graphql/refusal';
import { paths } from '../../../paths';
import { formatPhone } from '../../../shop/format';
import { EmailField } from '../../../ui/fields/email-field';
import { Fields } from '../../../ui/fields/fields';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { type FormErrors } from '../../../ui/form/form-errors';
import { useAttemptKey } from '../../../ui/form/use-attempt-key';
import { useForm } from '../../../ui/form/use-form';
import { TitledCard } from '../../../ui/layout/titled-card';
import { LineRows } from '../../articles/line-rows';
import { NewRecord } from '../../record/new-record';
import {
  emptyQuote,
  type KnownBuyer,
  NEW_QUOTE_SCHEMA,
  requestOf,
  StartQuoteMutation,
} from './new-quote-values';

const MAX_LINES = 100;
const MAX_NOTE = 2_000;

/** A request that was made by telephone, or that staff write for a customer: who asks for what. Its offer comes next. */
export function NewQuoteScreen() {
  const navigate = useNavigate();
  const { buyer } = (useLocation().state ?? {}) as { buyer?: KnownBuyer };
  const [, start] = useMutation(StartQuoteMutation);
  const { keyOf } = useAttemptKey();
  const started = useRef('');
  const form = useForm({
    schema: NEW_QUOTE_SCHEMA,
    defaultValues: emptyQuote(buyer),
    send: async (values) => {
      const request = { ...requestOf(values), customerId: buyer?.customerId ?? null };
      const { data, error } = await start({ input: { ...request, idempotencyKey: keyOf(request) } });
      if (data) started.current = data.startQuote.id;
      return error && ofTheForm(refusalOf(error));
    },
    onAccepted: () => void navigate(paths.adminQuoteOffer(started.current)),
  });
  return (
    <NewRecord
      title={buyer ? `${buyer.name} adına teklif` : 'Telefonla teklif'}
      list={paths.adminQuotes()}
      noun="teklif"
      form={form}
      maxWidth="56rem"
      submit={{ label: 'Kaydet ve teklif hazırla', busyLabel: 'Kaydediliyor...' }}
    >
      <TitledCard title="Müşteri">
        {buyer && (
          <Text marginBottom="3">
            Teklif müşterinin hesabında, Tekliflerim sayfasında durur; sözlü kabul edilirse siparişi de onun
            olur.
          </Text>
        )}
        <Fields>
          <TextField name="name" label="Ad soyad" autoComplete="off" />
          <TextField name="company" label="Firma" isOptional autoComplete="off" />
          <EmailField name="email" label="E-posta" />
          <TextField name="phone" label="Telefon" type="tel" autoComplete="off" format={formatPhone} />
        </Fields>
      </TitledCard>
      <TitledCard title="Kalemler">
        <LineRows label="Kalemler" noun="Kalem" most={MAX_LINES} addLabel="Katalogda olmayan kalem ekle" />
      </TitledCard>
      <TitledCard title="Not">
        <TextAreaField
          name="note"
          label="Ekip için iç not"
          hint="Müşteri görmez."
          isOptional
          rows={3}
          limit={MAX_NOTE}
        />
      </TitledCard>
    </NewRecord>
  );
}

/** The server's fields of the buyer are the form's own. */
const ofTheForm = ({ fields, ...refusal }: Refusal): FormErrors => ({
  ...refusal,
  fields: Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(/^buyer\./, ''), message]),
  ),
});

export { NewQuoteScreen as Component };
export const prefetch = () => Promise.resolve(null);
