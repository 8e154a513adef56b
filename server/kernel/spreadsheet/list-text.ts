/** A decimal comma in a number with a unit: `1,5 kW`, `0,75kW`, `2,5"`. */
const DECIMAL_COMMA = /(?<=\d),(?=\d{1,2}\s*[\p{L}"%°])/gu;
/** Replaces decimal commas while the text is split. */
const COMMA_PLACEHOLDER = '\u0000';

/**
 * Splits a list in one cell at `;`, `|` and line breaks, or at commas when it has none of these. Double-quoted text is
 * one entry.
 */
export function splitList(text: string): string[] {
  const entriesByMainSeparators = splitOutsideQuotes(text, /[;|\n]/);
  const entries =
    entriesByMainSeparators.length > 1
      ? entriesByMainSeparators
      : splitOutsideQuotes(text.replace(DECIMAL_COMMA, COMMA_PLACEHOLDER), /,/).map((entry) =>
          entry.replaceAll(COMMA_PLACEHOLDER, ','),
        );
  return entries.map(unquoted).filter((entry) => entry !== '');
}

function splitOutsideQuotes(text: string, separator: RegExp): string[] {
  const entries: string[] = [];
  let entry = '';
  let isQuoted = false;
  for (const character of text) {
    // A quote opens only at the start of an entry: in `DN50 2"` it means inches.
    if (character === '"' && (isQuoted || entry.trim() === '')) isQuoted = !isQuoted;
    if (isQuoted || !separator.test(character)) {
      entry += character;
      continue;
    }
    entries.push(entry);
    entry = '';
  }
  return [...entries, entry];
}

function unquoted(entry: string): string {
  const trimmed = entry.trim();
  const [, inner] = /^"(.*)"$/s.exec(trimmed) ?? [];
  return (inner ?? trimmed).replaceAll('""', '"').trim();
}
