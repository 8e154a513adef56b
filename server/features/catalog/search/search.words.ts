import { distance } from 'fastest-levenshtein';
import { searchAsTyped } from '../../../kernel/input/code-text.js';
import { beginningOf } from '../../../kernel/spreadsheet/clean-text.js';
import { fold } from '../../../kernel/turkish/fold.js';
import { readMeasures, type WrittenMeasure } from '../drafts/measures.js';

/** In characters; a list refuses a longer text, suggestions cut it. */
export const MAX_TEXT_LENGTH = 200;
const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 64;
const MIN_PART_NUMBER_LENGTH = 4;

/** One word of a search text. */
export interface SearchWord {
  /** As it was typed. */
  typed: string;
  folded: string;
  /** The part number without its punctuation; null when it has none, or is not a part number. */
  bare: string | null;
}

/** PostgreSQL accepts no text with the character 0. */
const BETWEEN_WORDS = /[\s\0]+/;
const AROUND: ReadonlySet<string> = new Set('.,;:!?()[]"\'“”‘’«»');
const PUNCTUATION = /[\u0001-\u002f\u003a-\u0060\u007b-\u007f]+/g;

/** A folded text without punctuation and spaces. Same as SQL's bare_code. */
export function bareCode(folded: string): string {
  return folded.replace(PUNCTUATION, '');
}

/** A text that is searched for, in one of the ways it can be read. */
export interface SearchReading {
  /** All words of the text, folded. */
  whole: string;
  measures: readonly WrittenMeasure[];
  words: readonly SearchWord[];
}

/** The values with units in a text, each as products have it. */
export function measuresOf(text: string): string[] {
  return readMeasures(fold(text.slice(0, MAX_TEXT_LENGTH))).found.flatMap(({ measures }) => measures);
}

/**
 * How a text can be read, most specific first: the measures that some product has as measures, then everything as words.
 * Empty when it has no word.
 */
export function searchReadings(text: string, knownMeasures: ReadonlySet<string>): SearchReading[] {
  const plain = searchWords(text);
  if (plain.length === 0) return [];
  const literal = { whole: plain.map(({ folded }) => folded).join(' '), measures: [], words: plain };
  const { found, rest } = readMeasures(fold(text.slice(0, MAX_TEXT_LENGTH)));
  const isKnown = ({ measures }: WrittenMeasure) => measures.every((measure) => knownMeasures.has(measure));
  const measures = found.filter(isKnown).slice(0, MAX_WORDS);
  if (measures.length === 0) return [literal];
  const others = found.filter((measure) => !isKnown(measure)).map(({ written }) => written);
  const typed = new Map(plain.map((word) => [word.folded, word]));
  const words = searchWords([rest, ...others].join(' ')).map((word) => typed.get(word.folded) ?? word);
  return [{ ...literal, measures, words }, literal];
}

/** The first eight distinct words of a text. */
export function searchWords(text: string): SearchWord[] {
  const words = new Map<string, SearchWord>();
  for (const part of beginningOf(searchAsTyped(text), MAX_TEXT_LENGTH).split(BETWEEN_WORDS)) {
    const typed = beginningOf(withoutAround(part), MAX_WORD_LENGTH);
    const folded = fold(typed);
    if (folded !== '' && words.size < MAX_WORDS) {
      words.set(folded, { typed, folded, bare: partNumber(folded) });
    }
  }
  return [...words.values()];
}

/** A loop, as a regular expression for the end of a text is quadratic in a long run of punctuation. */
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

/** LIKE patterns that match each word one edit apart, and some others: one edit leaves one half of a word unchanged. */
export function neighborPatterns(folded: string): string[] {
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

/** Whether one letter too many, too few, wrong, or swapped with its neighbor makes one word of the other. */
export function isOneEditApart(one: string, other: string): boolean {
  return distance(one, other) === 1 || (one !== other && swaps(one).includes(other));
}
