import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { emailSuggestion, isEmailAddress, suggestionText } from '../mail/email-address.js';
import { isShortNumber } from './phone.js';
import { TypedDigits, TypedEmail } from './typed-text.js';

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

const PHONE = /^(?=.{7,40}$)\+?(?:[ ()/.-]*\d){7,15}[ ()]*$/;

/**
 * Ten to fifteen digits, however grouped, in forty characters: «0532 111 22 33», «+90 (532) 111-22-33»; or a number that is
 * dialled from anywhere in the country: «444 0 555».
 */
export const IsPhone = () =>
  digits('isPhone', (typed) => PHONE.test(typed) && (isShortNumber(typed) || /(?:\d\D*){10}/.test(typed)));

/** A Turkish postal code: five digits. */
export const IsPostalCode = () => digits('isPostalCode', (typed) => /^\d{5}$/.test(typed));

/** A validation rule with a name of its own, which selects its message. */
const digits = (name: string, isRight: (typed: string) => boolean) =>
  applyDecorators(
    TypedDigits(),
    ValidateBy({
      name,
      validator: { validate: (typed: unknown) => typeof typed === 'string' && isRight(typed) },
    }),
  );
