import { SimpleGrid } from '@chakra-ui/react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { formatLiraExactly, formatTaxRate } from '../../../../shop/format';
import { readKurus } from '../../../../shop/kurus';
import { MoneyField } from '../../../../ui/fields/money-field';
import { TextField } from '../../../../ui/fields/text-field';
import { isStockTyped, type ProductValues } from '../product.values';
import { FormPartCard } from './form-part-card';
import { Suggestions } from './suggestions';

const BASIS_POINTS = 10_000;

interface PriceAndStockPartProps {
  begun: ProductValues;
  /** Basis points. */
  taxRate: number;
  units: readonly string[];
}

/** What one of it costs, and how many there are. */
export function PriceAndStockPart({ begun, taxRate, units }: PriceAndStockPartProps) {
  const unitList = useId();
  const [price, stock] = useWatch<ProductValues, ['basePriceKurus', 'stockQuantity']>({
    name: ['basePriceKurus', 'stockQuantity'],
  });
  const isStockChanged = stock.seen !== null && isStockTyped(stock);
  return (
    <FormPartCard id="fiyat-ve-stok" note={`Fiyatlar net, KDV ${formatTaxRate(taxRate)}`}>
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
        <MoneyField
          name="basePriceKurus"
          label="Net fiyat"
          hint={priceHint(price, begun.basePriceKurus, taxRate)}
        />
        <TextField
          name="stockQuantity.amount"
          label="Stok"
          inputMode="numeric"
          autoComplete="off"
          hint={
            isStockChanged
              ? `${String(stock.seen)} → ${stock.amount.trim()}`
              : stock.seen === null
                ? undefined
                : 'Değiştirmezseniz siparişlerin düştüğü stok olduğu gibi kalır.'
          }
        />
        <TextField name="unit" label="Birim" list={unitList} autoComplete="off" hint="adet, metre, takım" />
        <Suggestions id={unitList} texts={units} />
        <TextField name="minOrderQuantity" label="En az sipariş" inputMode="numeric" autoComplete="off" />
        <TextField
          name="deliveryTime"
          label="Teslimat süresi"
          isOptional
          placeholder="2-3 hafta"
          autoComplete="off"
          hint="«1 hafta» yazılırsa HIZLI rozeti gösterilir."
        />
      </SimpleGrid>
    </FormPartCard>
  );
}

/** What customers see of the price, and what it was. */
function priceHint(typed: string, before: string, taxRate: number): string {
  const kurus = readKurus(typed);
  const gross =
    kurus === null
      ? undefined
      : kurus === 0
        ? 'Fiyat Sorunuz'
        : `${formatLiraExactly(kurus + Math.round((kurus * taxRate) / BASIS_POINTS))} KDV Dahil`;
  const saved = readKurus(before);
  const isChanged = saved !== null && saved !== kurus;
  return [gross, isChanged && `kayıtlı: ${formatLiraExactly(saved)}`].filter(Boolean).join(', ');
}
