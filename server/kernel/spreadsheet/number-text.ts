/** How a file writes numbers: `15.000,50` or `15,000.50`. */
export type NumberStyle = 'turkish' | 'english';

interface NumberText {
  value: number;
  /** The other style would read another number: `15,000` in a Turkish file is fifteen, but may mean fifteen thousand. */
  doubtful: boolean;
}

const CURRENCY = /₺|\bTRY\b|\bTL\b\.?/gi;
/** `15.000,-` and `15.000,00-`: how price lists write a round sum. */
const ROUND_SUM = /(,-|,--|,—)$/;
const GROUPED_TURKISH = /^[1-9]\d{0,2}(\.\d{3})+$/;
const GROUPED_ENGLISH = /^[1-9]\d{0,2}(,\d{3})+$/;

/** Reads a number as people write it, with or without currency and grouping; nothing when it is none. */
export function readNumberText(text: string, style: NumberStyle = 'turkish'): NumberText | null {
  const bare = text.replace(CURRENCY, '').replace(/\s/g, '').replace(ROUND_SUM, '').replace(/^[−–]/, '-');
  const [, sign, digits] = /^([+-]?)((?:\d[\d.,]*)?\d|[.,]\d+)$/.exec(bare) ?? [];
  if (digits === undefined) return null;
  const read = readDigits(digits, style);
  return read && { ...read, value: sign === '-' ? -read.value : read.value };
}

function readDigits(digits: string, style: NumberStyle): NumberText | null {
  const point = decimalPoint(digits, style);
  const [whole = '', fraction = '', ...more] = point === null ? [digits] : digits.split(point);
  const isGrouped = GROUPED_TURKISH.test(whole) || GROUPED_ENGLISH.test(whole);
  if (more.length > 0 || /[.,]/.test(fraction) || (/[.,]/.test(whole) && !isGrouped)) return null;
  const value = Number(`${whole.replace(/[.,]/g, '') || '0'}.${fraction || '0'}`);
  return { value, doubtful: isAmbiguous(digits) && point !== null };
}

/** The sign before the decimals; nothing when the number is whole. */
function decimalPoint(digits: string, style: NumberStyle): '.' | ',' | null {
  const lastDot = digits.lastIndexOf('.');
  const lastComma = digits.lastIndexOf(',');
  if (lastDot !== -1 && lastComma !== -1) return lastDot > lastComma ? '.' : ',';
  if (isAmbiguous(digits)) return digits.includes('.') === (style === 'english') ? pointIn(digits) : null;
  return GROUPED_TURKISH.test(digits) || GROUPED_ENGLISH.test(digits) ? null : pointIn(digits);
}

const pointIn = (digits: string) => (digits.includes('.') ? '.' : digits.includes(',') ? ',' : null);

/** One sign and three digits after it: grouped in one style, a decimal in the other. `0.125` can only be a decimal. */
const isAmbiguous = (digits: string) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);

const ENGLISH_EVIDENCE = /^[+-]?\d{1,3}(,\d{3})+\.\d+$|^[+-]?\d{1,3}(,\d{3}){2,}$/;
const TURKISH_EVIDENCE = /^[+-]?\d{1,3}(\.\d{3})+,\d+$|^[+-]?\d{1,3}(\.\d{3}){2,}$|^[+-]?\d+,\d{1,2}$/;

/** English only when some number can be nothing else and none is Turkish. */
export function detectNumberStyle(texts: Iterable<string>): NumberStyle {
  let isEnglish = false;
  for (const text of texts) {
    const bare = text.replace(CURRENCY, '').replace(/[\s$€]/g, '');
    if (TURKISH_EVIDENCE.test(bare)) return 'turkish';
    isEnglish ||= ENGLISH_EVIDENCE.test(bare);
  }
  return isEnglish ? 'english' : 'turkish';
}
