import type { PricedLine } from '../../cart/index.js';
import type { SiteSettings } from '../../settings/index.js';

/** What one order of a buyer may hold that the shop knows nothing about. */
export type OrderLimits = SiteSettings['orderLimits'];

export type OrderLimit = 'UNITS_PER_PRODUCT' | 'UNITS' | 'SUBTOTAL';

/** The first limit that an order exceeds, with its maximum in units or net kuruş; null when it exceeds none. */
export function exceededLimit(
  lines: readonly Pick<PricedLine, 'productId' | 'quantity'>[],
  subtotalKurus: number,
  limits: OrderLimits,
): { limit: OrderLimit; maximum: number } | null {
  const unitsOf = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    unitsOf.set(productId, (unitsOf.get(productId) ?? 0) + quantity);
  }
  const units = [...unitsOf.values()];
  const checks: [OrderLimit, number, number][] = [
    ['UNITS_PER_PRODUCT', Math.max(0, ...units), limits.unitsPerProduct],
    ['UNITS', units.reduce((sum, count) => sum + count, 0), limits.units],
    ['SUBTOTAL', subtotalKurus, limits.subtotalKurus],
  ];
  const exceeded = checks.find(([, ordered, maximum]) => ordered > maximum);
  return exceeded ? { limit: exceeded[0], maximum: exceeded[2] } : null;
}
