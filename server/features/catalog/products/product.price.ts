import type { BusinessCalendar } from '../../../kernel/calendar/business-calendar.js';
import { priceLine, taxOf } from '../../../kernel/money/money.js';
import { deliveryOf, deliveryText } from '../offers/delivery.js';
import { choose, isCounted } from '../offers/offer.choices.js';
import type { ChosenVariationInput } from '../offers/chosen-variation.input.js';
import type { PriceCalculation, Product, ProductAttribute } from './product.type.js';

/** A product with all there is to choose. */
interface PricedProduct {
  product: Pick<Product, 'basePrice' | 'inStock' | 'deliveryTime' | 'unit'>;
  stockQuantity: number;
  attributes: readonly ProductAttribute[];
}

/**
 * Prices a quantity with the variations chosen; groups not named take their first.
 *
 * @throws VARIATION_NOT_FOUND for a group or a choice the product does not have
 */
export function calculatePrice(
  { product, stockQuantity, attributes }: PricedProduct,
  { variations, quantity }: { variations: readonly ChosenVariationInput[]; quantity: number },
  { taxRateBasisPoints, calendar }: { taxRateBasisPoints: number; calendar: BusinessCalendar },
): PriceCalculation {
  const choices = choose(attributes, variations);
  const priced = priceLine({
    basePriceKurus: product.basePrice,
    differencesKurus: choices.map(({ variation }) => variation.price),
    quantity,
    taxRateBasisPoints,
  });
  const stocks = choices.filter(({ group }) => isCounted(group)).map(({ variation }) => variation.stock);
  const stock = Math.min(stockQuantity, ...stocks);
  const delivery = priced ? deliveryOf({ ...product, quantity, fromStock: stock }, calendar) : [];
  return {
    unitPrice: priced?.unitPriceKurus ?? 0,
    unitGross: priced ? priced.unitPriceKurus + taxOf(priced.unitPriceKurus, taxRateBasisPoints) : 0,
    quantity,
    net: priced?.netKurus ?? 0,
    tax: priced?.taxKurus ?? 0,
    gross: priced?.grossKurus ?? 0,
    taxRate: taxRateBasisPoints,
    priceOnRequest: priced === null,
    stock,
    available: product.inStock && stocks.every((left) => left > 0),
    delivery,
    deliveryText: priced && deliveryText(delivery, product.unit),
  };
}
