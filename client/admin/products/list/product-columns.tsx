import { Badge, Box, Flex, Link, Span, Text } from '@chakra-ui/react';
import { CircleDashed, type LucideIcon, Sparkles, Star } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount, formatDateTime, formatLiraExactly } from '../../../shop/format';
import { shortTime } from '../../../shop/short-time';
import { Icon } from '../../../ui/controls/icon';
import { Rating } from '../../../ui/controls/rating';
import { Thumbnail } from '../../../ui/media/thumbnail';
import { type DataColumn, dataColumns } from '../../../ui/table/data-columns';
import { OneLine } from '../../../ui/table/one-line';
import { FLAG_LABELS, GAP_LABELS, PRODUCT_STATES, stateOf } from '../product-labels';
import { EditableCell } from './edit/editable-cell';
import { useProductActions } from './product-actions';
import { type ProductRow } from './products.query';
import { RowMenu } from './row-menu';
import { StockCell } from './stock-cell';

const column = dataColumns<ProductRow>();

/** From here on category and missing information have columns of their own; below it they stand under the name. */
const WIDE = 1440;
const IN_NARROW_WINDOWS = { [`@media (min-width: ${String(WIDE)}px)`]: { display: 'none' } };

/** The columns of the list of products. The ids of those that can be sorted are the fields of the product. */
export const PRODUCT_COLUMNS: DataColumn<ProductRow>[] = column.columns([
  column.display({
    id: 'picture',
    header: () => <Span srOnly>Görsel</Span>,
    meta: { label: 'Görsel', width: '3.5rem', card: 'picture' },
    cell: ({ row }) => <PictureCell product={row.original} />,
  }),
  column.accessor('name', {
    header: 'Ürün',
    meta: { label: 'Ürün', isTitle: true },
    cell: ({ row }) => <NameCell product={row.original} />,
  }),
  column.accessor('sku', {
    header: 'Stok kodu',
    enableSorting: false,
    meta: { label: 'Stok kodu', width: '8.5rem', card: 'second' },
    cell: ({ row }) => <SkuCell product={row.original} />,
  }),
  column.accessor('category', {
    header: 'Kategori',
    enableSorting: false,
    meta: { label: 'Kategori', width: '11rem', from: WIDE },
    cell: ({ row: { original: product } }) => (
      <OneLine title={categoryOf(product)}>{categoryOf(product)}</OneLine>
    ),
  }),
  column.accessor('basePrice', {
    header: 'Net fiyat',
    meta: { label: 'Net fiyat', align: 'end', width: '7.75rem', card: 'end' },
    cell: ({ row }) => <PriceCell product={row.original} />,
  }),
  column.accessor('stockQuantity', {
    header: 'Stok',
    meta: { label: 'Stok', align: 'end', width: '6.5rem', card: 'secondEnd' },
    cell: ({ row }) => <StockCell product={row.original} />,
  }),
  column.accessor('rating', {
    header: 'Puan',
    enableSorting: false,
    meta: { label: 'Puan', width: '10rem', from: WIDE },
    cell: ({ row: { original: product } }) => <RatingCell product={product} />,
  }),
  column.display({
    id: 'state',
    header: 'Durum',
    meta: { label: 'Durum', width: '7rem' },
    cell: ({ row }) => <StateCell product={row.original} />,
  }),
  column.accessor('gaps', {
    header: 'Eksik bilgi',
    enableSorting: false,
    meta: { label: 'Eksik bilgi', width: '7rem', from: WIDE },
    cell: ({ row }) => <GapsCell product={row.original} />,
  }),
  column.accessor('updatedAt', {
    header: 'Son değişiklik',
    sortDescFirst: true,
    meta: { label: 'Son değişiklik', width: '8.5rem' },
    cell: ({ row: { original: product } }) => <TimeCell at={product.updatedAt} />,
  }),
  column.accessor('createdAt', {
    header: 'Eklenme',
    sortDescFirst: true,
    meta: { label: 'Eklenme', width: '8rem' },
    cell: ({ row: { original: product } }) => <TimeCell at={product.createdAt} />,
  }),
  column.display({
    id: 'menu',
    header: () => <Span srOnly>İşlemler</Span>,
    meta: { label: 'İşlemler', align: 'end', width: '3.75rem' },
    cell: ({ row }) => <RowMenu product={row.original} />,
  }),
]);

const categoryOf = ({ category }: ProductRow) => category?.name ?? 'Kategorisiz';

function PictureCell({ product: { picture } }: { product: ProductRow }) {
  return (
    <Box boxSize={{ base: '10', md: '8' }}>
      <Thumbnail picture={picture} />
    </Box>
  );
}

function NameCell({ product }: { product: ProductRow }) {
  const { addressOf } = useProductActions();
  const maker = [product.brand, product.model].filter(Boolean).join(' ');
  return (
    <Box title={[product.name, maker].filter(Boolean).join(', ')} lineHeight="1.25rem">
      <Link asChild variant="plain" display="block" color="fg" fontWeight="medium" truncate>
        <RouterLink to={addressOf(product)}>{product.name}</RouterLink>
      </Link>
      <Flex hideBelow="md" align="center" gap="1.5" textStyle="small" lineHeight="1.125rem" color="fg.muted">
        <Text as="span" truncate>
          {maker}
          <Span css={IN_NARROW_WINDOWS}>{[maker && ', ', categoryOf(product)]}</Span>
        </Text>
        <Flags product={product} />
        <Box flexShrink={0} css={IN_NARROW_WINDOWS}>
          <GapsCell product={product} />
        </Box>
      </Flex>
    </Box>
  );
}

function Flags({ product: { isNew, isFeatured } }: { product: ProductRow }) {
  const flags = [isNew && FLAG_LABELS.NEW, isFeatured && FLAG_LABELS.FEATURED].filter(
    (flag) => flag !== false,
  );
  return flags.map((flag) => (
    <Badge
      key={flag}
      size="sm"
      colorPalette="petrol"
      variant={flag === FLAG_LABELS.NEW ? 'solid' : 'outline'}
      borderRadius="l1"
      flexShrink={0}
    >
      {flag}
    </Badge>
  ));
}

/** A card of two lines has no room for the word. */
function FlagIcon({ icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <Span title={label}>
      <Icon of={icon} size={14} />
      <Span srOnly>{label}</Span>
    </Span>
  );
}

function SkuCell({ product }: { product: ProductRow }) {
  return (
    // Figures of one width would tear its hyphens.
    <Flex
      align="center"
      gap="1.5"
      title={product.sku}
      fontVariantNumeric="normal"
      fontFeatureSettings="normal"
    >
      <Text as="span" truncate>
        {product.sku}
      </Text>
      <Flex gap="1" hideFrom="md" color="petrol.fg" flexShrink={0}>
        {product.isNew && <FlagIcon icon={Sparkles} label={FLAG_LABELS.NEW} />}
        {product.isFeatured && <FlagIcon icon={Star} label={FLAG_LABELS.FEATURED} />}
      </Flex>
    </Flex>
  );
}

function PriceCell({ product }: { product: ProductRow }) {
  const { basePrice } = useProductActions().valuesOf(product);
  return (
    <EditableCell row={product} name="basePrice">
      {basePrice === 0 ? <Span color="fg.muted">Fiyat Sorunuz</Span> : <b>{formatLiraExactly(basePrice)}</b>}
    </EditableCell>
  );
}

function RatingCell({ product: { rating, reviewCount } }: { product: ProductRow }) {
  if (reviewCount === 0) return <Span color="fg.muted">yok</Span>;
  return <Rating rating={rating} reviewCount={reviewCount} />;
}

function StateCell({ product }: { product: ProductRow }) {
  const { label, tab, Icon: drawing, tone } = PRODUCT_STATES[stateOf(product)];
  return (
    <Badge colorPalette={tone} title={tab}>
      <Icon of={drawing} size={14} strokeWidth={2} />
      {label}
    </Badge>
  );
}

function GapsCell({ product: { gaps } }: { product: ProductRow }) {
  if (gaps.length === 0) return null;
  const names = gaps.map((gap) => GAP_LABELS[gap].toLocaleLowerCase('tr')).join(', ');
  return (
    <Flex align="center" gap="1.5" color="warning.fg" title={names}>
      <Icon of={CircleDashed} />
      <Text as="span" truncate>
        {gaps.length > 2 ? `${formatCount(gaps.length)} alan` : names}
      </Text>
    </Flex>
  );
}

function TimeCell({ at }: { at: string }) {
  return <OneLine title={formatDateTime(at)}>{shortTime(at)}</OneLine>;
}
