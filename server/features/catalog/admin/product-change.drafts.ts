import type { PriceDifference } from '../../../kernel/money/money.js';
import type { AttributeSnapshot, ProductDraft, ProductSnapshot } from '../drafts/product.draft.js';
import { priceBelowZero } from './catalog-admin.refusals.js';
import type { PriceChangeInput, ProductChangeInput } from './product-changes.input.js';

const PERCENT = 100;

/** To a coarser multiple than a lira, a choice that adds less would cost nothing more. */
const COARSEST_OF_CHOICES_KURUS = 100;

/**
 * A product with a change of several, `isArchived` aside.
 *
 * @throws PRICE_BELOW_ZERO
 */
export function changedDraft(
  { price, categoryId, inStock, isNew, isFeatured }: ProductChangeInput,
  product: ProductSnapshot,
): ProductDraft {
  return {
    name: product.name,
    sku: product.sku,
    categoryId: categoryId ?? undefined,
    inStock: inStock ?? undefined,
    isNew: isNew ?? undefined,
    isFeatured: isFeatured ?? undefined,
    ...(price ? priced(price, product) : {}),
  };
}

function priced(change: PriceChangeInput, product: ProductSnapshot): Partial<ProductDraft> {
  const basePriceKurus = changedPrice(change, product.basePriceKurus);
  if (!change.percent) return { basePriceKurus };
  return { basePriceKurus, attributes: product.attributes.map((group) => scaled(change, group)) };
}

/**
 * A net price in kuruş after a change; 0, a price on request, stays 0.
 *
 * @throws PRICE_BELOW_ZERO when nothing is left, as that would make it a price on request
 */
export function changedPrice(change: PriceChangeInput, kurus: number): number {
  if (kurus === 0) return 0;
  const price = rounded(change.roundTo ?? 1, grown(change, kurus) + (change.amount ?? 0));
  if (price <= 0) throw priceBelowZero({ price });
  return price;
}

const grown = ({ percent }: PriceChangeInput, kurus: number) => kurus + (kurus * (percent ?? 0)) / PERCENT;

/** Half-up: the noise of binary fractions is rounded away first. */
function rounded(step: number, kurus: number): number {
  return Math.round(Number((kurus / step).toFixed(6))) * step;
}

/** What choices add grows with the price. */
function scaled(change: PriceChangeInput, { id, name, kind, variations }: AttributeSnapshot) {
  const step = Math.min(change.roundTo ?? 1, COARSEST_OF_CHOICES_KURUS);
  const difference = (kurus: PriceDifference) =>
    kurus === null ? null : rounded(step, grown(change, kurus));
  return {
    id,
    name,
    kind,
    variations: variations.map(({ stock: _units, priceKurus, ...variation }) => ({
      ...variation,
      priceKurus: difference(priceKurus),
    })),
  };
}
