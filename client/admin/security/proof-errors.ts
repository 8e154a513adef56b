import { type CombinedError } from '@urql/core';
import { refusalOf } from '../../graphql/refusal';
import { type FormErrors } from '../../ui/form/form-errors';

/** The field a refusal is about, where it is about one. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  PASSWORD_WRONG: 'password',
  SECOND_FACTOR_WRONG: 'code',
};

/** What the server refuses of a proof: at its field where it is about one, else of the whole form. */
export function proofErrors(error: CombinedError): FormErrors {
  const refusal = refusalOf(error);
  const field = FIELD_OF_CODE[refusal.code];
  return field === undefined ? refusal : { fields: { [field]: refusal.message } };
}
