import { Box, Flex, Link, Span, Stack, Table, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { chosenInWords } from '../../../shop/chosen-variations';
import { startOfDay } from '../../../shop/days';
import { formatDay, formatLiraExactly, formatQuantity, withFixedUnits } from '../../../shop/format';
import { Segments } from '../../../ui/choices/segments';
import { Icon } from '../../../ui/controls/icon';
import { type DifferenceKind, type OfferDifference, offerDifferences } from '../../../shop/quote-differences';
import { TitledCard } from '../../../ui/layout/titled-card';
import { When } from '../../record/when';
import { Sums } from '../../../ui/layout/sums';
import { listedLinesOf } from '../offer/listed-lines';
import { percent } from '../offer/percent';
import { LINE_TABLE } from '../../record/line-table';
import { OfferDifferences } from './offer-differences';

export const QuoteOffersFragment = graphql(`
  fragment QuoteOffers on Quote {
    id
    offers {
      number
      sentAt
      validUntil
      isNewest
      listTotal
      subtotal
      tax
      taxRate
      shipping
      total
      paymentTermDays
      terms
      note
      lines {
        id
        askedLineId
        alternativeOf
        productId
        productName
        sku
        selectedVariations {
          attributeId
          attributeName
          variationId
          variationName
        }
        description
        quantity
        unit
        listPrice
        unitPrice
        discount
        totalPrice
        deliveryTime
      }
    }
  }
`);

type Offer = ResultOf<typeof QuoteOffersFragment>['offers'][number];

interface QuoteOffersProps {
  quote: FragmentOf<typeof QuoteOffersFragment>;
  /** Who gave each of them. */
  authors: readonly (string | null)[];
}

/** Every version of the offer; what differs from the one before is marked, and stands side by side below. */
export function QuoteOffers({ quote, authors }: QuoteOffersProps) {
  const { id, offers } = readFragment(QuoteOffersFragment, quote);
  const [chosen, setChosen] = useState<number>();
  const offer = offers.find(({ number }) => number === chosen) ?? offers.at(-1);
  if (!offer) return null;
  const before = offers.find(({ number }) => number === offer.number - 1);
  const differences = before ? offerDifferences(before, offer) : [];
  return (
    <TitledCard
      title={`Teklif ${String(offer.number)} / ${String(offers.length)}`}
      isFlush
      aside={
        <>
          {offers.length > 1 && (
            <Segments
              label="Sürüm"
              options={offers.map(({ number }) => ({ value: number, label: `Sürüm ${String(number)}` }))}
              value={offer.number}
              onChange={setChosen}
            />
          )}
          <Link href={paths.adminQuotePdf(id, offer.number)} target="_blank" rel="noopener" gap="1.5">
            <Icon of={Download} />
            PDF
            <Span srOnly> (yeni sekmede açılır)</Span>
          </Link>
        </>
      }
    >
      <OfferFacts offer={offer} author={authors[offer.number - 1] ?? null} />
      <OfferLines offer={offer} differences={differences} />
      <Flex justify="flex-end" paddingInline={{ base: '0', md: '5' }} paddingBlock="4">
        <Box minWidth={{ md: '18rem' }}>
          <Sums sums={{ ...offer, listedLines: listedLinesOf(offer.lines) }} />
        </Box>
      </Flex>
      <OfferDifferences number={offer.number} differences={differences} />
    </TitledCard>
  );
}

function OfferFacts({ offer, author }: { offer: Offer; author: string | null }) {
  const { sentAt, validUntil, paymentTermDays, terms, note } = offer;
  return (
    <Stack gap="1" paddingInline={{ base: '0', md: '5' }} paddingBlock="3" borderBottomWidth="1px">
      <Text color="fg.muted">
        {author && `${author}, `}
        <When at={sentAt} />; {formatDay(startOfDay(validUntil))} sonuna kadar geçerli
        {paymentTermDays !== null && `; vade ${String(paymentTermDays)} gün`}
      </Text>
      {[note, terms].map(
        (text, place) =>
          text && (
            <Text key={place} whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </Text>
          ),
      )}
    </Stack>
  );
}

interface OfferLinesProps {
  offer: Offer;
  differences: readonly OfferDifference[];
}

function OfferLines({ offer: { lines }, differences }: OfferLinesProps) {
  const kindsOf = (id: string) =>
    new Set(differences.filter(({ lineId }) => lineId === id).map(({ kind }) => kind));
  return (
    <Table.Root css={LINE_TABLE}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Kalem</Table.ColumnHeader>
          <Table.ColumnHeader data-figures="">Miktar</Table.ColumnHeader>
          <Table.ColumnHeader data-figures="">Liste, net</Table.ColumnHeader>
          <Table.ColumnHeader data-figures="">Teklif, net</Table.ColumnHeader>
          <Table.ColumnHeader data-figures="">Tutar, net</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {lines.map((line) => (
          <OfferLine key={line.id} line={line} kinds={kindsOf(line.id)} />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

interface OfferLineProps {
  line: Offer['lines'][number];
  /** What differs from the version before. */
  kinds: ReadonlySet<DifferenceKind>;
}

function OfferLine({ line, kinds }: OfferLineProps) {
  const isAdded = kinds.has('ADDED');
  const marked = (kind: DifferenceKind) => kinds.has(kind) && { bg: 'petrol.subtle', fontWeight: 'semibold' };
  return (
    <Table.Row {...(isAdded && { boxShadow: 'inset 3px 0 0 {colors.petrol.solid}' })}>
      <Table.Cell data-product="">
        <Box overflowWrap="anywhere" fontWeight="medium">
          {line.alternativeOf !== null && <Span color="petrol.fg">Muadil: </Span>}
          {withFixedUnits(line.productName ?? line.description ?? 'Silinmiş metin')}
        </Box>
        <Text textStyle="small" color="fg.muted">
          {[
            line.sku,
            line.selectedVariations.length > 0 && chosenInWords(line.selectedVariations),
            line.productName !== null && line.description,
            line.deliveryTime && `teslim ${line.deliveryTime}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {isAdded && (
          <Text textStyle="small" color="petrol.fg" fontWeight="semibold">
            Bu sürümde eklendi
          </Text>
        )}
      </Table.Cell>
      <Table.Cell data-figures="" {...marked('QUANTITY')}>
        {formatQuantity(line.quantity, line.unit)}
      </Table.Cell>
      <Table.Cell data-figures="" color="fg.muted">
        {line.listPrice !== null && formatLiraExactly(line.listPrice)}
      </Table.Cell>
      <Table.Cell data-figures="" {...marked('PRICE')}>
        {formatLiraExactly(line.unitPrice)}
        {line.discount > 0 && (
          <Text textStyle="small" color="success.fg">
            {percent(line.discount)} indirim
          </Text>
        )}
      </Table.Cell>
      <Table.Cell data-figures="">
        <b>{formatLiraExactly(line.totalPrice)}</b>
      </Table.Cell>
    </Table.Row>
  );
}
