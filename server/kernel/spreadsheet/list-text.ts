/** A decimal comma in a number with a unit: `1,5 kW`, `0,75kW`, `2,5"`. */
const DECIMAL_COMMA = /(?<=\d),(?=\d{1,2}\s*[\p{L}"%°])/gu;
/** Replaces decimal commas while the text is split. */
const COMMA_PLACEHOLDER = '\u0000';
/** What must not stand outside quotes within an entry. */
const NEEDS_QUOTES = /[",;|\n]/;

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

/** The list as one text that `splitList` reads back. */
export function joinList(entries: readonly string[]): string {
  return entries
    .map((entry) => (NEEDS_QUOTES.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry))
    .join('; ');
}

function splitOutsideQuotes(text: string, separator: RegExp): string[] {
  const entries: string[] = [];
  let [entry, isQuoted, hasJustClosed] = ['', false, false];
  for (const character of text) {
    const wasQuoted = isQuoted;
    // A quote opens only at the start of an entry: in `DN50 2"` it means inches. Right after one that closed, it is one of the text.
    if (character === '"') isQuoted = !wasQuoted && (hasJustClosed || entry.trim() === '');
    hasJustClosed = wasQuoted && !isQuoted;
    if (isQuoted || wasQuoted || !separator.test(character)) {
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
