/** What a reader does not see: zero-width characters, soft hyphens, marks of direction, byte order marks, variants of signs. */
const UNSEEN = /[\p{Cf}\u034f\ufe00-\ufe0f]/gu;
/** Hyphens, dashes and minus signs that look like the one on a keyboard. */
const HYPHENS = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
/** A code that is broken into lines where it may be continues without a space. */
const BREAK_WITHIN = /(?<=[-/._])[^\S\n]*\n\s*/g;

/** Makes a text of a number in spreadsheet programs, which do not show it. */
const TEXT_MARK = /^['\s]+/;

/** A text as a keyboard would have typed it: without what is not seen, and with plain hyphens. */
export const asTyped = (text: string): string => text.replace(UNSEEN, '').replace(HYPHENS, '-');

/** A code, such as an SKU, as a keyboard would have typed it: on one line, with single spaces. */
export const cleanCode = (text: string): string =>
  asTyped(text).replace(BREAK_WITHIN, '').replace(/\s+/g, ' ').trim().replace(TEXT_MARK, '');
