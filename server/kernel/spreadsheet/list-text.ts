/** A comma within a decimal number that has a unit: `1,5 kW`, `0,75kW`, `2,5"`. */
const DECIMAL_COMMA = /(?<=\d),(?=\d{1,2}\s*[\p{L}"%°])/gu;
/** Stands for such a comma while the text is split. */
const KEPT_COMMA = '\u0000';

/**
 * The entries of a list in one cell. `;`, `|` and line breaks separate; where there is none of them, commas do.
 * What stands in double quotes is one entry, whatever it holds.
 */
export function splitList(text: string): string[] {
  const byPreferred = splitOutsideQuotes(text, /[;|\n]/);
  const entries =
    byPreferred.length > 1
      ? byPreferred
      : splitOutsideQuotes(text.replace(DECIMAL_COMMA, KEPT_COMMA), /,/).map((entry) =>
          entry.replaceAll(KEPT_COMMA, ','),
        );
  return entries.map(unquoted).filter((entry) => entry !== '');
}

function splitOutsideQuotes(text: string, separator: RegExp): string[] {
  const entries: string[] = [];
  let entry = '';
  let isQuoted = false;
  for (const letter of text) {
    // A quote opens only at the beginning of an entry: `DN50 2"` holds inches.
    if (letter === '"' && (isQuoted || entry.trim() === '')) isQuoted = !isQuoted;
    if (isQuoted || !separator.test(letter)) {
      entry += letter;
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
