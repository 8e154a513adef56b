import { MAX_QUANTITY, priceLine } from '../../kernel/money/money.js';
import type { ChosenVariation } from './catalog.input.js';
import { variationNotFound } from './catalog.refusals.js';
import type { PriceCalculation, Product, ProductAttribute, ProductVariation } from './product.type.js';

/** A product with all there is to choose. */
interface PricedProduct {
  product: Pick<Product, 'basePrice' | 'inStock' | 'stockQuantity'>;
  attributes: readonly ProductAttribute[];
}

interface Choice {
  variation: ProductVariation;
  /** A group whose stocks are all 0 is not counted. */
  isCounted: boolean;
}

/**
 * Prices so many units with the variations chosen; groups not named take their first.
 *
 * @throws VARIATION_NOT_FOUND for a group or a choice the product does not have
 */
export function calculatePrice(
  { product, attributes }: PricedProduct,
  order: { variations: readonly ChosenVariation[]; quantity: number },
  taxRateBasisPoints: number,
): PriceCalculation {
  const choices = choose(attributes, order.variations);
  const { unitPriceKurus, netKurus, taxKurus, grossKurus } = priceLine({
    basePriceKurus: product.basePrice,
    differencesKurus: choices.map(({ variation }) => variation.price),
    quantity: order.quantity,
    taxRateBasisPoints,
  });
  const stocks = choices.filter(({ isCounted }) => isCounted).map(({ variation }) => variation.stock);
  return {
    unitPrice: unitPriceKurus,
    quantity: order.quantity,
    net: netKurus,
    tax: taxKurus,
    gross: grossKurus,
    taxRate: taxRateBasisPoints,
    priceOnRequest: unitPriceKurus === 0,
    stock: Math.min(product.stockQuantity, ...stocks),
    available: product.inStock && stocks.every((stock) => stock > 0),
  };
}

/** At least the minimum of the product, at most 99999. */
export function withinLimits(quantity: number, minOrderQuantity: number): number {
  return Math.min(Math.max(quantity, minOrderQuantity), MAX_QUANTITY);
}

function choose(attributes: readonly ProductAttribute[], chosen: readonly ChosenVariation[]): Choice[] {
  for (const { attributeId } of chosen) {
    if (!attributes.some(({ id }) => id === attributeId)) throw variationNotFound({ attributeId });
  }
  return attributes.flatMap(({ id, variations }) => {
    const named = chosen.find(({ attributeId }) => attributeId === id);
    const variation = named ? variations.find((one) => one.id === named.variationId) : variations[0];
    if (named && !variation) throw variationNotFound({ attributeId: id, variationId: named.variationId });
    return variation ? [{ variation, isCounted: variations.some(({ stock }) => stock > 0) }] : [];
  });
}
