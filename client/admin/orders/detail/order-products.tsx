import { Box, Card, Flex, Span, Table, Text } from '@chakra-ui/react';
import { LinePicture, OrderLinesFragment } from '../../../features/orders/detail/order-lines';
import { OrderSums, type OrderSumsFragment } from '../../../features/orders/detail/order-sums';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { chosenInWords } from '../../../shop/chosen-variations';
import { labeledDelivery } from '../../../shop/delivery-text';
import { formatCount, formatLiraExactly, formatQuantity, withFixedUnits } from '../../../shop/format';

export const PanelOrderLineFragment = graphql(
  `
    fragment PanelOrderLine on OrderLine {
      id
      sku
      backOrdered
      ...OrderLines
    }
  `,
  [OrderLinesFragment],
);

type Line = ResultOf<typeof PanelOrderLineFragment>;

interface OrderedItems {
  readonly items: readonly FragmentOf<typeof PanelOrderLineFragment>[];
}

type ShownOrder = OrderedItems & FragmentOf<typeof OrderSumsFragment>;

/** What was ordered, a row each: as it was when it was ordered, but for what is still short. */
export function OrderProducts({ order }: { order: ShownOrder }) {
  const lines = readFragment(PanelOrderLineFragment, order.items);
  return (
    <Card.Root as="section" overflow="hidden">
      <Card.Header paddingInline={{ base: '4', md: '5' }} paddingBlock="3">
        <Card.Title as="h2">
          Ürünler
          <Text as="span" textStyle="small" color="fg.muted" fontWeight="normal" marginInlineStart="2">
            {formatCount(lines.length)} kalem
          </Text>
        </Card.Title>
      </Card.Header>
      <Table.Root css={TABLE}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Ürün</Table.ColumnHeader>
            <Table.ColumnHeader>Stok kodu</Table.ColumnHeader>
            <Table.ColumnHeader data-figures="">Adet</Table.ColumnHeader>
            <Table.ColumnHeader data-figures="">Net birim</Table.ColumnHeader>
            <Table.ColumnHeader data-figures="">Net tutar</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map((line) => (
            <LineRow key={line.id} line={line} />
          ))}
        </Table.Body>
      </Table.Root>
      <Flex justify="flex-end" paddingInline={{ base: '4', md: '5' }} paddingBlock="4">
        <OrderSums order={order} />
      </Flex>
    </Card.Root>
  );
}

function LineRow({ line }: { line: Line }) {
  const { sku, backOrdered } = line;
  const ordered = readFragment(OrderLinesFragment, line);
  const { productName, slug, selectedVariations, quantity, unit, unitPrice, totalPrice } = ordered;
  return (
    <Table.Row>
      <Table.Cell data-product="">
        <Flex gap="3" align="center">
          <LinePicture picture={ordered.picture} boxSize="10" padding="0.5" />
          <Box minWidth="0" overflowWrap="anywhere">
            {slug === null ? (
              withFixedUnits(productName)
            ) : (
              <ProductLink slug={slug} name={withFixedUnits(productName)} />
            )}
            {selectedVariations.length > 0 && (
              <Text textStyle="small" color="fg.muted">
                {chosenInWords(selectedVariations)}
              </Text>
            )}
            {ordered.delivery.length > 0 && (
              <Text textStyle="small" color="fg.muted">
                {labeledDelivery(ordered)}
              </Text>
            )}
          </Box>
        </Flex>
      </Table.Cell>
      <Table.Cell data-code="">
        <Span overflowWrap="anywhere">{sku}</Span>
        {backOrdered > 0 && (
          <Text textStyle="small" color="warning.fg">
            {formatQuantity(backOrdered, unit)} bekleniyor
          </Text>
        )}
      </Table.Cell>
      <Table.Cell data-figures="" data-quantity="">
        {formatQuantity(quantity, unit)}
      </Table.Cell>
      <Table.Cell data-figures="" data-unit-price="">
        {formatLiraExactly(unitPrice)}
      </Table.Cell>
      <Table.Cell data-figures="">
        <b>{formatLiraExactly(totalPrice)}</b>
      </Table.Cell>
    </Table.Row>
  );
}

/** To the page of the product in the shop, which is another application: the order stays open beside it. */
function ProductLink({ slug, name }: { slug: string; name: string }) {
  return (
    <a href={paths.product(slug)} target="_blank" rel="noopener">
      {name}
      <Span srOnly> (yeni sekmede açılır)</Span>
    </a>
  );
}

/** On a phone each line is a block: its product, then its code, then quantity and price before what they come to. */
const TABLE = {
  fontVariantNumeric: 'normal',
  '& [data-figures]': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
  },
  '& :is(td, th)': { paddingBlock: '2', paddingInline: { base: '0', md: '3' } },
  '& :is(td, th):first-of-type': { paddingInlineStart: { base: '0', md: '5' } },
  '& :is(td, th):last-of-type': { paddingInlineEnd: { base: '0', md: '5' } },
  // Codes may break, but those of usual length need not: the names beside them wrap anyway.
  md: { '& [data-code]': { width: '8.5rem' } },
  mdDown: {
    '& thead': { srOnly: true },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'auto auto 1fr',
      columnGap: '2',
      paddingInline: '4',
      paddingBlock: '2',
      borderBottomWidth: '1px',
    },
    '& td': { paddingBlock: '0', borderBottomWidth: '0' },
    '& :is([data-product], [data-code])': { gridColumn: '1 / -1' },
    '& :is([data-code], [data-quantity])': { paddingInlineStart: '3.25rem' },
    '& [data-unit-price]::before': { content: '"× "' },
  },
} as const;
