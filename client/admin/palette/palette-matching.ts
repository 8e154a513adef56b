import { fold } from '../../shop/fold';
import { type FoundBy, type PaletteGroup, type PaletteLine } from './palette-line';

const PUNCTUATION = /[^\p{Letter}\p{Number}]+/gu;
/** Shorter ones are marked at the start of a word alone: the server finds them nowhere else. */
const ANYWHERE_LENGTH = 3;

/** The words of a search as the server reads them: folded, without punctuation, so that «AB-12» is «ab12». */
export function searchedWords(text: string): string[] {
  const typed = fold(text).split(/\s+/);
  return [...new Set(typed.map((word) => word.replace(PUNCTUATION, '')))].filter((word) => word !== '');
}

/**
 * The lines that have all words of a text at the start of one of theirs, all lines for an empty text; groups without such a line are
 * left out.
 */
export function matchingGroups(groups: readonly PaletteGroup[], text: string): PaletteGroup[] {
  const words = searchedWords(text);
  if (words.length === 0 && text.trim() !== '') return [];
  return groups
    .map(({ title, lines }) => ({ title, lines: lines.filter((line) => isMatch(line, words)) }))
    .filter(({ lines }) => lines.length > 0);
}

function isMatch({ title, detail = '', keywords = '' }: PaletteLine, words: readonly string[]): boolean {
  const own = searchedWords(`${title} ${detail} ${keywords}`);
  return words.every((word) => own.some((one) => one.startsWith(word)));
}

/** The field that a line was found by, where its own text does not have all words; undefined where none has one of these. */
export function matchedField(
  { title, detail = '', foundBy = [] }: PaletteLine,
  words: readonly string[],
): FoundBy | undefined {
  const missing = words.filter((word) => !hasWord(`${title} ${detail}`, word));
  // A SKU and a phone number are also found by what is typed without their spaces.
  const has = (value: string, word: string) =>
    hasWord(value, word) || hasWord(value.replace(/\s/g, ''), word);
  return foundBy.find(({ value }) => missing.some((word) => has(value, word)));
}

/** Whether a mark would stand in the text. */
const hasWord = (text: string, word: string) => partsOf(text, [word]).some(({ isMatch }) => isMatch);

interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text in parts, by whether they are among the searched words; its letters and punctuation stay as they are. */
export function partsOf(text: string, words: readonly string[]): TextPart[] {
  const letters = Array.from(text);
  const isMarked = markedPlaces(letters, words);
  const parts: { text: string; isMatch: boolean }[] = [];
  for (const [place, letter] of letters.entries()) {
    const last = parts.at(-1);
    const isMatch = isMarked[place] ?? false;
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}

function markedPlaces(letters: readonly string[], words: readonly string[]): boolean[] {
  // The folded letters that a search compares, and where each of them stands in the text.
  const compared = letters.flatMap((letter, place) => {
    const folded = /\s/.test(letter) ? ' ' : fold(letter).replace(PUNCTUATION, '');
    return Array.from(folded, (one) => ({ one, place }));
  });
  const folded = compared.map(({ one }) => one).join('');
  const isMarked = letters.map(() => false);
  for (const word of words) {
    for (const start of placesOf(word, folded)) {
      const [first, last] = [compared[start], compared[start + word.length - 1]];
      if (first && last) isMarked.fill(true, first.place, last.place + 1);
    }
  }
  return isMarked;
}

function placesOf(word: string, folded: string): number[] {
  const places: number[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    if (word.length >= ANYWHERE_LENGTH || at === 0 || folded[at - 1] === ' ') places.push(at);
  }
  return places;
}
