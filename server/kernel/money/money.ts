const BASIS_POINTS = 10_000;
const BASIS_POINTS_PER_PERCENT = 100;
const KURUS_PER_LIRA = 100;

/** Most units of one thing in one line; prices are kept low enough for the line's sum to stay exact. */
export const MAX_QUANTITY = 99_999;

/**
 * Tax on a net sum, rounded half-up once. Taken on the sum of a calculation, never line by line.
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

/** The sums of so many units at a net price. */
interface PricedLine {
  /** 0 is price on request: then every sum is 0. */
  unitPriceKurus: number;
  netKurus: number;
  taxKurus: number;
  grossKurus: number;
}

/**
 * Prices so many units of something whose base price is changed by signed differences. A price that falls to 0 or below
 * is no price but a question (price on request).
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

/** Without a published base price there is nothing a difference could be added to. */
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

/** «₺15.000,00»: as contracts write it, with the kuruş part always. */
export function formatLiraInFull(kurus: number): string {
  return `${kurus < 0 ? '-' : ''}₺${withKurus.format(Math.abs(kurus) / KURUS_PER_LIRA)}`;
}

/** «%20», «%1,5». */
export function formatTaxRate(basisPoints: number): string {
  return `%${(basisPoints / BASIS_POINTS_PER_PERCENT).toLocaleString('tr-TR')}`;
}
