import { ValidateBy } from 'class-validator';
import { isEmailAddress } from '../mail/email-address.js';

/** An address that mail could reach. */
export const IsReachableEmail = () =>
  ValidateBy({
    name: 'isEmail',
    validator: { validate: (typed: unknown) => typeof typed === 'string' && isEmailAddress(typed) },
  });

/** Ten to fifteen digits, however grouped, in forty characters: «0532 111 22 33», «+90 (532) 111-22-33». */
export const IsPhone = () => matches('isPhone', /^(?=.{10,40}$)\+?(?:[\s()/.-]*\d){10,15}[\s()]*$/);

/** A Turkish postal code: five digits. */
export const IsPostalCode = () => matches('isPostalCode', /^\d{5}$/);

/** A validation rule with a name of its own, which selects its message. */
const matches = (name: string, pattern: RegExp) =>
  ValidateBy({
    name,
    validator: { validate: (typed: unknown) => typeof typed === 'string' && pattern.test(typed) },
  });
