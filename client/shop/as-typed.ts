/** What a reader does not see: zero-width characters, soft hyphens, marks of direction, byte order marks, variants of signs. */
const UNSEEN = /[\p{Cf}\u034f\ufe00-\ufe0f]/gu;

/** What looks like a sign of the keyboard, by that sign. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g, '-'],
  [/[\u2018-\u201b\u2032\u2035\u02b9\u02bc\u00b4`\uff07]/g, "'"],
  [/[\u201c-\u201f\u2033\u2036\u02ba\u3003\uff02]/g, '"'],
  [/[\u2044\u2215\uff0f]/g, '/'],
  [/\p{Zs}/gu, ' '],
];

/** A text without what is copied along from a mail, a contact or a page: marks of direction and of zero width. */
export const withoutMarks = (text: string): string =>
  text.replace(/[\u061c\u200b\u200e\u200f\u202a-\u202d\u2060\u2066-\u2069\ufeff]/g, '');

/** A pasted text as a keyboard would have typed it: with plain hyphens, quotes, slashes and spaces, without what is not seen. */
export const asTyped = (text: string): string =>
  LOOKALIKES.reduce((typed, [lookalike, sign]) => typed.replace(lookalike, sign), text.replace(UNSEEN, ''));
