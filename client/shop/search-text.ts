import { asTyped } from './as-typed';

/** A letter, a digit or a sign such as ★; punctuation, spaces, lone accents and what cannot be seen are nothing to search for. */
const SEARCHABLE = /[^\p{P}\p{Z}\p{M}\p{C}]/u;

/** What a visitor searches for, as a keyboard would have typed it, without spaces around it; empty when there is nothing to find by it. */
export function searchText(typed: string): string {
  const text = asTyped(typed).trim();
  return SEARCHABLE.test(text) ? text : '';
}
