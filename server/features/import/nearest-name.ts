import { fold } from '../../kernel/turkish/fold.js';

/** One wrong letter in this many is still a slip. */
const LETTERS_PER_SLIP = 3;

/** The name that differs least from what was written, as long as it differs by slips only. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const asked = fold(written.trim());
  let nearest: string | undefined;
  let least = Math.max(2, Math.floor(asked.length / LETTERS_PER_SLIP)) + 1;
  for (const name of names) {
    const slips = slipsBetween(asked, fold(name));
    if (slips >= least) continue;
    least = slips;
    nearest = name;
  }
  return nearest;
}

/**
 * Letters to put in, take out, change, or swap with their neighbour: the optimal string alignment distance, that is the
 * table of Wagner and Fischer (The String-to-String Correction Problem, 1974) with the four slips of Damerau (A Technique
 * for Computer Detection and Correction of Spelling Errors, 1964). Three rows of the table are all it looks at.
 */
export function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
