import type { Offer } from '../../catalog/index.js';
import type { OfferedLine } from '../history/quote.events.js';
import type { QuoteState } from '../history/quote.state.js';
import { listPriceNow } from './offered-lines.js';
import type { QuoteDraftLine } from './quote-draft.type.js';

/** The next offer begins as the newest one stands. */
export function draftOfOffer(lines: readonly OfferedLine[]): QuoteDraftLine[] {
  return lines.map(({ askedLineId, alternativeOf, productId, product, selectedVariations, ...line }) => ({
    askedLineId,
    productId,
    selectedVariations,
    alternativeOf: alternativeOf === null ? null : lines.findIndex(({ id }) => id === alternativeOf),
    productName: product?.name ?? null,
    sku: product?.sku ?? null,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    listPrice: line.listPriceKurus,
    unitPrice: line.unitPriceKurus,
    discount: line.discountBasisPoints,
    deliveryTime: line.deliveryTime,
  }));
}

/** The first offer begins with what was asked for, at the prices of today. */
export function draftOfRequest(
  { lines, texts }: Pick<QuoteState, 'lines' | 'texts'>,
  offers: ReadonlyMap<string, Offer>,
): QuoteDraftLine[] {
  return lines.map((line) => {
    const { id, productId, product, selectedVariations, quantity, unit } = line;
    const price = listPriceNow(line, offers);
    const sold = productId === null ? undefined : offers.get(productId);
    return {
      askedLineId: id,
      alternativeOf: null,
      productId,
      selectedVariations,
      quantity,
      unit,
      productName: product?.name ?? null,
      sku: product?.sku ?? null,
      description: productId === null ? (texts?.lines[id]?.asWritten ?? null) : null,
      listPrice: price,
      unitPrice: price,
      discount: 0,
      deliveryTime: sold?.product.deliveryTime ?? null,
    };
  });
}
