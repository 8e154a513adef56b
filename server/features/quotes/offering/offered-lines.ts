import { unitPriceOf } from '../../../kernel/money/money.js';
import { readSalesUnit } from '../../../kernel/sales-unit/sales-unit.js';
import type { SelectedVariation } from '../../cart/index.js';
import { choose, type Offer, productNotFound } from '../../catalog/index.js';
import type { AskedLine, OfferedLine } from '../history/quote.events.js';
import { quoteDescriptionMissing, quoteVariationUnknown } from '../history/quote.refusals.js';
import { discountOf } from '../history/quote.pricing.js';
import type { QuoteState } from '../history/quote.state.js';
import type { QuoteOfferLineInput } from './give-quote.input.js';

type Article = Pick<OfferedLine, 'productId' | 'product' | 'selectedVariations' | 'unit' | 'unitCode'>;

interface Sources {
  quote: QuoteState;
  /** Products as they are sold now. */
  offers: ReadonlyMap<string, Offer>;
  taxRateBasisPoints: number;
}

/** @throws PRODUCT_NOT_FOUND, QUOTE_VARIATION_UNKNOWN, QUOTE_DESCRIPTION_MISSING */
export function offeredLine(line: QuoteOfferLineInput, sources: Sources): OfferedLine {
  const { id, askedLineId = null, alternativeOf = null, description = null, quantity } = line;
  const prices = { listPriceKurus: line.listPrice ?? null, unitPriceKurus: line.unitPrice };
  return {
    id,
    askedLineId,
    alternativeOf,
    description,
    quantity,
    ...articleOf(line, sources),
    ...prices,
    discountBasisPoints: discountOf(prices, line.discount),
    totalPriceKurus: line.unitPrice * quantity,
    taxRateBasisPoints: sources.taxRateBasisPoints,
    deliveryTime: line.deliveryTime ?? null,
    currency: null,
    foreignPrice: null,
    rate: null,
    rateDate: null,
  };
}

function articleOf(line: QuoteOfferLineInput, { quote, offers }: Sources): Article {
  const { id, productId = null, variationIds } = line;
  if (productId === null) {
    if (!line.description) throw quoteDescriptionMissing({ lineIds: [id] });
    const unitCode = readSalesUnit(line.unit).code;
    return { productId, product: null, selectedVariations: [], unit: line.unit, unitCode };
  }
  const ids = variationIds ?? [];
  const offer = offers.get(productId);
  const unsold = offer && ids.find((variationId) => !groupOf(offer, variationId));
  if (!offer || unsold) {
    const known = knownArticle(quote, productId, ids);
    if (known) return known;
    throw unsold ? quoteVariationUnknown({ variationId: unsold }) : productNotFound({ productId });
  }
  return {
    productId,
    product: offer.product,
    unit: offer.product.unit,
    unitCode: readSalesUnit(offer.product.unit).code,
    selectedVariations: variationsOf(offer, ids),
  };
}

/** A product or a choice that is sold no more stays as the quote knows it; null where it does not. */
function knownArticle(quote: QuoteState, productId: string, variationIds: readonly string[]): Article | null {
  const lines: (AskedLine | OfferedLine)[] = [...quote.lines, ...quote.offers.flatMap(({ lines }) => lines)];
  const known = lines.findLast(
    (line) =>
      line.productId === productId &&
      line.selectedVariations.length === variationIds.length &&
      variationIds.every((id) => line.selectedVariations.some(({ variationId }) => variationId === id)),
  );
  if (!known) return null;
  const { product, selectedVariations, unit, unitCode } = known;
  return { productId, product, selectedVariations, unit, unitCode };
}

const groupOf = ({ groups }: Offer, variationId: string) =>
  groups.find(({ variations }) => variations.some(({ id }) => id === variationId));

function variationsOf(offer: Offer, ids: readonly string[]): SelectedVariation[] {
  const chosen = ids.flatMap((variationId) => {
    const group = groupOf(offer, variationId);
    return group ? [{ attributeId: group.id, variationId }] : [];
  });
  return choose(offer.groups, chosen).map(({ group, variation }) => ({
    attributeId: group.id,
    attributeName: group.name,
    variationId: variation.id,
    variationName: variation.name,
  }));
}

/** Net list price of today, in kuruş; null on request, and where a choice is no longer sold. */
export function listPriceNow(
  { productId, selectedVariations }: Pick<AskedLine, 'productId' | 'selectedVariations'>,
  offers: ReadonlyMap<string, Offer>,
): number | null {
  const offer = productId === null ? undefined : offers.get(productId);
  if (!offer) return null;
  const sold = offer.groups.flatMap(({ variations }) => variations);
  const prices = selectedVariations.flatMap(
    ({ variationId }) => sold.find(({ id }) => id === variationId)?.priceKurus ?? [],
  );
  if (prices.length < selectedVariations.length) return null;
  return unitPriceOf(offer.basePriceKurus, prices);
}
