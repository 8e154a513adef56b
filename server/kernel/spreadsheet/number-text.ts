/** The number format of a file: `15.000,50` or `15,000.50`. */
export type NumberStyle = 'turkish' | 'english';

interface NumberText {
  value: number;
  /** True when the other style gives another number: `15,000` in a Turkish file is read as 15 but may mean 15000. */
  isAmbiguous: boolean;
}

const CURRENCY = /₺|\bTRY\b|\bTL\b\.?/gi;
/** `15.000,-` and `15.000,00-`: the notation of price lists for round sums. */
const ROUND_SUM = /(,-|,--|,—)$/;
const GROUPED_TURKISH = /^[1-9]\d{0,2}(\.\d{3})+$/;
const GROUPED_ENGLISH = /^[1-9]\d{0,2}(,\d{3})+$/;

/** Parses a number with or without currency and grouping; null when the text is not a number. */
export function readNumberText(text: string, style: NumberStyle = 'turkish'): NumberText | null {
  const bare = text.replace(CURRENCY, '').replace(/\s/g, '').replace(ROUND_SUM, '').replace(/^[−–]/, '-');
  const [, sign, digits] = /^([+-]?)((?:\d[\d.,]*)?\d|[.,]\d+)$/.exec(bare) ?? [];
  if (digits === undefined) return null;
  const read = readDigits(digits, style);
  return read && { ...read, value: sign === '-' ? -read.value : read.value };
}

function readDigits(digits: string, style: NumberStyle): NumberText | null {
  const separator = decimalSeparator(digits, style);
  const [whole = '', fraction = '', ...more] = separator === null ? [digits] : digits.split(separator);
  const isGrouped = GROUPED_TURKISH.test(whole) || GROUPED_ENGLISH.test(whole);
  if (more.length > 0 || /[.,]/.test(fraction) || (/[.,]/.test(whole) && !isGrouped)) return null;
  const value = Number(`${whole.replace(/[.,]/g, '') || '0'}.${fraction || '0'}`);
  return { value, isAmbiguous: hasTwoReadings(digits) && separator !== null };
}

/** The character before the decimals; null when the number is whole. */
function decimalSeparator(digits: string, style: NumberStyle): '.' | ',' | null {
  const lastDot = digits.lastIndexOf('.');
  const lastComma = digits.lastIndexOf(',');
  if (lastDot !== -1 && lastComma !== -1) return lastDot > lastComma ? '.' : ',';
  if (hasTwoReadings(digits)) {
    return digits.includes('.') === (style === 'english') ? separatorIn(digits) : null;
  }
  return GROUPED_TURKISH.test(digits) || GROUPED_ENGLISH.test(digits) ? null : separatorIn(digits);
}

const separatorIn = (digits: string) => (digits.includes('.') ? '.' : digits.includes(',') ? ',' : null);

/** One separator followed by three digits: grouped in one style, decimal in the other. `0.125` can only be decimal. */
const hasTwoReadings = (digits: string) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);

const ENGLISH_EVIDENCE = /^[+-]?\d{1,3}(,\d{3})+\.\d+$|^[+-]?\d{1,3}(,\d{3}){2,}$/;
const TURKISH_EVIDENCE = /^[+-]?\d{1,3}(\.\d{3})+,\d+$|^[+-]?\d{1,3}(\.\d{3}){2,}$|^[+-]?\d+,\d{1,2}$/;

/** English only when at least one number is unmistakably English and none is unmistakably Turkish. */
export function detectNumberStyle(texts: Iterable<string>): NumberStyle {
  let isEnglish = false;
  for (const text of texts) {
    const bare = text.replace(CURRENCY, '').replace(/[\s$€]/g, '');
    if (TURKISH_EVIDENCE.test(bare)) return 'turkish';
    isEnglish ||= ENGLISH_EVIDENCE.test(bare);
  }
  return isEnglish ? 'english' : 'turkish';
}
