import { Box, Table, Text } from '@chakra-ui/react';
import { formatLiraExactly } from '../../../shop/format';
import { type OfferDifference } from '../../../shop/quote-differences';
import { LINE_TABLE } from '../../record/line-table';

/** To the kuruş, as the offers themselves. */
const signed = (kurus: number): string => `${kurus < 0 ? '−' : '+'}${formatLiraExactly(Math.abs(kurus))}`;

/** This version beside the one before. */
export function OfferDifferences({
  number,
  differences,
}: {
  number: number;
  differences: readonly OfferDifference[];
}) {
  if (differences.length === 0) return null;
  return (
    <Box borderTopWidth="1px" paddingTop="3">
      <Text as="h3" fontWeight="semibold" paddingInline={{ base: '0', md: '5' }}>
        Sürüm {number}’de ne değişti
      </Text>
      <Table.Root css={LINE_TABLE}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Ne</Table.ColumnHeader>
            <Table.ColumnHeader data-figures="">Sürüm {number - 1}</Table.ColumnHeader>
            <Table.ColumnHeader data-figures="">Sürüm {number}</Table.ColumnHeader>
            <Table.ColumnHeader data-figures="">Fark</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {differences.map(({ label, before, after, difference }, place) => (
            <Table.Row key={place}>
              <Table.Cell data-product="">{label}</Table.Cell>
              <Table.Cell
                data-figures=""
                color="fg.muted"
                textDecoration={before ? 'line-through' : undefined}
              >
                {before ?? 'yoktu'}
              </Table.Cell>
              <Table.Cell data-figures="">
                <b>{after ?? 'çıkarıldı'}</b>
              </Table.Cell>
              <Table.Cell data-figures="">{difference !== null && signed(difference)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
