import { type CombinedError } from '@urql/core';
import { refusalOf } from '../../graphql/refusal';
import { type FormErrors } from '../../ui/form/form-errors';

/** The field a refusal is about, where it is about one. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  EMAIL_INVALID: 'email',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_TOO_COMMON: 'password',
  PASSWORDS_DIFFER: 'passwordConfirmation',
  TERMS_NOT_ACCEPTED: 'acceptsTerms',
};

/** What the server refuses of a form about an account: at its field where it is about one, else of the whole form. */
export function accountErrors(error: CombinedError): FormErrors {
  const refusal = refusalOf(error);
  const field = FIELD_OF_CODE[refusal.code];
  return field === undefined ? refusal : { fields: { [field]: refusal.message, ...refusal.fields } };
}
