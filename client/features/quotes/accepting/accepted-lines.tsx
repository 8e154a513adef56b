import { List, Stack, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { formatLiraExactly, formatQuantity } from '../../../shop/format';
import { SelectField } from '../../../ui/fields/select-field';
import { lineName, type OfferLine } from '../detail/quote-lines';
import { type AcceptanceValues } from './acceptance-form';

/** What becomes the order; where the shop offers an alternative, the buyer chooses. */
export function AcceptedLines({ lines }: { lines: readonly OfferLine[] }) {
  const alternatives = useWatch<AcceptanceValues, 'alternatives'>({ name: 'alternatives' });
  return (
    <List.Root variant="plain" textStyle="figures" paddingBottom="3">
      {lines
        .filter(({ alternativeOf }) => alternativeOf === null)
        .map((line) => {
          const others = lines.filter(({ alternativeOf }) => alternativeOf === line.id);
          const chosen = others.find(({ id }) => id === alternatives[line.id]) ?? line;
          return (
            <List.Item
              key={line.id}
              display="block"
              paddingBlock="2"
              css={{ '& + &': { borderTopWidth: '1px' } }}
            >
              <Stack gap="1">
                <Text fontWeight="medium" overflowWrap="anywhere">
                  {lineName(chosen)}
                </Text>
                <Text textStyle="small" color="fg.muted" translate="no">
                  {formatQuantity(chosen.quantity, chosen.unit)} × {formatLiraExactly(chosen.unitPrice)} ={' '}
                  {formatLiraExactly(chosen.totalPrice)} net
                </Text>
                {others.length > 0 && (
                  <SelectField name={`alternatives.${line.id}`} label="Seçiminiz">
                    {[line, ...others].map((option) => (
                      <option key={option.id} value={option === line ? '' : option.id}>
                        {`${lineName(option)}: ${formatLiraExactly(option.totalPrice)}`}
                      </option>
                    ))}
                  </SelectField>
                )}
              </Stack>
            </List.Item>
          );
        })}
    </List.Root>
  );
}
