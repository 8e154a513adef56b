/** A format of nothing but digits: `#,##0.00`, `0000000`. */
const DIGITS = /^(#,##)?(0+)(?:\.(0+))?$/;
/** What stands around the digits, and conditions. */
const AROUND = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|[^#0-9.,?%@A-Za-z/]/g;
const CONDITION = /\[[<>=]/;
const MAX_DIGITS = 15;
const FIRST_IMPRECISE = 10 ** MAX_DIGITS;

/**
 * Shows positive numbers by a format whose digits are fixed, as most prices and codes of a file have; undefined for any other format.
 * Asked for each number, where the library would read the format anew.
 *
 * @param showOne what the library shows of 1, in Turkish notation: it knows what stands around the digits
 */
export function fixedFormat(code: string, showOne: string): ((number: number) => string) | undefined {
  const [positive = ''] = code.split(';');
  const [, group, whole = '', fraction = ''] = DIGITS.exec(positive.replace(AROUND, '')) ?? [];
  if (whole === '' || CONDITION.test(code) || whole.length + fraction.length > MAX_DIGITS) return undefined;
  const one =
    fraction === ''
      ? '1'.padStart(whole.length, '0')
      : `1,${fraction}`.padStart(whole.length + 1 + fraction.length, '0');
  const at = showOne.indexOf(one);
  if (at === -1) return undefined;
  const [before, after] = [showOne.slice(0, at), showOne.slice(at + one.length)];
  const factor = 10 ** fraction.length;
  return (number) => {
    // Rounded as programs do that see 15 digits: 1.005 is 1,01.
    const units = Math.round(Number((number * factor).toPrecision(MAX_DIGITS)));
    if (units >= FIRST_IMPRECISE) return '';
    const digits = String(Math.floor(units / factor)).padStart(whole.length, '0');
    const grouped = group === undefined ? digits : digits.replace(/\B(?=(\d{3})+$)/g, '.');
    const decimals = fraction === '' ? '' : `,${String(units % factor).padStart(fraction.length, '0')}`;
    return `${before}${grouped}${decimals}${after}`;
  };
}
