import { readFileSync } from 'node:fs';
import { emailKey } from '../../../kernel/mail/email-address.js';
import type { PasswordRules } from './password-rules.type.js';
import { passwordTooCommon, passwordTooLong, passwordTooShort } from './users.refusals.js';
import { isStaffRole, type UserRole } from './user.entity.js';

const MIN_LENGTH_OF_CUSTOMERS = 6;
const MIN_LENGTH_OF_STAFF = 12;
const MAX_LENGTH = 128;
/** Limit before normalization, which may change the number of characters. */
const MAX_TYPED_LENGTH = 1_024;
const MIN_DIFFERENT_CHARACTERS = 4;

const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n'),
);

/** NFKC, so that characters that look the same compare equal. Leading and trailing spaces are part of a password. */
export function normalizedPassword(typed: string): string {
  return typed.normalize('NFKC');
}

/** False for text too long to be a password, which is refused before it is normalized. */
export function isPossiblePassword(typed: string): boolean {
  return typed.length <= MAX_TYPED_LENGTH;
}

/** The rules shown before a new password is typed. */
export function passwordRules({ role }: { role: UserRole }): PasswordRules {
  const isForStaff = isStaffRole(role);
  return { minLength: isForStaff ? MIN_LENGTH_OF_STAFF : MIN_LENGTH_OF_CUSTOMERS, isForStaff };
}

/**
 * Validates a new password.
 *
 * @throws PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_TOO_COMMON
 */
export function validatePassword(typed: string, { role, email }: { role: UserRole; email: string }): void {
  if (!isPossiblePassword(typed)) throw passwordTooLong({ maximum: MAX_LENGTH });
  const password = normalizedPassword(typed);
  const characters = Array.from(password);
  const { minLength: minimum } = passwordRules({ role });
  if (characters.length < minimum) throw passwordTooShort({ minimum });
  if (characters.length > MAX_LENGTH) throw passwordTooLong({ maximum: MAX_LENGTH });
  const isEasy = new Set(characters).size < MIN_DIFFERENT_CHARACTERS;
  if (isEasy || COMMON.has(password.toLowerCase()) || isOwnEmail(password, email)) throw passwordTooCommon();
}

/** The e-mail address itself, or its local part. */
function isOwnEmail(password: string, email: string): boolean {
  const [guess, address] = [password.toLowerCase(), emailKey(email)];
  return guess === address || guess === address.split('@', 1)[0];
}
