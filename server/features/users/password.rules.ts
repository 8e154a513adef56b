import { readFileSync } from 'node:fs';
import { emailKey } from '../../kernel/mail/email-address.js';
import type { PasswordRules } from './password-rules.type.js';
import { passwordTooCommon, passwordTooLong, passwordTooShort } from './users.refusals.js';
import { STAFF_ROLES, type UserRole } from './user.entity.js';

const SHORTEST_OF_CUSTOMERS = 6;
const SHORTEST_OF_STAFF = 12;
const LONGEST_PASSWORD = 128;
/** As typed: one spelling may make characters fewer, and a few of them many more. */
const LONGEST_TYPED = 1_024;
const FEWEST_DIFFERENT_CHARACTERS = 4;

const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n'),
);

/** One spelling for what looks the same; blanks at its ends belong to a password. */
export function normalisedPassword(typed: string): string {
  return typed.normalize('NFKC');
}

/** Whether what was typed can be anybody's password; to bring the rest into one spelling costs work for nothing. */
export function isPossiblePassword(typed: string): boolean {
  return typed.length <= LONGEST_TYPED;
}

/** What is told of a new password before it is typed. */
export function passwordRules({ role }: { role: UserRole }): PasswordRules {
  const isForStaff = STAFF_ROLES.includes(role);
  return { minLength: isForStaff ? SHORTEST_OF_STAFF : SHORTEST_OF_CUSTOMERS, isForStaff };
}

/**
 * Judges a password somebody wants to have.
 *
 * @throws PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_TOO_COMMON
 */
export function judgePassword(typed: string, { role, email }: { role: UserRole; email: string }): void {
  if (!isPossiblePassword(typed)) throw passwordTooLong({ maximum: LONGEST_PASSWORD });
  const password = normalisedPassword(typed);
  const characters = Array.from(password);
  const { minLength: minimum } = passwordRules({ role });
  if (characters.length < minimum) throw passwordTooShort({ minimum });
  if (characters.length > LONGEST_PASSWORD) throw passwordTooLong({ maximum: LONGEST_PASSWORD });
  const isEasy = new Set(characters).size < FEWEST_DIFFERENT_CHARACTERS;
  if (isEasy || COMMON.has(password.toLowerCase()) || isEmail(password, email)) throw passwordTooCommon();
}

/** The address itself, or what stands before its @. */
function isEmail(password: string, email: string): boolean {
  const [guess, address] = [password.toLowerCase(), emailKey(email)];
  return guess === address || guess === address.split('@', 1)[0];
}
