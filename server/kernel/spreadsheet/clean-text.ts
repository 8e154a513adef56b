/**
 * None belongs into a text of the shop: PostgreSQL refuses the first one outright, some turn the direction of reading of all that
 * follows, and soft hyphens, zero-width spaces and byte order marks hide a word from the search.
 */
const CONTROL_CHARACTERS =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** One half of a surrogate pair alone: the database refuses the row that holds it. */
const HALF_CHARACTERS = /\p{Surrogate}/gu;

/** White space at an end, control characters, combining marks and beyond: rare, so most texts skip the cleaning. */
const MAY_NEED_CLEANING = /^\s|\s$|[\u0000-\u001f\u007f\u00ad\u0300-\uffff]/;

/** A text of a file without what the shop cannot store or show, and without white space at its ends. */
export function cleanText(text: string): string {
  if (!MAY_NEED_CLEANING.test(text)) return text;
  const whole = text.replace(HALF_CHARACTERS, '\ufffd').normalize('NFC');
  return whole.replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '').trim();
}

/** The beginning of a text, at most so many UTF-16 units long, that ends with a whole character. */
export function beginningOf(text: string, length: number): string {
  const beginning = text.slice(0, length);
  return /[\ud800-\udbff]$/.test(beginning) ? beginning.slice(0, -1) : beginning;
}
