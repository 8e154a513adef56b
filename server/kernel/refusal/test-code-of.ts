import { Refusal } from './refusal.js';

const codeIn = (error: unknown) => (error instanceof Refusal ? error.code : String(error));

/** The code of the refusal a promise rejects with; `accepted` when it resolves. */
export function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(() => 'accepted', codeIn);
}

/** The same for a synchronous call. */
export function codeOfThrown(work: () => unknown): string {
  try {
    work();
    return 'accepted';
  } catch (error) {
    return codeIn(error);
  }
}
