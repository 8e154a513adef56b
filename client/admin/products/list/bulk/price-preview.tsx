import { Box, Flex, Skeleton, Stack, Table, Text } from '@chakra-ui/react';
import { formatCount, formatLiraExactly } from '../../../../shop/format';
import { onDemand } from '../../../../shop/on-demand';
import { ErrorAlert } from '../../../../ui/feedback/error-alert';
import { TwoLines } from '../../../../ui/table/two-lines';
import { type ProductRow } from '../products.query';
import { type PricePreviewLine } from './change-products';
import { averageChange, isChanged } from './price-change';
import { type PricePreview } from './use-price-preview';

/** More rows are counted, not listed. */
const MAX_LISTED = 200;

interface PricePreviewTableProps {
  products: readonly ProductRow[];
  preview: PricePreview;
}

/** Each price before and after, those first that cannot be changed, and what it comes to. */
export function PricePreviewTable({
  products,
  preview: { lines, problem, isLoading },
}: PricePreviewTableProps) {
  if (problem !== undefined) {
    return (
      <ErrorAlert>
        <p>{problem}</p>
      </ErrorAlert>
    );
  }
  if (!lines) {
    return isLoading ? (
      <Skeleton height="40" aria-label="Yeni fiyatlar hesaplanıyor" role="status" />
    ) : (
      <Text color="fg.muted">Değişikliği yazınca her ürünün eski ve yeni fiyatı burada görünür.</Text>
    );
  }
  const byId = new Map(products.map((product) => [product.id, product]));
  const ordered = [...lines].sort((one, other) => Number(one.after !== null) - Number(other.after !== null));
  return (
    <Stack gap="2" opacity={isLoading ? 0.6 : undefined}>
      <Box
        maxHeight="20rem"
        overflowY="auto"
        borderWidth="1px"
        borderRadius="l2"
        tabIndex={0}
        aria-label="Fiyatlar"
        role="region"
      >
        <Table.Root
          size="sm"
          stickyHeader
          css={{
            '& :is(td, th)': { paddingInline: { base: '2', sm: '3' } },
            // Prices stay whole.
            '& td:first-of-type': { overflowWrap: 'anywhere' },
          }}
        >
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Ürün</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Şimdi</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Yeni</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end" hideBelow="sm">
                Fark
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {ordered.slice(0, MAX_LISTED).map((line) => (
              <PreviewRow key={line.id} line={line} product={byId.get(line.id)} />
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      <Summary lines={lines} listed={Math.min(lines.length, MAX_LISTED)} />
    </Stack>
  );
}

function PreviewRow({ line, product }: { line: PricePreviewLine; product: ProductRow | undefined }) {
  const { before, after, refusal } = line;
  const [is, difference] = [isChanged(line), (after ?? before) - before];
  return (
    <Table.Row color={is ? undefined : 'fg.muted'}>
      <Table.Cell>
        <TwoLines first={product?.name} second={product?.sku} />
      </Table.Cell>
      <Table.Cell textAlign="end" textDecoration={is ? 'line-through' : undefined} color="fg.muted">
        {before === 0 ? 'Fiyat Sorunuz' : formatLiraExactly(before)}
      </Table.Cell>
      <Table.Cell
        textAlign="end"
        fontWeight={is ? 'semibold' : undefined}
        color={refusal ? 'danger.fg' : undefined}
      >
        {refusal
          ? refusal.message
          : is
            ? formatLiraExactly(after ?? 0)
            : before === 0
              ? 'atlanır'
              : 'aynı kalır'}
      </Table.Cell>
      <Table.Cell textAlign="end" color="fg.muted" hideBelow="sm" whiteSpace="nowrap">
        {is && `${difference > 0 ? '+' : ''}${formatLiraExactly(difference)}`}
      </Table.Cell>
    </Table.Row>
  );
}

const oneDecimal = onDemand(() => new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 }));

/** −6.5 → −%6,5 */
const percentText = (percent: number) =>
  `${percent < 0 ? '−' : '+'}%${oneDecimal().format(Math.abs(percent))}`;

function Summary({ lines, listed }: { lines: readonly PricePreviewLine[]; listed: number }) {
  const count = (is: (line: PricePreviewLine) => boolean) => formatCount(lines.filter(is).length);
  const refused = lines.filter(({ refusal }) => refusal).length;
  const onRequest = lines.filter(({ before }) => before === 0).length;
  return (
    <Flex wrap="wrap" columnGap="4" rowGap="1" textStyle="small" color="fg.muted" role="status">
      <span>
        <b>{count(isChanged)}</b> ürün değişir
      </span>
      {onRequest > 0 && (
        <span>
          <b>{formatCount(onRequest)}</b> ürün fiyatsız, atlanır
        </span>
      )}
      {refused > 0 && (
        <span>
          <b>{formatCount(refused)}</b> ürün değiştirilemez
        </span>
      )}
      <span>
        Ortalama <b>{percentText(averageChange(lines))}</b>
      </span>
      {listed < lines.length && <span>{`İlk ${formatCount(listed)} ürün gösteriliyor`}</span>}
    </Flex>
  );
}
