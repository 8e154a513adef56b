import { readFileSync } from 'node:fs';
import { emailKey } from '../../../kernel/mail/email-address.js';
import type { PasswordRules } from './password-rules.type.js';
import { passwordTooCommon, passwordTooLong, passwordTooShort } from './users.refusals.js';
import { isStaffRole, type User, type UserRole } from './user.entity.js';

const MIN_LENGTH_OF_CUSTOMERS = 6;
const MIN_LENGTH_OF_STAFF = 12;
const MAX_LENGTH = 128;
/** Limit before normalization, which may change the number of characters. */
const MAX_TYPED_LENGTH = 1_024;
const MIN_DIFFERENT_CHARACTERS = 4;

const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== ''),
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
export function passwordRules({ role, passwordHash }: Pick<User, 'role' | 'passwordHash'>): PasswordRules {
  return { minLength: minLengthOf(role), isForStaff: isStaffRole(role), isFirst: passwordHash === null };
}

const minLengthOf = (role: UserRole) => (isStaffRole(role) ? MIN_LENGTH_OF_STAFF : MIN_LENGTH_OF_CUSTOMERS);

interface PasswordOwner {
  role: UserRole;
  email: string;
  username?: string | null;
}

/**
 * Validates a new password. The common ones are mostly shorter than one of staff has to be: of theirs, what is left without
 * the digits and signs around it must be there and not common either, nor may it be a shorter one several times.
 *
 * @throws PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_TOO_COMMON
 */
export function validatePassword(typed: string, { role, email, username = null }: PasswordOwner): void {
  if (!isPossiblePassword(typed)) throw passwordTooLong({ maximum: MAX_LENGTH });
  const password = normalizedPassword(typed);
  const characters = Array.from(password);
  const minimum = minLengthOf(role);
  if (characters.length < minimum) throw passwordTooShort({ minimum });
  if (characters.length > MAX_LENGTH) throw passwordTooLong({ maximum: MAX_LENGTH });
  const guess = password.toLowerCase();
  const isForStaff = isStaffRole(role);
  const isEasy =
    new Set(characters).size < MIN_DIFFERENT_CHARACTERS || (isForStaff && isRepeated(guess, minimum));
  const guesses = isForStaff ? [guess, wordOf(guess)] : [guess];
  if (guesses.includes('')) throw passwordTooCommon();
  const own = ownNames(email, username);
  if (isEasy || guesses.some((each) => COMMON.has(each) || own.has(each))) throw passwordTooCommon();
}

/** The e-mail address itself, its local part, and the user name. */
function ownNames(email: string, username: string | null): ReadonlySet<string> {
  const address = emailKey(email);
  return new Set([address, ...address.split('@', 1), ...(username === null ? [] : [username.toLowerCase()])]);
}

/** Something shorter than is allowed, several times, as in `admin admin admin`. */
function isRepeated(text: string, minimum: number): boolean {
  const part = /^(.+?)[^\p{L}\d]?(?:\1[^\p{L}\d]?)+.{0,4}$/u.exec(text)?.[1];
  return part !== undefined && part.length > 1 && part.length < minimum;
}

/** `password` of `password1234!`, because what is short is lengthened so most often; nothing of digits and signs alone. */
const wordOf = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
