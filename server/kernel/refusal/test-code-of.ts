import { Refusal } from './refusal.js';

const codeIn = (error: unknown) => (error instanceof Refusal ? error.code : String(error));

/** The code of the refusal a promise rejects with; `accepted` when it resolves. */
export function codeOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(() => 'accepted', codeIn);
}

/** The same for a synchronous call. */
export function codeOfThrown(attempt: () => unknown): string {
  try {
    attempt();
    return 'accepted';
  } catch (error) {
    return codeIn(error);
  }
}
