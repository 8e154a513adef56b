import { distance } from 'fastest-levenshtein';
import { fold } from '../../../kernel/turkish/fold.js';

/** One wrong letter in this many is a typing error. */
const LETTERS_PER_ERROR = 3;

/** The name that differs least from what was written, as long as it differs by typing errors only. Two swapped letters count as two. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
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
