import { Box, Grid } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { readSignedKurus, writeSignedKurus } from '../../../../shop/kurus';
import { CheckField } from '../../../../ui/choices/check-field';
import { TextField } from '../../../../ui/fields/text-field';
import { isStockTyped, type StockValue } from '../product.values';

/** The amount with its thousands grouped; what cannot be read stays as it was typed. */
const grouped = (typed: string): string => {
  const kurus = readSignedKurus(typed);
  return typed.trim() === '' || kurus === null ? typed : writeSignedKurus(kurus);
};

/** One choice of a group. */
export function VariationRow({ path }: { path: string }) {
  const { control } = useFormContext();
  const isOnRequest = useWatch({ control, name: `${path}.isOnRequest` }) === true;
  const stock = useWatch({ control, name: `${path}.stock` }) as StockValue | undefined;
  const isStockChanged = stock !== undefined && stock.seen !== null && isStockTyped(stock);
  return (
    <Grid
      templateColumns={{ base: '1fr 1fr', lg: '1.4fr 0.9fr 8rem 0.9fr 1.2fr' }}
      gap="2"
      alignItems="start"
      paddingBottom={{ base: '2', lg: '0' }}
      // The longer labels take two lines; the boxes stand in one.
      css={{
        lg: {
          '& [data-scope=field][data-part=label]': {
            display: 'flex',
            alignItems: 'flex-end',
            minHeight: '2lh',
          },
        },
      }}
    >
      <TextField
        name={`${path}.name`}
        label="Seçenek"
        autoComplete="off"
        gridColumn={{ base: '1 / -1', lg: 'auto' }}
      />
      <TextField name={`${path}.value`} label="Değer" placeholder="adı" autoComplete="off" />
      <Box>
        {/* It keeps its place: the box below would move away when it is ticked. */}
        <Box visibility={isOnRequest ? 'hidden' : undefined}>
          <TextField
            name={`${path}.price`}
            label="Fiyat farkı, ₺"
            inputMode="text"
            autoComplete="off"
            format={grouped}
          />
        </Box>
        <Box paddingTop="1" textStyle="small">
          <CheckField name={`${path}.isOnRequest`}>Fiyat Sorunuz</CheckField>
        </Box>
      </Box>
      <TextField
        name={`${path}.stock.amount`}
        label="Seçeneğin stoku"
        inputMode="numeric"
        autoComplete="off"
        hint={isStockChanged ? `${String(stock.seen)} → ${stock.amount.trim()}` : undefined}
      />
      <TextField name={`${path}.sku`} label="Seçeneğin stok kodu" autoComplete="off" spellCheck={false} />
    </Grid>
  );
}
