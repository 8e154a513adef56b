import { Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { formatCount } from '../../../../shop/format';
import { type Refusal } from '../../../../graphql/refusal';
import { SegmentField } from '../../../../ui/choices/segment-field';
import { MoneyField } from '../../../../ui/fields/money-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextField } from '../../../../ui/fields/text-field';
import { DialogActions } from '../../../../ui/form/dialog-actions';
import { Form } from '../../../../ui/form/form';
import { FormMessage } from '../../../../ui/form/form-message';
import { useForm } from '../../../../ui/form/use-form';
import { type ProductRow } from '../products.query';
import { type ProductChange } from './change-products';
import { errorOf, isChanged, PRICE_SCHEMA, priceChangeOf, type PriceValues, ROUNDINGS } from './price-change';
import { PricePreviewTable } from './price-preview';
import { usePricePreview } from './use-price-preview';

interface BulkPriceFormProps {
  products: readonly ProductRow[];
  /** Resolves with why nothing was changed. */
  onChange: (products: readonly ProductRow[], change: ProductChange) => Promise<Refusal | undefined>;
}

const INITIAL: PriceValues = { direction: 'raise', kind: 'percent', value: '', roundTo: '1' };

/** Raises or lowers the prices of several products, each of which is shown before it is done. */
export function BulkPriceForm({ products, onChange }: BulkPriceFormProps) {
  const [values, setValues] = useState(INITIAL);
  const preview = usePricePreview(products, priceChangeOf(values));
  const { lines, isLoading } = preview;
  const changed = lines?.filter(isChanged);
  const form = useForm({
    schema: PRICE_SCHEMA,
    defaultValues: INITIAL,
    send: async (sent) => {
      const change = priceChangeOf(sent);
      if (!change) return undefined;
      if (isLoading || !changed) return { message: 'Yeni fiyatlar hesaplanıyor; görünce yeniden deneyin.' };
      if (changed.length === 0) return { message: 'Bu değişiklik hiçbir fiyatı değiştirmiyor.' };
      const ids = new Set(changed.map(({ id }) => id));
      return onChange(
        products.filter(({ id }) => ids.has(id)),
        change,
      );
    },
  });
  return (
    <Form form={form} label="Fiyat değişikliği">
      <Stack gap="4">
        <Text color="fg.muted">
          Net fiyat değişir, yüzdeyle seçeneklerin fiyat farkları da (yuvarlanırsa en çok ₺1’e); verilmiş
          siparişler ve teklifler kendi fiyatıyla kalır.
        </Text>
        <FormMessage />
        <PriceFields onValues={setValues} />
        <PricePreviewTable products={products} preview={preview} />
        <DialogActions busyLabel="Kaydediliyor...">
          {changed && changed.length > 0
            ? `${formatCount(changed.length)} fiyatı değiştir`
            : 'Fiyatları değiştir'}
        </DialogActions>
      </Stack>
    </Form>
  );
}

function PriceFields({ onValues }: { onValues: (values: PriceValues) => void }) {
  const values = useWatch() as PriceValues;
  const text = JSON.stringify(values);
  const [told, setTold] = useState(text);
  if (told !== text) {
    setTold(text);
    onValues(values);
  }
  const { kind } = values;
  const { errors } = useFormState();
  // Until it was sent once there is no error, only prices that do not come.
  const wrong = values.value === '' || errors.value ? undefined : errorOf(values);
  const warning = wrong === undefined ? {} : { warning: wrong };
  return (
    <Grid templateColumns="1fr 1fr" gap="3" alignItems="start">
      <SegmentField name="direction" label="Yön" options={{ raise: 'Artır', lower: 'Azalt' }} />
      <SegmentField name="kind" label="Ne kadar" options={{ percent: '%', amount: '₺' }} />
      {kind === 'percent' ? (
        <TextField
          key="percent"
          name="value"
          label="Oran, %"
          inputMode="decimal"
          autoComplete="off"
          {...warning}
        />
      ) : (
        <MoneyField key="amount" name="value" label="Tutar" {...warning} />
      )}
      <SelectField name="roundTo" label="Yuvarlama" gridColumn={{ base: '1 / -1', sm: 'auto' }}>
        {Object.entries(ROUNDINGS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </Grid>
  );
}
