import { asTyped } from '../../../kernel/input/code-text.js';
import { fold } from '../../../kernel/turkish/fold.js';
import { bareCode } from './search.words.js';

const LENGTH = { min: 5, max: 24 };
const CHARACTERS = Array.from('abcdefghijklmnopqrstuvwxyz0123456789');

/**
 * Every part number one edit away from a text: a character wrong, missing, too many, or swapped with its neighbor.
 * Without punctuation; empty for texts that are no part number.
 */
export function neighboringPartNumbers(text: string): string[] {
  const bare = bareCode(fold(asTyped(text))).replaceAll(/\s/g, '');
  if (bare.length < LENGTH.min || bare.length > LENGTH.max || !/[0-9]/.test(bare)) return [];
  const neighbors = new Set<string>();
  for (let at = 0; at <= bare.length; at++) {
    const [before, character, after] = [bare.slice(0, at), bare.charAt(at), bare.slice(at + 1)];
    neighbors.add(before + after).add(before + after.charAt(0) + character + after.slice(1));
    for (const other of CHARACTERS) {
      neighbors.add(before + other + after).add(before + other + character + after);
    }
  }
  neighbors.delete(bare);
  return [...neighbors];
}
