const BASIS_POINTS = 10_000;
const BASIS_POINTS_PER_PERCENT = 100;
const KURUS_PER_LIRA = 100;

/** Largest quantity of one line; prices are limited so that the line's total stays exact. */
export const MAX_QUANTITY = 99_999;

/**
 * Tax on a net total, rounded half-up once. Computed on the total of a calculation, never line by line.
 *
 * @param netKurus 0 or more
 * @param taxRateBasisPoints 2000 is 20 %
 */
export function taxOf(netKurus: number, taxRateBasisPoints: number): number {
  // The product of the two may pass 2^53: whole kuruş are split so that every step stays exact.
  const whole = Math.floor(netKurus / BASIS_POINTS) * taxRateBasisPoints;
  const rest = (netKurus % BASIS_POINTS) * taxRateBasisPoints;
  return whole + Math.floor((rest + BASIS_POINTS / 2) / BASIS_POINTS);
}

/** The totals of a quantity at a net unit price. */
interface PricedLine {
  /** Above 0. */
  unitPriceKurus: number;
  netKurus: number;
  taxKurus: number;
  grossKurus: number;
}

/** The signed net difference of a choice to the base price; null when it is priced on request. */
export type PriceDifference = number | null;

/**
 * Prices a quantity of a product whose base price is changed by the differences of what is chosen.
 *
 * @returns null when the price is on request (see unitPriceOf)
 */
export function priceLine(line: {
  basePriceKurus: number;
  differencesKurus: readonly PriceDifference[];
  quantity: number;
  taxRateBasisPoints: number;
}): PricedLine | null {
  const unitPriceKurus = unitPriceOf(line.basePriceKurus, line.differencesKurus);
  if (unitPriceKurus === null) return null;
  const netKurus = unitPriceKurus * line.quantity;
  const taxKurus = taxOf(netKurus, line.taxRateBasisPoints);
  return { unitPriceKurus, netKurus, taxKurus, grossKurus: netKurus + taxKurus };
}

/**
 * Net price of one unit; null when it is on request: without a base price, with a choice that has no price, and where
 * the sum is not above 0. What one choice takes away is never made up for by another one.
 */
export function unitPriceOf(
  basePriceKurus: number,
  differencesKurus: readonly PriceDifference[],
): number | null {
  if (basePriceKurus <= 0) return null;
  let sum = basePriceKurus;
  for (const difference of differencesKurus) {
    if (difference === null || takesWholePrice(basePriceKurus, difference)) return null;
    sum += difference;
  }
  return sum > 0 ? sum : null;
}

/** Whether a difference alone leaves nothing of a published price. */
export function takesWholePrice(basePriceKurus: number, differenceKurus: number): boolean {
  return basePriceKurus > 0 && basePriceKurus + differenceKurus <= 0;
}

const withKurus = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const withoutKurus = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

/** «₺15.000», and «₺15.000,50» where there is a kuruş part. */
export function formatLira(kurus: number): string {
  const amount = Math.abs(kurus) / KURUS_PER_LIRA;
  const digits = kurus % KURUS_PER_LIRA === 0 ? withoutKurus : withKurus;
  return `${kurus < 0 ? '-' : ''}₺${digits.format(amount)}`;
}

/** «₺15.000,00»: always with the kuruş part, as in contracts. */
export function formatLiraInFull(kurus: number): string {
  return `${kurus < 0 ? '-' : ''}₺${withKurus.format(Math.abs(kurus) / KURUS_PER_LIRA)}`;
}

/** «%20», «%1,5». */
export function formatTaxRate(basisPoints: number): string {
  return `%${(basisPoints / BASIS_POINTS_PER_PERCENT).toLocaleString('tr-TR')}`;
}
