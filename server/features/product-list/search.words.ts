import { fold } from '../../kernel/turkish/fold.js';

/** Characters of a text that are read; a list refuses a longer one, anything else reads its beginning. */
export const MAX_TEXT_LENGTH = 200;
const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 64;
const MIN_PART_NUMBER_LENGTH = 4;

/** One word of what somebody searches. */
export interface SearchWord {
  /** As it was typed. */
  typed: string;
  folded: string;
  /** The part number without its punctuation; nothing when it has none, or is no part number. */
  bare: string | null;
}

/** No text of PostgreSQL holds the character 0. */
const BETWEEN_WORDS = /[\s\0]+/;
const AROUND: ReadonlySet<string> = new Set('.,;:!?()[]"\'“”‘’«»');
const PUNCTUATION = /[\u0001-\u002f\u003a-\u0060\u007b-\u007f]+/g;

/** A folded text without punctuation and blanks. Twin of SQL's bare_code. */
export function bareCode(folded: string): string {
  return folded.replace(PUNCTUATION, '');
}

/** The distinct words at the beginning of a text, at most eight. */
export function searchWords(text: string): SearchWord[] {
  const words = new Map<string, SearchWord>();
  for (const part of text.slice(0, MAX_TEXT_LENGTH).split(BETWEEN_WORDS)) {
    const typed = withoutAround(part).slice(0, MAX_WORD_LENGTH);
    const folded = fold(typed);
    if (folded !== '' && words.size < MAX_WORDS) {
      words.set(folded, { typed, folded, bare: partNumber(folded) });
    }
  }
  return [...words.values()];
}

/** By hand: a pattern that looks for the end tries again from every character of a long run. */
function withoutAround(part: string): string {
  let start = 0;
  let end = part.length;
  while (start < end && AROUND.has(part.charAt(start))) start++;
  while (end > start && AROUND.has(part.charAt(end - 1))) end--;
  return part.slice(start, end);
}

function partNumber(folded: string): string | null {
  const bare = bareCode(folded);
  const isPartNumber = bare !== folded && bare.length >= MIN_PART_NUMBER_LENGTH && /[0-9]/.test(bare);
  return isPartNumber ? bare : null;
}

/** Patterns of every word one letter apart from this one, and of some others: one half of it always stays whole. */
export function neighbourPatterns(folded: string): string[] {
  const middle = Math.floor(folded.length / 2);
  return [`${folded.slice(0, middle)}%`, `%${folded.slice(middle)}`, ...swaps(folded)];
}

function swaps(word: string): string[] {
  const letters = Array.from(word);
  return letters
    .slice(1)
    .map((letter, index) =>
      [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''),
    );
}

/** Whether one letter too many, too few, wrong, or swapped with its neighbour makes one word of the other. */
export function isOneLetterApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  const shorter = Math.min(one.length, other.length) - start;
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end++;
  const left = [one, other].map((word) => word.slice(start, word.length - end));
  const [ours = '', theirs = ''] = left;
  if (ours.length <= 1 && theirs.length <= 1) return true;
  return ours.length === 2 && theirs === `${ours.charAt(1)}${ours.charAt(0)}`;
}
