import { Span, Stack, Text } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { withFixedUnits } from '../../shop/format';
import { FieldRows } from '../../ui/fields/field-rows';
import { Fields } from '../../ui/fields/fields';
import { TextField } from '../../ui/fields/text-field';
import { ProductPicker } from '../record/product-picker';
import { ChoiceFields } from './choice-fields';
import { newLine, type RequestedLine } from './requested-lines';
import { useSoldProducts } from './sold-products';

interface LineRowsProps {
  label: string;
  /** One of them: `Kalem`. */
  noun: string;
  most: number;
  /** Of the button that adds a line without a product; none can be added without it. */
  addLabel?: string;
}

/** The lines of a form that staff fill for a customer: products that they find, and what the catalog does not have. */
export function LineRows({ label, noun, most, addLabel }: LineRowsProps) {
  const { getValues, setValue } = useFormContext<{ lines: RequestedLine[] }>();
  const lines = useWatch<{ lines: RequestedLine[] }, 'lines'>({ name: 'lines' });
  return (
    <Stack gap="3">
      <FieldRows
        name="lines"
        label={label}
        rowLabel={(place) => `${noun} ${String(place)}`}
        most={most}
        {...(addLabel && { addLabel, newRow: () => newLine() })}
      >
        {(path, index) => lines[index] && <LineFields path={path} line={lines[index]} />}
      </FieldRows>
      {lines.length < most && (
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

function LineFields({ path, line }: { path: string; line: RequestedLine }) {
  const { productId, article, text, unit } = line;
  return (
    <Fields>
      {productId ? (
        <Text fontWeight="semibold" gridColumn="1 / -1" overflowWrap="anywhere">
          {withFixedUnits(text)}
          <Span display="block" textStyle="small" fontWeight="normal" color="fg.muted">
            {article?.sku}
          </Span>
        </Text>
      ) : (
        <TextField name={`${path}.text`} label="Ne isteniyor" autoComplete="off" gridColumn="1 / -1" />
      )}
      {article && <ChoiceFields path={`${path}.variationIds`} groups={article.groups} />}
      <TextField
        name={`${path}.quantity`}
        label={productId ? `Miktar, ${unit}` : 'Miktar'}
        inputMode="numeric"
        autoComplete="off"
      />
      {!productId && <TextField name={`${path}.unit`} label="Birim" autoComplete="off" />}
    </Fields>
  );
}
