const THOUSANDS = /^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/;
const DECIMAL_COMMA = /^[+-]?\d+(,\d+)?$/;
const DECIMAL_POINT = /^[+-]?\d+\.\d+$/;

/**
 * The number a value of a data sheet stands for, read the Turkish way: 1.250,5 is 1250.5 and 0,55 is 0.55.
 * Null when it is not a number, as in «10-20» or «DN50».
 */
export function specNumber(value: string): number | null {
  const text = value.trim();
  if (THOUSANDS.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  if (DECIMAL_COMMA.test(text)) return Number(text.replace(',', '.'));
  return DECIMAL_POINT.test(text) ? Number(text) : null;
}
