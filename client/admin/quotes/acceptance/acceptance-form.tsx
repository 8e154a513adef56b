import { Fieldset, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useMutation } from 'urql';
import { AddressFields } from '../../../features/orders/checkout/address-fields';
import { RecipientFields } from '../../../features/addresses/recipient-fields';
import { refusalOf } from '../../../graphql/refusal';
import { formatLiraExactly, formatPhone } from '../../../shop/format';
import { PAYMENT_METHOD_NAMES, type PaymentMethod } from '../../../shop/payment-methods';
import { CheckField } from '../../../ui/choices/check-field';
import { EmailField } from '../../../ui/fields/email-field';
import { Fields } from '../../../ui/fields/fields';
import { SelectField } from '../../../ui/fields/select-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { UnsavedChangesGuard } from '../../../ui/form/unsaved-changes-guard';
import { useAttemptKey } from '../../../ui/form/use-attempt-key';
import { useForm } from '../../../ui/form/use-form';
import { useHiddenFields } from '../../../ui/form/use-hidden-fields';
import { TitledCard } from '../../../ui/layout/titled-card';
import {
  ACCEPTANCE_SCHEMA,
  type AcceptanceValues,
  type AcceptedOffer,
  type AcceptedQuote,
  emptyAcceptance,
  RecordAcceptanceMutation,
  recordingOf,
} from './acceptance-values';

const MAX_NOTES = 2_000;

interface AcceptanceFormProps {
  quote: AcceptedQuote;
  offer: AcceptedOffer;
  methods: readonly PaymentMethod[];
  onRecorded: (order: { id: string; number: string }) => void;
}

/** What a buyer said who accepts an offer by word: it becomes an order at its prices. */
export function AcceptanceForm({ quote, offer, methods, onRecorded }: AcceptanceFormProps) {
  const [, record] = useMutation(RecordAcceptanceMutation);
  const [total, setTotal] = useState(offer.total);
  const { keyOf } = useAttemptKey();
  const order = useRef<{ id: string; number: string }>(undefined);
  const form = useForm({
    schema: ACCEPTANCE_SCHEMA,
    defaultValues: emptyAcceptance(quote, methods[0] ?? 'BANK_TRANSFER'),
    send: async (values) => {
      const terms = { quoteId: quote.id, offer: offer.number, expectedTotal: total };
      const recording = recordingOf(terms, values);
      const { data, error } = await record({
        input: { ...recording, idempotencyKey: keyOf(recording) },
      });
      if (data) {
        order.current = data.recordQuoteAcceptance;
        return undefined;
      }
      const refusal = error && refusalOf(error);
      const other: unknown = refusal?.details.total;
      if (refusal?.code !== 'PRICE_CHANGED' || typeof other !== 'number') return refusal;
      setTotal(other);
      const sum = formatLiraExactly(other);
      return { message: `Seçilen muadillerle toplam ${sum} (KDV Dahil). Doğruysa yeniden gönderin.` };
    },
    onAccepted: () => order.current && onRecorded(order.current),
  });
  return (
    <Form form={form} label="Kabulü kaydet">
      <UnsavedChangesGuard form={form} />
      <Stack gap="4" maxWidth="56rem">
        <ErrorSummary />
        <TitledCard title="Kabul">
          <Stack gap="3">
            <TextField
              name="saidBy"
              label="Kim, nasıl kabul etti"
              hint="Örneğin: Ayşe Işık, satın alma, telefonda. Müşteri görmez."
              autoComplete="off"
            />
            <Alternatives offer={offer} />
            <SelectField name="paymentMethod" label="Ödeme yöntemi">
              {methods.map((method) => (
                <option key={method} value={method}>
                  {PAYMENT_METHOD_NAMES[method]}
                </option>
              ))}
            </SelectField>
          </Stack>
        </TitledCard>
        <TitledCard title="Alıcı">
          <Buyer />
        </TitledCard>
        <TitledCard title="Teslimat ve fatura adresi">
          <Addresses />
        </TitledCard>
        <TitledCard title="Sipariş notu">
          <TextAreaField
            name="notes"
            label="Not"
            hint="Müşteri görür."
            isOptional
            rows={3}
            limit={MAX_NOTES}
          />
        </TitledCard>
        <FormMessage />
        <Text>
          Sipariş <b>{formatLiraExactly(total)}</b> (KDV Dahil) tutarıyla oluşur. Müşteriye ön bilgilendirme
          formunu ve mesafeli satış sözleşmesini onaylayacağı bağlantı gönderilir.
        </Text>
        <Stack align="start">
          <SubmitButton busyLabel="Kaydediliyor...">Kabulü kaydet ve sipariş oluştur</SubmitButton>
        </Stack>
      </Stack>
    </Form>
  );
}

function Buyer() {
  const company = useWatch<AcceptanceValues, 'buyer.company'>({ name: 'buyer.company' });
  const isCompany = company.trim() !== '';
  useHiddenFields(!isCompany, 'buyer.taxNumber', 'buyer.taxOffice');
  return (
    <Fields>
      <TextField name="buyer.name" label="Ad soyad" autoComplete="off" />
      <TextField name="buyer.phone" label="Telefon" type="tel" autoComplete="off" format={formatPhone} />
      <EmailField name="buyer.email" label="E-posta" hint="Onay bağlantısı bu adrese gider." />
      <TextField name="buyer.company" label="Firma" isOptional autoComplete="off" />
      {isCompany && (
        <>
          <TextField
            name="buyer.taxNumber"
            label="Vergi numarası"
            isOptional
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField name="buyer.taxOffice" label="Vergi dairesi" isOptional autoComplete="off" />
        </>
      )}
    </Fields>
  );
}

function Addresses() {
  const billsToShipping = useWatch<AcceptanceValues, 'billsToShipping'>({ name: 'billsToShipping' });
  useHiddenFields(billsToShipping, 'billingAddress');
  return (
    <Stack gap="3">
      <AddressFields name="shippingAddress" />
      <RecipientFields />
      <CheckField name="billsToShipping">Fatura adresi teslimat adresiyle aynı</CheckField>
      {!billsToShipping && (
        <Fieldset.Root>
          <Fieldset.Legend>Fatura adresi</Fieldset.Legend>
          <AddressFields name="billingAddress" />
        </Fieldset.Root>
      )}
    </Stack>
  );
}

/** For each line that has alternatives, which one the buyer took. */
function Alternatives({ offer: { lines } }: { offer: AcceptedOffer }) {
  return lines.map((line) => {
    const others = lines.filter(({ alternativeOf }) => alternativeOf === line.id);
    if (others.length === 0) return null;
    return (
      <SelectField key={line.id} name={`alternatives.${line.id}`} label={nameOf(line)}>
        <option value="">Teklif edilen: {nameOf(line)}</option>
        {others.map((other) => (
          <option key={other.id} value={other.id}>
            Muadil: {nameOf(other)}, {formatLiraExactly(other.unitPrice)} net
          </option>
        ))}
      </SelectField>
    );
  });
}

const nameOf = ({ productName, description }: AcceptedOffer['lines'][number]): string =>
  productName ?? description ?? 'Kalem';
