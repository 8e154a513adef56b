import { Badge, Box, Grid, Link, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, ListChecks, SearchX } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths';
import { formatCount, formatLira } from '../../shop/format';
import { Icon } from '../../ui/controls/icon';
import { Price } from '../../ui/controls/price';
import { QuantityStepper } from '../../ui/controls/quantity-stepper';
import { CandidateChoice } from './candidate-choice';
import { type MaterialCandidate, type MaterialLine } from './material-list.query';
import { chosenOf, rowsText, stockText, unitOf } from './material-lines';
import { Found, Notes, Open } from './matched-product';

const STATES = {
  found: { label: 'Bulundu', icon: CircleCheck, tone: 'success', edge: 'success.fg' },
  picked: { label: 'Seçildi', icon: CircleCheck, tone: 'petrol', edge: 'petrol.fg' },
  choose: { label: 'Seçin', icon: ListChecks, tone: 'warning', edge: 'warning.fg' },
  none: { label: 'Bulunamadı', icon: SearchX, tone: 'danger', edge: 'danger.fg' },
} as const;

/** Of a badge, an amount with how it comes about, and the stock: what is chosen pushes nothing away. */
const OF_AMOUNT = '6.25rem';

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
        {line.status === 'FOUND' && chosen ? <Found line={line} candidate={chosen} /> : <Open line={line} />}
      </Box>
      <Box gridColumn={{ base: '2', md: 'auto' }}>
        <QuantityStepper
          quantity={line.quantity}
          minimum={chosen?.product.minOrderQuantity ?? 1}
          unit={unitOf(line)}
          of={`${rowsText(line)}. satır`}
          isSaid
          onChange={onQuantity}
        />
      </Box>
      <Stack
        gap="1"
        gridColumn={{ base: '2', md: 'auto' }}
        minHeight={line.status === 'CHOOSE' ? OF_AMOUNT : undefined}
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
      {line.status === 'CHOOSE' && (
        <Box gridColumn={{ base: '1 / -1', md: '2 / -1' }}>
          <CandidateChoice line={line} onChoose={onChoose} />
          {chosen && <Notes line={line} candidate={chosen} />}
        </Box>
      )}
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
