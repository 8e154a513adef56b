import { fold } from '../../../kernel/turkish/fold.js';
import { usernameInvalid } from './users.refusals.js';

const USERNAME = { minLength: 3, maxLength: 30 } as const;
/** No `@`: a user name is never an e-mail address. */
const CHARACTERS = /^[A-Za-zÇĞİÖŞÜçğıöşü0-9._-]+$/;

/**
 * A user name as it is stored.
 *
 * @throws USERNAME_INVALID
 */
export function typedUsername(typed: string): string {
  const username = typed.trim().normalize('NFC');
  const { minLength, maxLength } = USERNAME;
  const fits = username.length >= minLength && username.length <= maxLength;
  if (!fits || !CHARACTERS.test(username)) throw usernameInvalid(USERNAME);
  return username;
}

/** Two user names are one when their keys are equal: `İsmail.Işık` is `ismail.isik`. */
export function usernameKey(typed: string): string {
  return fold(typed.trim().normalize('NFC'));
}
