import { MIN_PASSWORD_LENGTH } from './new-password-schema';

/** How much a password keeps out, in the words of the screen and in quarters. */
interface PasswordStrength {
  readonly word: 'Çok kısa' | 'Zayıf' | 'Orta' | 'Güçlü';
  readonly quarters: 1 | 2 | 3 | 4;
}

const GOOD_LENGTH = 10;
const GREAT_LENGTH = 14;

/** A rough guide while typing: length counts most, several kinds of characters help. The server judges. */
export function passwordStrength(password: string, minLength = MIN_PASSWORD_LENGTH): PasswordStrength {
  const { length } = password;
  const different = new Set(password.toLocaleLowerCase('tr')).size;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  if (length < minLength) return { word: 'Çok kısa', quarters: 1 };
  if (length < GOOD_LENGTH || different < MIN_PASSWORD_LENGTH) return { word: 'Zayıf', quarters: 2 };
  if (length >= GREAT_LENGTH || kinds >= 3) return { word: 'Güçlü', quarters: 4 };
  return { word: 'Orta', quarters: 3 };
}
