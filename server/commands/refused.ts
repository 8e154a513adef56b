import { BootError } from '../kernel/config/boot-error.js';
import { Refusal, type RefusalDetails } from '../kernel/refusal/refusal.js';

/** English messages for operators; those of the refusals are Turkish, for visitors. */
const MESSAGES: Readonly<Record<string, (details: RefusalDetails) => string>> = {
  BAD_USER_INPUT: () => 'A name is one line, without control characters',
  REQUIRED_FIELDS_MISSING: () => 'A name and an e-mail address are needed',
  EMAIL_INVALID: ({ suggestion }) =>
    `No mail could reach this e-mail address${typeof suggestion === 'string' ? `; is it ${suggestion}?` : ''}`,
  USERNAME_INVALID: ({ minLength, maxLength }) =>
    `A user name has ${String(minLength)} to ${String(maxLength)} letters, digits, dots, underscores and hyphens`,
  USERNAME_TAKEN: () => 'Somebody else has this user name',
  PASSWORD_TOO_SHORT: ({ minimum }) => `The password needs at least ${String(minimum)} characters`,
  PASSWORD_TOO_LONG: ({ maximum }) => `The password may have at most ${String(maximum)} characters`,
  PASSWORD_TOO_COMMON: () => 'The password is one of those that are guessed first',
  NOT_FOUND: () => 'No member of staff has this user name or e-mail address',
  SECOND_FACTOR_NOT_ACTIVE: () => 'This account has no second factor',
  FORBIDDEN: () => 'This would take permissions from a super admin',
};

/** Turns a refusal into one clear line: what the command says of its code, else what all of them do. */
export function orRefused<Result>(
  result: Promise<Result>,
  own: Readonly<Record<string, string>> = {},
): Promise<Result> {
  return result.catch((error: unknown) => {
    throw error instanceof Refusal ? new BootError(lineOf(error, own[error.code])) : error;
  });
}

function lineOf({ code, details }: Refusal, own: string | undefined): string {
  return `${own ?? MESSAGES[code]?.(details) ?? 'Refused, see docs/errors.md'} (${code})`;
}
