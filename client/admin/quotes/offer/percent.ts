const PER_PERCENT = 100;
const NUMBER = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });
const TYPED = /^\d{1,2}(?:,\d{1,2})?$/;

/** 1270 basis points → %12,7. */
export const percent = (basisPoints: number): string => `%${writePercent(basisPoints)}`;

/** The same as it stands in a field: 12,7. */
export const writePercent = (basisPoints: number): string => NUMBER.format(basisPoints / PER_PERCENT);

/** What was typed, in basis points; null for anything but 0 to 99,99. */
export function readPercent(typed: string): number | null {
  const text = typed.replace(/[\s%]/g, '');
  if (!TYPED.test(text)) return null;
  const [whole = '', fraction = ''] = text.split(',');
  return Number(whole) * PER_PERCENT + Number(fraction.padEnd(2, '0'));
}
