import { Refusal } from './refusal.js';

const codeIn = (error: unknown) => (error instanceof Refusal ? error.code : String(error));

/** The code a piece of work is refused with; `accepted` when it is not. */
export function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(() => 'accepted', codeIn);
}

/** The same of work that is done at once. */
export function codeOfThrown(work: () => unknown): string {
  try {
    work();
    return 'accepted';
  } catch (error) {
    return codeIn(error);
  }
}
