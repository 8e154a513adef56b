import { Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMutation } from 'urql';
import { type Refusal, refusalOf } from '../../../graphql/refusal';
import { paths } from '../../../paths';
import { formatPhone, withFixedUnits } from '../../../shop/format';
import { EmailField } from '../../../ui/fields/email-field';
import { FieldRows } from '../../../ui/fields/field-rows';
import { Fields } from '../../../ui/fields/fields';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { type FormErrors } from '../../../ui/form/form-errors';
import { useAttemptKey } from '../../../ui/form/use-attempt-key';
import { useForm } from '../../../ui/form/use-form';
import { TitledCard } from '../../../ui/layout/titled-card';
import { ProductPicker } from '../../record/product-picker';
import { ChoiceFields } from '../../articles/choice-fields';
import { useSoldProducts } from '../../articles/sold-products';
import { NewRecord } from '../../record/new-record';
import {
  emptyQuote,
  type KnownBuyer,
  NEW_QUOTE_SCHEMA,
  newLine,
  type NewQuoteValues,
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
        <RequestedLines />
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

function RequestedLines() {
  const { getValues, setValue } = useFormContext<NewQuoteValues>();
  const lines = useWatch<NewQuoteValues, 'lines'>({ name: 'lines' });
  return (
    <Stack gap="3">
      <FieldRows
        name="lines"
        label="Kalemler"
        rowLabel={(place) => `Kalem ${String(place)}`}
        addLabel="Katalogda olmayan kalem ekle"
        newRow={newLine}
        most={MAX_LINES}
      >
        {(path, index) => (
          <Fields>
            {lines[index]?.productId ? (
              <Text fontWeight="semibold" gridColumn="1 / -1" overflowWrap="anywhere">
                {withFixedUnits(lines[index].text)}
              </Text>
            ) : (
              <TextField name={`${path}.text`} label="Ne isteniyor" autoComplete="off" gridColumn="1 / -1" />
            )}
            {lines[index]?.article && (
              <ChoiceFields path={`${path}.variationIds`} groups={lines[index].article.groups} />
            )}
            <TextField
              name={`${path}.quantity`}
              label={lines[index]?.productId ? `Miktar, ${lines[index].unit}` : 'Miktar'}
              inputMode="numeric"
              autoComplete="off"
            />
            {!lines[index]?.productId && <TextField name={`${path}.unit`} label="Birim" autoComplete="off" />}
          </Fields>
        )}
      </FieldRows>
      {lines.length < MAX_LINES && (
        <ProductPicker
          label="Ürün ekle: ad ya da stok koduyla ara"
          useProducts={useSoldProducts}
          onPick={(product) =>
            setValue('lines', [...getValues('lines'), newLine(product)], { shouldDirty: true })
          }
        />
      )}
    </Stack>
  );
}

export { NewQuoteScreen as Component };
export const prefetch = () => Promise.resolve(null);
