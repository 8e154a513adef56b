const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu;
const COUNT = 2;

/** The first two letters in Turkish capitals: `iş` is `İŞ`. */
export function initials(text: string): string {
  const letters = text.normalize('NFC').match(LETTER_OR_DIGIT) ?? [];
  return letters.slice(0, COUNT).join('').toLocaleUpperCase('tr');
}
