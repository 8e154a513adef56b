import { List, Text } from '@chakra-ui/react';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { chosenInWords } from '../../../shop/chosen-variations';
import { formatQuantity, withFixedUnits } from '../../../shop/format';

export const AskedLineFragment = graphql(`
  fragment AskedLine on QuoteLine @_unmask {
    id
    productName
    asWritten
    brand
    model
    quantity
    unit
    selectedVariations {
      attributeName
      variationName
    }
  }
`);

/** What was asked for, before the shop has offered anything. */
export function AskedLinesList({ lines }: { lines: readonly ResultOf<typeof AskedLineFragment>[] }) {
  return (
    <List.Root variant="plain" textStyle="figures">
      {lines.map(({ id, productName, asWritten, brand, model, quantity, unit, selectedVariations }) => (
        <List.Item
          key={id}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) auto"
          gap="4"
          paddingBlock="3"
          css={{ '& + &': { borderTopWidth: '1px' } }}
        >
          <div>
            <Text fontWeight="medium" whiteSpace="pre-line" overflowWrap="anywhere">
              {withFixedUnits(productName ?? asWritten ?? '')}
            </Text>
            <Text textStyle="small" color="fg.muted">
              {[brand && `${brand} · ${model ?? ''}`, chosenInWords(selectedVariations)]
                .filter(Boolean)
                .join(', ')}
            </Text>
          </div>
          <b translate="no">{formatQuantity(quantity, unit)}</b>
        </List.Item>
      ))}
    </List.Root>
  );
}
