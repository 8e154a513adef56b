/** What a reader does not see: zero-width characters, soft hyphens, marks of direction, byte order marks, variants of signs. */
const UNSEEN = /[\p{Cf}\u034f\ufe00-\ufe0f]/gu;
/** Hyphens, dashes and minus signs that look like the one on a keyboard. */
const HYPHENS = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
/** Single and double quotes and primes that look like those on a keyboard. */
const SINGLE_QUOTES = /[\u2018-\u201b\u2032\u2035\u02b9\u02bc\u00b4`\uff07]/g;
const DOUBLE_QUOTES = /[\u201c-\u201f\u2033\u2036\u02ba\u3003\uff02]|''/g;
/** One character for a fraction, with the digit before it: «1½» is «1 1/2». */
const FRACTIONS = /(\d)?([\u00bc-\u00be\u2150-\u215e])/g;
const SLASHES = /[\u2044\u2215\uff0f]/g;
/** Between words, beside that of the space bar. */
const SPACES = /\p{Zs}/gu;
/** A code that is broken into lines where it may be continues without a space. */
const BREAK_WITHIN = /(?<=[-/._])[^\S\n]*\n\s*/g;

/** Makes a text of a number in spreadsheet programs, which do not show it. */
const TEXT_MARK = /^['\s]+/;

/** A text as a keyboard would have typed it: without what is not seen, and with plain hyphens. */
export const asTyped = (text: string): string => text.replace(UNSEEN, '').replace(HYPHENS, '-');

/** A code, such as an SKU, as a keyboard would have typed it: on one line, with single spaces. */
export const cleanCode = (text: string): string =>
  asTyped(text).replace(BREAK_WITHIN, '').replace(/\s+/g, ' ').trim().replace(TEXT_MARK, '');

/** A text that is searched for as a keyboard would have typed it: its quotes, primes, slashes and spaces too. */
export const searchAsTyped = (text: string): string =>
  asTyped(text)
    .replace(SLASHES, '/')
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(SPACES, ' ');

/** A measure, such as «1½″», as a keyboard would have typed it: «1 1/2"». */
export const measureAsTyped = (text: string): string =>
  searchAsTyped(
    text.replace(FRACTIONS, (_, digit: string | undefined, fraction: string) =>
      [digit, fraction.normalize('NFKC')].filter(Boolean).join(' '),
    ),
  );
