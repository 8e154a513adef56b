import { v4 as randomId } from 'uuid';
import { unitPriceOf } from '../../../kernel/money/money.js';
import { readSalesUnit } from '../../../kernel/sales-unit/sales-unit.js';
import { choose, type Offer, productNotFound, withinLimits } from '../../catalog/index.js';
import type { AskedLine, LineText, QuoteTexts } from '../history/quote.events.js';
import { quoteEmpty } from '../history/quote.refusals.js';
import type { QuoteLineInput } from './quote-request.input.js';

export interface AskedLines {
  lines: AskedLine[];
  texts: QuoteTexts['lines'];
}

/**
 * What was asked for and what was written of it.
 *
 * @param offers what is sold today of the named products
 * @throws QUOTE_EMPTY, PRODUCT_NOT_FOUND, VARIATION_NOT_FOUND
 */
export function askedLines(asked: readonly QuoteLineInput[], offers: ReadonlyMap<string, Offer>): AskedLines {
  const lines = asked.map((line) => askedLine(line, offers));
  const texts = lines.map(({ id }, index): [string, LineText] => {
    const { text = null, ownPartNumber = null } = asked[index] ?? {};
    return [id, { asWritten: text, ownPartNumber }];
  });
  return { lines, texts: Object.fromEntries(texts) };
}

/** The same line at the list price of today; null for what is sold no more. */
export function listedToday(line: AskedLine, offers: ReadonlyMap<string, Offer>): AskedLine {
  const offer = line.productId === null ? undefined : offers.get(line.productId);
  return { ...line, listPriceKurus: offer ? listPriceOf(line, offer) : null };
}

/** Net, with the choices of the line; null once one of them is sold no more. */
function listPriceOf({ selectedVariations }: AskedLine, { groups, basePriceKurus }: Offer): number | null {
  const variations = groups.flatMap((group) => group.variations);
  const chosen = selectedVariations.map(({ variationId }) => variations.find(({ id }) => id === variationId));
  const prices = chosen.flatMap((variation) => (variation ? [variation.priceKurus] : []));
  return prices.length === chosen.length ? unitPriceOf(basePriceKurus, prices) : null;
}

/** What the buyer wrote and the catalog does not have. */
function writtenLine({ text, unit: named, quantity }: QuoteLineInput) {
  if (!text) throw quoteEmpty();
  const unit = named ?? 'adet';
  const none = { productId: null, product: null, selectedVariations: [], listPriceKurus: null };
  return { ...none, quantity, unit, unitCode: readSalesUnit(unit).code };
}

function askedLine(line: QuoteLineInput, offers: ReadonlyMap<string, Offer>): AskedLine {
  const { productId = null, targetPrice = null, wantedOn = null } = line;
  const rest = { id: randomId(), targetPriceKurus: targetPrice, wantedOn, answers: [] };
  if (productId === null) return { ...rest, ...writtenLine(line) };
  const offer = offers.get(productId);
  if (!offer) throw productNotFound({ productId });
  const choices = choose(offer.groups, line.variations ?? []);
  const { product } = offer;
  return {
    ...rest,
    productId,
    product,
    unit: product.unit,
    unitCode: readSalesUnit(product.unit).code,
    selectedVariations: choices.map(({ group, variation }) => ({
      attributeId: group.id,
      attributeName: group.name,
      variationId: variation.id,
      variationName: variation.name,
    })),
    quantity: withinLimits(line.quantity, offer.minOrderQuantity),
    listPriceKurus: unitPriceOf(
      offer.basePriceKurus,
      choices.map(({ variation }) => variation.priceKurus),
    ),
  };
}
