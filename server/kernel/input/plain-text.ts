/**
 * What a reader does not see but which breaks a line or turns its direction: control characters, line and paragraph separators,
 * and the marks, embeddings and isolates of bidirectional text (U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069).
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const UNSEEN_EXCEPT_LINE_BREAKS = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const UNSEEN_RUNS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;

/** What is copied along from a mail, a contact or a page: marks of direction and zero width. An override (U+202E) is never copied so. */
const COPIED_MARKS = /[\u061c\u200b\u200e\u200f\u202a-\u202d\u2060\u2066-\u2069\ufeff]/g;

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Without the white space around it and without the marks that were copied along; empty where there is nothing to see, such as zero-width characters alone. */
export function trimmed(text: string): string {
  return SEEN.test(text) ? text.replace(COPIED_MARKS, '').trim() : '';
}

/** Whether a text can pretend to be nothing but one line. */
export function isOneLine(text: string): boolean {
  return !UNSEEN.test(text);
}

/** Whether a text consists of lines separated by `\n` and holds no other control character. */
export function isPlainLines(text: string): boolean {
  return !UNSEEN_EXCEPT_LINE_BREAKS.test(text);
}

/** The text on one line: each run of other characters becomes a space. For what was stored before it was refused. */
export function onOneLine(text: string): string {
  return text.replace(UNSEEN_RUNS, ' ').trim();
}

/** The lines of a text, each on one line. */
export function inPlainLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(UNSEEN_RUNS, ' '))
    .join('\n');
}
