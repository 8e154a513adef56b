/** The character 0, and halves of characters that stand alone: JSON can carry them, the database cannot. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Whether every text in an input can be stored as it is. */
export function isStorable(input: unknown): boolean {
  if (typeof input === 'string') return !UNSTORABLE.test(input);
  if (typeof input !== 'object' || input === null) return true;
  return Object.values(input).every(isStorable);
}
