import { BootError } from '../kernel/config/boot-error.js';
import { Refusal } from '../kernel/refusal/refusal.js';

/** What is refused on the command line is one clear line too. */
export function orRefused<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw error instanceof Refusal ? new BootError(`${error.message} (${error.code})`) : error;
  });
}
