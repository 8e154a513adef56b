import { Badge, Box, Grid, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, ListChecks, SearchX } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths';
import { formatCount, formatLira, formatQuantity, withFixedUnits } from '../../shop/format';
import { Icon } from '../../ui/controls/icon';
import { Price } from '../../ui/controls/price';
import { QuantityStepper } from '../../ui/controls/quantity-stepper';
import { Thumbnail } from '../../ui/media/thumbnail';
import { CandidateChoice } from './candidate-choice';
import { type MaterialCandidate, type MaterialLine } from './material-list.query';
import { chosenOf, isMerged, isRaised, reasonText, roundedText, rowsText, stockText } from './material-lines';

const STATES = {
  found: { label: 'Bulundu', icon: CircleCheck, tone: 'success', edge: 'success.fg' },
  picked: { label: 'Seçildi', icon: CircleCheck, tone: 'petrol', edge: 'petrol.fg' },
  choose: { label: 'Seçin', icon: ListChecks, tone: 'warning', edge: 'warning.fg' },
  none: { label: 'Bulunamadı', icon: SearchX, tone: 'danger', edge: 'danger.fg' },
} as const;

interface MaterialRowProps {
  line: MaterialLine;
  onChoose: (productId: string | null) => void;
  onQuantity: (quantity: number) => void;
}

/** One thing that a list asks for: as it was written, what was found for it and why, how many and for how much. */
export function MaterialRow({ line, onChoose, onQuantity }: MaterialRowProps) {
  const chosen = chosenOf(line);
  const state = STATES[stateOf(line)];
  const [first] = line.rows;
  return (
    <Grid
      as="li"
      templateColumns={{
        base: '2rem minmax(0, 1fr)',
        md: '2.75rem minmax(0, 1fr) minmax(0, 1.5fr) 10rem 7.5rem',
        lg: '2.75rem minmax(0, 1fr) minmax(0, 1.5fr) 10rem 9.5rem',
      }}
      columnGap={{ base: '2.5', md: '4' }}
      rowGap="2"
      alignItems="start"
      paddingBlock="3"
      paddingInlineEnd={{ base: '3', md: '4' }}
      borderBottomWidth="1px"
      borderInlineStartWidth="3px"
      borderInlineStartColor={state.edge}
      _last={{ borderBottomWidth: '0' }}
    >
      <Text textStyle="figures" color="fg.muted" textAlign="end">
        {rowsText(line)}
      </Text>
      <Written line={line} />
      <Box
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        paddingInlineStart={{ base: '3', md: '0' }}
        minWidth="0"
      >
        {chosen ? <Found line={line} candidate={chosen} /> : <Unfound line={line} />}
      </Box>
      <Box gridColumn={{ base: '2', md: 'auto' }}>
        <QuantityStepper
          quantity={line.quantity}
          minimum={chosen?.product.minOrderQuantity ?? 1}
          unit={chosen?.product.unit ?? line.unit ?? 'adet'}
          of={`${rowsText(line)}. satır`}
          onChange={onQuantity}
        />
      </Box>
      <Stack
        gap="1"
        gridColumn={{ base: '2', md: 'auto' }}
        align={{ base: 'start', md: 'end' }}
        textAlign={{ md: 'end' }}
        textStyle="figures"
      >
        <Badge colorPalette={state.tone}>
          <Icon of={state.icon} size={14} strokeWidth={2} />
          {state.label}
        </Badge>
        {chosen && <Amount candidate={chosen} quantity={line.quantity} />}
        {!chosen && line.status === 'NOT_FOUND' && first && (
          <Link asChild textStyle="small">
            <RouterLink to={paths.search(first.text.slice(0, 100))}>Kendim arayayım</RouterLink>
          </Link>
        )}
      </Stack>
      {line.status === 'CHOOSE' && <CandidateChoice line={line} onChoose={onChoose} />}
    </Grid>
  );
}

function stateOf(line: MaterialLine): keyof typeof STATES {
  if (line.status === 'NOT_FOUND') return 'none';
  if (line.status === 'FOUND') return 'found';
  return line.productId === null ? 'choose' : 'picked';
}

function Written({ line: { rows, date } }: { line: MaterialLine }) {
  const [first, ...others] = rows;
  return (
    <Box minWidth="0" overflowWrap="anywhere">
      {first && (
        <Text>
          {first.text} <Amounts text={first.quantity} />
        </Text>
      )}
      {others.map(({ row, text, quantity }) => (
        <Text key={row} textStyle="small" color="fg.muted">
          {row}. satır: {text} <Amounts text={quantity} />
        </Text>
      ))}
      {date !== null && (
        <Text textStyle="small" color="warning.fg">
          «{date}» hücresi tarihe dönüşmüş bir kod olabilir
        </Text>
      )}
    </Box>
  );
}

function Amounts({ text }: { text: string | null }) {
  return text === null ? null : (
    <Text as="span" bg="bg.subtle" borderRadius="sm" paddingInline="1" whiteSpace="nowrap">
      {text}
    </Text>
  );
}

function Found({ line, candidate }: { line: MaterialLine; candidate: MaterialCandidate }) {
  const { product } = candidate;
  return (
    <Grid templateColumns="44px minmax(0, 1fr)" gap="3">
      <Box width="44px" height="44px">
        <Thumbnail picture={product.pictures[0]} />
      </Box>
      <Box minWidth="0">
        <Heading as="h2" textStyle="body" fontWeight="semibold">
          <Link asChild color="fg" fontWeight="inherit">
            <RouterLink to={paths.product(product.slug)}>{withFixedUnits(product.name)}</RouterLink>
          </Link>
        </Heading>
        <Text textStyle="tiny" color="fg.muted">
          <span translate="no">
            {product.brand.name} · {product.model}
          </span>
        </Text>
        <Text textStyle="small" color="fg.muted">
          {line.status === 'CHOOSE' ? 'Siz seçtiniz: ' : ''}
          {reasonText(candidate)}
        </Text>
        <RoundedNote line={line} />
        {isMerged(line) && (
          <Text textStyle="small" color="warning.fg">
            Aynı ürün {line.rows.length} satırda:{' '}
            {line.rows.map(({ count }) => formatCount(count)).join(' + ')} ={' '}
            {formatQuantity(line.askedQuantity, product.unit)}
          </Text>
        )}
        {isRaised(line) && (
          <Text textStyle="small" color="warning.fg">
            Bu üründe en az {formatQuantity(product.minOrderQuantity, product.unit)} satılıyor:{' '}
            {formatCount(line.askedQuantity)} yerine {formatCount(line.quantity)} yazdık
          </Text>
        )}
        {product.attributes.length > 0 && (
          <Text textStyle="small" color="fg.muted">
            Seçenekli ürün; ilk seçenekleriyle eklenir
          </Text>
        )}
      </Box>
    </Grid>
  );
}

function Unfound({ line }: { line: MaterialLine }) {
  return (
    <Box>
      <Heading as="h2" textStyle="body" fontWeight="semibold">
        {line.status === 'CHOOSE'
          ? `${String(line.candidates.length)} aday var, birini seçin`
          : 'Katalogda karşılığı yok'}
      </Heading>
      <Text textStyle="small" color="fg.muted">
        {line.status === 'CHOOSE'
          ? 'Seçmezseniz yazdığınız gibi teklife geçer'
          : 'Teklife aynen geçer, satış mühendisi fiyat yazar'}
      </Text>
      <RoundedNote line={line} />
    </Box>
  );
}

function RoundedNote({ line }: { line: MaterialLine }) {
  const text = roundedText(line);
  return text === '' ? null : (
    <Text textStyle="small" color="warning.fg">
      {text}
    </Text>
  );
}

function Amount({ candidate, quantity }: { candidate: MaterialCandidate; quantity: number }) {
  const { product } = candidate;
  const stock = stockText(candidate, quantity);
  if (product.priceOnRequest) return <Text color="fg.muted">Fiyatı teklifte</Text>;
  return (
    <>
      <Text fontWeight="semibold">
        <Price net={product.defaultPrice * quantity} isOnRequest={false} size="inline" />
      </Text>
      {quantity > 1 && (
        <Text textStyle="tiny" color="fg.muted">
          {formatLira(product.defaultPrice)} × {formatCount(quantity)}
        </Text>
      )}
      <Text textStyle="tiny" color={stock === 'Stokta' ? 'success.fg' : 'fg.muted'}>
        {stock}
      </Text>
    </>
  );
}
