import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { emailSuggestion, isEmailAddress, suggestionText } from '../mail/email-address.js';
import { TypedEmail } from './typed-text.js';

/** An address that mail could reach; where Turkish letters are in the way, the message says which one would be. */
export const IsReachableEmail = () =>
  applyDecorators(
    TypedEmail(),
    ValidateBy({
      name: 'isEmail',
      validator: {
        validate: (typed: unknown) => typeof typed === 'string' && isEmailAddress(typed),
        defaultMessage: (broken) => adviceFor(String(broken?.value)),
      },
    }),
  );

function adviceFor(typed: string): string {
  const suggestion = emailSuggestion(typed);
  return suggestion === null ? 'Geçerli bir e-posta adresi girin.' : suggestionText(suggestion);
}

/** Ten to fifteen digits, however grouped, in forty characters: «0532 111 22 33», «+90 (532) 111-22-33». */
export const IsPhone = () => matches('isPhone', /^(?=.{10,40}$)\+?(?:[\p{Zs}()/.-]*\d){10,15}[\p{Zs}()]*$/u);

/** A Turkish postal code: five digits. */
export const IsPostalCode = () => matches('isPostalCode', /^\d{5}$/);

/** A validation rule with a name of its own, which selects its message. */
const matches = (name: string, pattern: RegExp) =>
  ValidateBy({
    name,
    validator: { validate: (typed: unknown) => typeof typed === 'string' && pattern.test(typed) },
  });
