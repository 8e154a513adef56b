import { type CombinedError } from '@urql/core';
import { refusalOf } from '../../graphql/refusal';
import { type FormErrors } from '../../ui/form/form-errors';
import { type FieldOfCode, refusalErrors } from '../../ui/form/refusal-errors';

const FIELD_OF_CODE: FieldOfCode = {
  EMAIL_INVALID: 'email',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_TOO_COMMON: 'password',
  PASSWORDS_DIFFER: 'passwordConfirmation',
  TERMS_NOT_ACCEPTED: 'acceptsTerms',
};

/** What the server refuses of a form about an account: at its field where it is about one, else of the whole form. */
export function accountErrors(error: CombinedError): FormErrors {
  return refusalErrors(refusalOf(error), FIELD_OF_CODE);
}
