import { inPlainLines } from '../input/plain-text.js';

/** What changes the look of other characters or joins them, and has no look of its own: a font would draw a box. */
const WITHOUT_LOOK = /[\p{Cf}\p{Variation_Selector}]/gu;

/** Our font writes nothing for it, and a line may end there. */
const BREAK = '\u200B';
/** No word of people is as long. The layout measures what does not fit its line letter by letter, each with all before it. */
const LONG_WORD = /\S{60,}/gu;
/** Letters with what is written on them, so that no break parts the two. */
const PIECE = /(?:\P{Mark}\p{Mark}*){40}/gu;

/** A text as a font can write it: letters in one piece, no control characters but line breaks. */
function printable(text: string): string {
  return inPlainLines(text).normalize('NFC').replace(WITHOUT_LOOK, '');
}

const withBreaks = (text: string): string =>
  text.replace(LONG_WORD, (word) => word.replace(PIECE, `$&${BREAK}`));

/** A value with all of its texts printable, and their long words breakable; addresses of links stay in one piece. */
export function allPrintable<Value>(value: Value, name?: string): Value {
  if (typeof value === 'string') {
    return (name === 'link' ? printable(value) : withBreaks(printable(value))) as Value;
  }
  if (Array.isArray(value)) return value.map((item) => allPrintable(item as unknown)) as Value;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, allPrintable(part as unknown, key)]),
  ) as Value;
}
