import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SwitchField } from '../../../ui/choices/switch-field';
import { DayField } from '../../../ui/fields/day-field';
import { FieldRows } from '../../../ui/fields/field-rows';
import { useFormParts } from '../../../ui/fields/form-context';
import { MoneyField } from '../../../ui/fields/money-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { UnsavedChangesGuard } from '../../../ui/form/unsaved-changes-guard';
import { useForm } from '../../../ui/form/use-form';
import { TitledCard } from '../../../ui/layout/titled-card';
import { TwoColumns } from '../../../ui/layout/two-columns';
import { ProductPicker } from '../../record/product-picker';
import { useSoldProducts } from '../../articles/sold-products';
import { useQuoteChange } from '../status/use-quote-change';
import { OfferLine } from './offer-line';
import { OfferPaper } from './offer-paper';
import { OfferPreview } from './offer-preview';
import {
  earliestDay,
  freeLine,
  isComplete,
  latestDay,
  OFFER_SCHEMA,
  offerOf,
  type OfferValues,
  productLine,
  valuesOf,
} from './offer-values';
import { GiveQuoteMutation, type OfferDraft, type OfferedQuote } from './offer.query';
import { WholeDiscount } from './whole-discount';

const MAX_LINES = 100;
const MAX_TEXT = 2_000;

interface OfferFormProps {
  quote: OfferedQuote;
  draft: OfferDraft;
  /** It was sent, and nothing unsaved is left. */
  onGiven: () => void;
}

/** The next offer of a quote: priced lines, how long and on what terms it holds, and what it comes to. */
export function OfferForm({ quote, draft, onGiven }: OfferFormProps) {
  // The version that somebody else made meanwhile.
  const [version, setVersion] = useState(quote.version);
  const give = useQuoteChange(GiveQuoteMutation, {
    onConflict: (current) => {
      if (current) setVersion(current.version);
    },
  });
  const [defaultValues] = useState(() => valuesOf(draft));
  const form = useForm({
    schema: OFFER_SCHEMA,
    defaultValues,
    send: (values) => give({ input: { id: quote.id, expectedVersion: version, ...offerOf(values) } }),
    onAccepted: onGiven,
  });
  return (
    <Form form={form} label="Teklif">
      <UnsavedChangesGuard form={form} />
      <TwoColumns
        gap="4"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}
      >
        <Stack gap="4" minWidth="0">
          <TitledCard title="Kalemler" aside={<WholeDiscount />}>
            <OfferLines taxRate={draft.taxRate} />
          </TitledCard>
        </Stack>
        <Stack gap="4" minWidth="0">
          <TitledCard title="Koşullar">
            <Stack gap="4">
              <DayField
                name="validUntil"
                label="Geçerlilik"
                hint="O günün sonuna kadar."
                min={earliestDay()}
                max={latestDay()}
              />
              <MoneyField name="shipping" label="Kargo, ₺" hint="KDV dahil; 0: ücretsiz." />
              <TextField
                name="paymentTermDays"
                label="Vade, gün"
                isOptional
                inputMode="numeric"
                autoComplete="off"
              />
              <TextAreaField name="terms" label="Koşullar" isOptional rows={3} limit={MAX_TEXT} />
              <TextAreaField name="note" label="Müşteriye not" isOptional rows={3} limit={MAX_TEXT} />
            </Stack>
          </TitledCard>
          <TitledCard title="Toplam">
            <Stack gap="4">
              <OfferPreview quoteId={quote.id} />
              <SwitchField
                name="isBuyerNotified"
                label="Müşteriye e-postayla gönder"
                hint={`${quote.buyer?.email ?? ''} adresine bağlantı ve PDF gider.`}
              />
              <FormMessage />
              <OfferPaper quoteId={quote.id} number={quote.number} />
              <SendButton />
            </Stack>
          </TitledCard>
        </Stack>
      </TwoColumns>
    </Form>
  );
}

function OfferLines({ taxRate }: { taxRate: number }) {
  const { getValues, setValue } = useFormContext<OfferValues>();
  const count = useWatch<OfferValues, 'lines'>({ name: 'lines' }).length;
  return (
    <Stack gap="3">
      <FieldRows
        name="lines"
        label="Kalemler"
        rowLabel={(place) => `Kalem ${String(place)}`}
        addLabel="Serbest kalem ekle"
        newRow={freeLine}
        most={MAX_LINES}
        isTall
      >
        {(_path, index) => <OfferLine index={index} taxRate={taxRate} />}
      </FieldRows>
      {count < MAX_LINES && (
        <ProductPicker
          label="Ürün ya da muadil ekle: ad ya da stok koduyla ara"
          useProducts={useSoldProducts}
          onPick={(product) =>
            setValue('lines', [...getValues('lines'), productLine(product)], { shouldDirty: true })
          }
        />
      )}
    </Stack>
  );
}

/** Nothing can be sent until each line has its price and the offer its day. */
function SendButton() {
  const { isBusy } = useFormParts();
  const values = useWatch<OfferValues>();
  const isReady = isComplete(values as OfferValues);
  return (
    <>
      <Button
        type="submit"
        colorPalette="copper"
        disabled={!isReady}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
      >
        {isBusy ? 'Gönderiliyor...' : 'Teklifi gönder'}
      </Button>
      {!isReady && (
        <Text textStyle="small" color="fg.muted">
          Göndermek için her kaleme 0’dan büyük bir fiyat ve yarından başlayan bir geçerlilik günü yazın.
        </Text>
      )}
    </>
  );
}
