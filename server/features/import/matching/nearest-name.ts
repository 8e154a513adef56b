import { distance } from 'fastest-levenshtein';
import { fold } from '../../../kernel/turkish/fold.js';

/** One wrong letter in this many is a typing error. */
const LETTERS_PER_ERROR = 3;
/** No name is longer; what stands in a cell may be. */
const MAX_LETTERS = 100;

/** The name that differs least from what was written, as long as it differs by typing errors only. Two swapped letters count as two. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  if (written.length > MAX_LETTERS) return undefined;
  const asked = fold(written.trim());
  let nearest: string | undefined;
  let least = Math.max(2, Math.floor(asked.length / LETTERS_PER_ERROR)) + 1;
  for (const name of names) {
    const errors = distance(asked, fold(name));
    if (errors >= least) continue;
    least = errors;
    nearest = name;
  }
  return nearest;
}

const MAX_SIMILAR_ERRORS = 2;
const SHORTEST_SIMILAR = 6;

/** A name that is another one within two letters: short ones, and those that differ in a number, are others indeed. */
export function similarName(written: string, names: readonly string[]): string | undefined {
  const asked = fold(written.trim());
  if (asked.length < SHORTEST_SIMILAR) return undefined;
  return names.find((name) => {
    const known = fold(name.trim());
    return digitsOf(known) === digitsOf(asked) && distance(asked, known) <= MAX_SIMILAR_ERRORS;
  });
}

const digitsOf = (text: string) => text.replace(/\D+/g, ' ').trim();
