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
  /** 0 is price on request: then every total is 0. */
  unitPriceKurus: number;
  netKurus: number;
  taxKurus: number;
  grossKurus: number;
}

/**
 * Prices a quantity of a product whose base price is changed by signed differences. A unit price of 0 or below is price
 * on request.
 */
export function priceLine(line: {
  basePriceKurus: number;
  differencesKurus: readonly number[];
  quantity: number;
  taxRateBasisPoints: number;
}): PricedLine {
  const unitPriceKurus = unitPrice(line.basePriceKurus, line.differencesKurus);
  const netKurus = unitPriceKurus * line.quantity;
  const taxKurus = taxOf(netKurus, line.taxRateBasisPoints);
  return { unitPriceKurus, netKurus, taxKurus, grossKurus: netKurus + taxKurus };
}

/** A product without a base price is priced on request, whatever is chosen. */
function unitPrice(basePriceKurus: number, differencesKurus: readonly number[]): number {
  if (basePriceKurus <= 0) return 0;
  return Math.max(
    0,
    differencesKurus.reduce((sum, difference) => sum + difference, basePriceKurus),
  );
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
