import { Refusal } from './refusal.js';

/** The code a piece of work is refused with; `accepted` when it is not. */
export function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );
}
