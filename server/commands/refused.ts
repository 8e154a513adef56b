import { BootError } from '../kernel/config/boot-error.js';
import { Refusal, type RefusalDetails } from '../kernel/refusal/refusal.js';

/** Whoever runs commands reads English; the shop's own words are those of its visitors. */
const WORDS: Readonly<Record<string, (details: RefusalDetails) => string>> = {
  REQUIRED_FIELDS_MISSING: () => 'A name and an e-mail address are needed',
  EMAIL_INVALID: () => 'No mail could reach this e-mail address',
  PASSWORD_TOO_SHORT: ({ minimum }) => `The password needs at least ${String(minimum)} characters`,
  PASSWORD_TOO_LONG: ({ maximum }) => `The password may have at most ${String(maximum)} characters`,
  PASSWORD_TOO_COMMON: () => 'The password is one of those that are guessed first',
  FORBIDDEN: () => 'This would take permissions from a super admin',
};

/** What is refused on the command line is one clear line too. */
export function orRefused<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw error instanceof Refusal ? new BootError(lineOf(error)) : error;
  });
}

function lineOf({ code, details }: Refusal): string {
  return `${WORDS[code]?.(details) ?? 'Refused, see docs/errors.md'} (${code})`;
}
