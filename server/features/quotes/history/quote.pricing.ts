import { type PricingTerms, type Totals, totalsOf } from '../../cart/index.js';
import type { OfferedLine } from './quote.events.js';

const BASIS_POINTS = 10_000;
/** The whole list price is never taken off: a price is above 0. */
const MAX_DISCOUNT = BASIS_POINTS - 1;

type CountedLine = Pick<OfferedLine, 'id' | 'alternativeOf'>;

/** The lines that count: an alternative only once it is chosen, and then the line it takes the place of does not. */
export function countedLines<Line extends CountedLine>(
  lines: readonly Line[],
  alternatives: readonly string[] = [],
): Line[] {
  const replaced = new Set(
    lines.filter(({ id }) => alternatives.includes(id)).map(({ alternativeOf }) => alternativeOf),
  );
  return lines.filter(({ id, alternativeOf }) =>
    alternativeOf === null ? !replaced.has(id) : alternatives.includes(id),
  );
}

/**
 * What an offer costs with a choice of alternatives, by the one calculation of the shop.
 *
 * @throws CART_TOO_LARGE when the sum is no longer an exact integer
 */
export function offerTotals(
  lines: readonly (CountedLine & Pick<OfferedLine, 'totalPriceKurus'>)[],
  alternatives: readonly string[],
  terms: PricingTerms,
): Totals {
  return totalsOf(countedLines(lines, alternatives), terms);
}

/** What the lines that count cost by their list prices, in kuruş; 0 for those without one. */
export const listTotalOf = (
  lines: readonly (CountedLine & Pick<OfferedLine, 'listPriceKurus' | 'quantity'>)[],
): number =>
  countedLines(lines).reduce(
    (sum, { listPriceKurus, quantity }) => sum + (listPriceKurus ?? 0) * quantity,
    0,
  );

/** The list price with a discount taken off, rounded half-up. */
export function discounted(listPriceKurus: number, discountBasisPoints: number): number {
  const left = BASIS_POINTS - discountBasisPoints;
  const whole = Math.floor(listPriceKurus / BASIS_POINTS) * left;
  return whole + Math.floor(((listPriceKurus % BASIS_POINTS) * left + BASIS_POINTS / 2) / BASIS_POINTS);
}

/** What was taken off a list price: as it was typed where that yields the price, else what both prices say. */
export function discountOf(
  { listPriceKurus, unitPriceKurus }: Pick<OfferedLine, 'listPriceKurus' | 'unitPriceKurus'>,
  typed: number | null,
): number {
  if (listPriceKurus === null || listPriceKurus <= unitPriceKurus) return 0;
  if (typed !== null && discounted(listPriceKurus, typed) === unitPriceKurus) return typed;
  const share = (listPriceKurus - unitPriceKurus) / listPriceKurus;
  return Math.min(MAX_DISCOUNT, Math.round(share * BASIS_POINTS));
}
