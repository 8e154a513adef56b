import { ValidateBy } from 'class-validator';
import { isEmailAddress } from '../mail/email-address.js';

/** An address that mail could reach. */
export const IsReachableEmail = () =>
  ValidateBy({
    name: 'isEmail',
    validator: { validate: (typed: unknown) => typeof typed === 'string' && isEmailAddress(typed) },
  });

/** Ten to fifteen digits, however grouped, in forty characters: «0532 111 22 33», «+90 (532) 111-22-33». */
export const IsPhone = () => typedLike('isPhone', /^(?=.{10,40}$)\+?(?:[\s()/.-]*\d){10,15}[\s()]*$/);

/** As the Turkish post has it: five digits. */
export const IsPostalCode = () => typedLike('isPostalCode', /^\d{5}$/);

/** A rule with a name of its own, so that what is said of it can say what is right. */
const typedLike = (name: string, form: RegExp) =>
  ValidateBy({
    name,
    validator: { validate: (typed: unknown) => typeof typed === 'string' && form.test(typed) },
  });
