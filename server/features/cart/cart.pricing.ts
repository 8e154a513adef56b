import { taxOf } from '../../kernel/money/money.js';
import type { SiteSettings } from '../settings/index.js';
import { cartTooLarge } from './cart.refusals.js';

/** What the shop charges besides the lines; an order records it. */
export interface PricingTerms {
  taxRateBasisPoints: number;
  /** Tax included. */
  shippingFeeKurus: number;
  /** Net subtotal from which shipping is free: 0 is always, null is never. */
  freeShippingThresholdKurus: number | null;
}

export interface Totals {
  /** Net. */
  subtotalKurus: number;
  taxKurus: number;
  taxRateBasisPoints: number;
  /** Tax included. */
  shippingKurus: number;
  totalKurus: number;
  /** Net amount missing for free shipping; null when it is free or switched off. */
  freeShippingGapKurus: number | null;
  freeShippingThresholdKurus: number | null;
}

export function pricingTerms(settings: SiteSettings): PricingTerms {
  const { enabled, thresholdKurus } = settings.freeShipping;
  return {
    taxRateBasisPoints: settings.taxRateBasisPoints,
    shippingFeeKurus: settings.shippingFeeKurus,
    freeShippingThresholdKurus: enabled ? thresholdKurus : null,
  };
}

/**
 * All totals of the shop are computed here: tax is rounded half-up once, on the net sum; shipping includes tax and is
 * added last. Without lines there is no shipping.
 *
 * @param lines net sums
 * @throws CART_TOO_LARGE when the sum is no longer an exact integer
 */
export function totalsOf(lines: readonly { totalPriceKurus: number }[], terms: PricingTerms): Totals {
  const { taxRateBasisPoints, freeShippingThresholdKurus: threshold } = terms;
  const subtotalKurus = lines.reduce((sum, { totalPriceKurus }) => sum + totalPriceKurus, 0);
  const taxKurus = taxOf(subtotalKurus, taxRateBasisPoints);
  const isFree = lines.length === 0 || (threshold !== null && subtotalKurus >= threshold);
  const shippingKurus = isFree ? 0 : terms.shippingFeeKurus;
  const totalKurus = subtotalKurus + taxKurus + shippingKurus;
  if (!Number.isSafeInteger(totalKurus)) throw cartTooLarge();
  const gap = threshold === null ? 0 : threshold - subtotalKurus;
  return {
    subtotalKurus,
    taxKurus,
    taxRateBasisPoints,
    shippingKurus,
    totalKurus,
    freeShippingGapKurus: gap > 0 ? gap : null,
    freeShippingThresholdKurus: threshold,
  };
}
