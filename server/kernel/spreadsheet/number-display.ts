const PRECISE_DIGITS = 15;
const FIRST_IMPRECISE = 10 ** PRECISE_DIGITS;

/** Spreadsheet programs show 15 digits; the rest is noise of binary fractions: 29.020000000000003 is 29.02. */
export const withoutNoise = (number: number): number =>
  Number.isInteger(number) ? number : Number(number.toPrecision(PRECISE_DIGITS));

/** All digits of a number, with a decimal comma and without grouping. */
export function decimalText(number: number): string {
  if (Math.abs(number) < FIRST_IMPRECISE) return String(withoutNoise(number)).replace('.', ',');
  return number.toLocaleString('en', { useGrouping: false, maximumSignificantDigits: PRECISE_DIGITS });
}

/** Whether spreadsheet programs store fewer digits than a number shows. */
export const isImprecise = (number: number): boolean => Math.abs(number) >= FIRST_IMPRECISE;
