import { inPlainLines } from '../input/plain-text.js';

/** What changes the look of other characters or joins them, and has no look of its own: a font would draw a box. */
const WITHOUT_LOOK = /[\p{Cf}\p{Variation_Selector}]/gu;

/** A text as a font can write it: letters in one piece, no control characters but line breaks. */
export function printable(text: string): string {
  return inPlainLines(text).normalize('NFC').replace(WITHOUT_LOOK, '');
}

/** A value with all of its texts printable. */
export function allPrintable<Value>(value: Value): Value {
  if (typeof value === 'string') return printable(value) as Value;
  if (Array.isArray(value)) return value.map(allPrintable) as Value;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, allPrintable(part)])) as Value;
}
