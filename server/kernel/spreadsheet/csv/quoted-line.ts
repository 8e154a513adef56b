import type { Delimiter } from '../sheet.js';

export interface QuotedLine {
  fields: number;
  /** Whether a quoted text goes on in the next line. */
  isOpen: boolean;
  /** Whether something follows the quote that ends a text. */
  isBroken: boolean;
}

const QUOTE = '"';

/** A line by the rules: a text in quotes ends with a quote before a delimiter, and a quote in it is doubled. */
export function scanned(line: string, delimiter: Delimiter, startsOpen = false): QuotedLine {
  let at = 0;
  let fields = 1;
  let isOpen = startsOpen;
  for (;;) {
    if (isOpen || line.startsWith(QUOTE, at)) {
      const end = endOfQuoted(line, isOpen ? at : at + 1);
      if (end === -1) return { fields, isOpen: true, isBroken: false };
      at = end + 1;
      isOpen = false;
      const isBroken = at < line.length && !line.startsWith(delimiter, at);
      if (isBroken) return { fields, isOpen: false, isBroken };
    } else {
      const next = line.indexOf(delimiter, at);
      at = next === -1 ? line.length : next;
    }
    if (at >= line.length) return { fields, isOpen: false, isBroken: false };
    at += 1;
    fields += 1;
  }
}

/** Where a single quote stands; -1 when none does. */
function endOfQuoted(line: string, from: number): number {
  let at = line.indexOf(QUOTE, from);
  while (at !== -1 && line.startsWith(QUOTE, at + 1)) at = line.indexOf(QUOTE, at + 2);
  return at;
}

/**
 * A line that breaks the rules, written by them: a text ends at the first quote that one of some endings follows, or the end of the
 * line. One without such an end is no quoted text; a backslash before a quote makes it one of the text.
 */
export function requoted(
  line: string,
  delimiter: Delimiter,
  endings: readonly string[],
): { line: string; fields: number } {
  const fields: string[] = [];
  let at = 0;
  while (at <= line.length) {
    const end = line.startsWith(QUOTE, at) ? endBefore(line, at + 1, endings) : -1;
    const next = end === -1 ? line.indexOf(delimiter, at) : end + 1;
    const stop = next === -1 ? line.length : next;
    const text = end === -1 ? line.slice(at, stop) : plain(line.slice(at + 1, end));
    fields.push(
      text.includes(QUOTE) || text.includes(delimiter) ? `"${text.replaceAll(QUOTE, '""')}"` : text,
    );
    at = stop + 1;
  }
  return { line: fields.join(delimiter), fields: fields.length };
}

function endBefore(line: string, from: number, endings: readonly string[]): number {
  for (let at = line.indexOf(QUOTE, from); at !== -1; at = line.indexOf(QUOTE, at + 1)) {
    const isEnd = at === line.length - 1 || endings.some((ending) => line.startsWith(ending, at + 1));
    if (isEnd && line[at - 1] !== '\\') return at;
  }
  return -1;
}

const plain = (text: string) => text.replaceAll('\\"', QUOTE).replaceAll('""', QUOTE);
