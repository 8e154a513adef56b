import { Box, Flex, Link, List, Span, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { chosenInWords } from '../../../shop/chosen-variations';
import { formatLiraExactly, formatQuantity, withFixedUnits } from '../../../shop/format';
import { formatDiscount } from './discount';

export const OfferLineFragment = graphql(`
  fragment OfferLine on QuoteOfferLine @_unmask {
    id
    askedLineId
    alternativeOf
    productName
    description
    brand
    model
    slug
    quantity
    unit
    listPrice
    unitPrice
    discount
    totalPrice
    deliveryTime
    selectedVariations {
      attributeName
      variationName
    }
  }
`);

export type OfferLine = ResultOf<typeof OfferLineFragment>;

/** What a line is called: the product, or what staff wrote. */
export const lineName = ({ productName, description }: Pick<OfferLine, 'productName' | 'description'>) =>
  productName ?? description ?? '';

interface QuoteLinesProps {
  lines: readonly OfferLine[];
  /** Those of the offer before; a line that differs says what it was. */
  earlier: readonly OfferLine[] | undefined;
}

/** The lines of an offer, an alternative right after the line it may replace, with what changed since the offer before. */
export function QuoteLines({ lines, earlier }: QuoteLinesProps) {
  const main = lines.filter(({ alternativeOf }) => alternativeOf === null);
  const before = new Map(earlier?.map((line) => [keyOf(line), line]));
  const gone = earlier?.filter((line) => !lines.some((one) => keyOf(one) === keyOf(line))) ?? [];
  return (
    <List.Root variant="plain" textStyle="figures">
      {main.flatMap((line) => [
        <Line
          key={line.id}
          line={line}
          before={before.get(keyOf(line))}
          isAdded={isAdded(line, earlier, before)}
        />,
        ...lines
          .filter(({ alternativeOf }) => alternativeOf === line.id)
          .map((alternative) => (
            <Line
              key={alternative.id}
              line={alternative}
              before={before.get(keyOf(alternative))}
              isAdded={isAdded(alternative, earlier, before)}
            />
          )),
      ])}
      {gone.map((line) => (
        <List.Item key={line.id} css={LINE} color="fg.muted">
          <s>{lineName(line)}</s>
          <Text textStyle="small">Bu sürümde yok</Text>
        </List.Item>
      ))}
    </List.Root>
  );
}

const isAdded = (
  line: OfferLine,
  earlier: readonly OfferLine[] | undefined,
  before: ReadonlyMap<string, OfferLine>,
) => earlier !== undefined && !before.has(keyOf(line));

/** The same line over the offers: what it answers, or what it is. */
const keyOf = (line: OfferLine) =>
  line.alternativeOf === null && line.askedLineId !== null
    ? line.askedLineId
    : `${String(line.alternativeOf !== null)} ${lineName(line)}`;

interface LineProps {
  line: OfferLine;
  before: OfferLine | undefined;
  isAdded: boolean;
}

function Line({ line, before, isAdded: isNew }: LineProps) {
  const { alternativeOf, slug, brand, model, selectedVariations, description, productName } = line;
  const name = withFixedUnits(lineName(line));
  return (
    <List.Item css={LINE} paddingInlineStart={alternativeOf === null ? undefined : '5'}>
      <Box minWidth="0" overflowWrap="anywhere" textStyle="small" color="fg.muted">
        {alternativeOf !== null && (
          <Text fontWeight="medium" color="petrol.fg">
            Muadil, toplama dahil değildir
          </Text>
        )}
        <Text color="fg" fontSize="body" fontWeight="medium">
          {slug === null ? (
            name
          ) : (
            <Link asChild variant="plain">
              <RouterLink to={paths.product(slug)}>{name}</RouterLink>
            </Link>
          )}
        </Text>
        {brand && (
          <p>
            {brand} · {model}
          </p>
        )}
        {selectedVariations.length > 0 && <p>{chosenInWords(selectedVariations)}</p>}
        {productName !== null && description && <p>{description}</p>}
        {line.deliveryTime && (
          <p>
            Teslim: <Changed now={line.deliveryTime} before={before?.deliveryTime ?? undefined} />
          </p>
        )}
        {isNew && (
          <Text as="b" fontWeight="medium" color="success.fg">
            Bu sürümde eklendi
          </Text>
        )}
      </Box>
      <Box textAlign={{ base: 'start', sm: 'end' }}>
        <Text as="b" display="block" fontWeight="semibold" whiteSpace="nowrap">
          <span translate="no">{formatLiraExactly(line.totalPrice)}</span>
        </Text>
        <Text textStyle="small" color="fg.muted">
          <Changed
            now={formatQuantity(line.quantity, line.unit)}
            before={before && formatQuantity(before.quantity, before.unit)}
          />{' '}
          ×{' '}
          <Changed
            now={formatLiraExactly(line.unitPrice)}
            before={before && formatLiraExactly(before.unitPrice)}
          />
        </Text>
        {line.discount > 0 && line.listPrice !== null && (
          <Text textStyle="small" color="success.fg">
            Liste {formatLiraExactly(line.listPrice)}, {formatDiscount(line.discount)} indirim
          </Text>
        )}
      </Box>
    </List.Item>
  );
}

/** A value, and beside it the one of the offer before where it was another. */
function Changed({ now, before }: { now: string; before: string | undefined }) {
  if (before === undefined || before === now) return <>{now}</>;
  return (
    <Flex as="span" display="inline-flex" gap="1" flexWrap="wrap">
      <s>{before}</s>
      <Span bg="warning.subtle" color="warning.fg" paddingInline="1" borderRadius="sm">
        {now}
      </Span>
    </Flex>
  );
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  columnGap: '4',
  rowGap: '1',
  paddingBlock: '3',
  breakInside: 'avoid',
  '& + &': { borderTopWidth: '1px' },
} as const;
