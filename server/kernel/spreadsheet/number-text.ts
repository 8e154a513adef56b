/** The number format of a file: `15.000,50` or `15,000.50`. */
export type NumberStyle = 'turkish' | 'english';

interface NumberText {
  value: number;
  /** True when the other style gives another number: `15,000` in a Turkish file is read as 15 but may mean 15000. */
  isAmbiguous: boolean;
}

const CURRENCY = /₺|(?<!\p{L})(?:TRY|TL)(?!\p{L})\.?/giu;
/** White space, marks that are not seen, and the apostrophe that makes a text of a number. */
const AROUND_DIGITS = /[\s\p{Cf}]|^'/gu;
/** `15.000,-` and `1.250,50.-`: the notation of price lists for round sums. */
const ROUND_SUM = /(,-|,--|,—|\.-|\.—)$/;
const GROUPED_TURKISH = /^[1-9]\d{0,2}(\.\d{3})+$/;
const GROUPED_ENGLISH = /^[1-9]\d{0,2}(,\d{3})+$/;

/** Parses a number with or without currency and grouping; null when the text is not a number. */
export function readNumberText(text: string, style: NumberStyle = 'turkish'): NumberText | null {
  const bare = withoutSurroundings(text).replace(ROUND_SUM, '').replace(/^[−–]/, '-');
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

const withoutSurroundings = (text: string) => text.replace(CURRENCY, '').replace(AROUND_DIGITS, '');

/** What the numbers of a column, written as texts, tell of its notation. */
export interface NumberEvidence {
  /** Whether some number can only have a decimal point: `12.50`, `1250.000`, `1,234.50`. */
  point: boolean;
  /** Whether some number can only have a decimal comma. */
  comma: boolean;
  /** The first number that means another one in the other notation: `8.125`; null when there is none. */
  unclear: string | null;
}

export const NO_EVIDENCE: NumberEvidence = { point: false, comma: false, unclear: null };

const LONGEST_NUMBER = 32;
const MAY_TELL = /\d[.,]\d/;
const POINT = /^[+-]?(\d*\.(\d{1,2}|\d{4,})|0\.\d+|\d{4,}\.\d{3}|\d{1,3}(,\d{3})+\.\d+|\d{1,3}(,\d{3}){2,})$/;
const COMMA = /^[+-]?(\d*,(\d{1,2}|\d{4,})|0,\d+|\d{4,},\d{3}|\d{1,3}(\.\d{3})+,\d+|\d{1,3}(\.\d{3}){2,})$/;

/** What is known of a column once it has one more text. */
export function withEvidenceOf(text: string, known: NumberEvidence): NumberEvidence {
  if (text.length > LONGEST_NUMBER || !MAY_TELL.test(text)) return known;
  const bare = withoutSurroundings(text).replace(/[€$£]/g, '');
  if (POINT.test(bare)) return known.point ? known : { ...known, point: true };
  if (COMMA.test(bare)) return known.comma ? known : { ...known, comma: true };
  return known.unclear === null && hasTwoReadings(bare.replace(/^[+-]/, ''))
    ? { ...known, unclear: bare }
    : known;
}

/** What several columns tell together. */
export const allEvidence = (columns: readonly NumberEvidence[]): NumberEvidence => ({
  point: columns.some(({ point }) => point),
  comma: columns.some(({ comma }) => comma),
  unclear: columns.find(({ unclear }) => unclear !== null)?.unclear ?? null,
});

/** The only notation that evidence allows; null when there is none, or it contradicts itself. */
export function provenStyle({ point, comma }: NumberEvidence): NumberStyle | null {
  if (point === comma) return null;
  return point ? 'english' : 'turkish';
}
