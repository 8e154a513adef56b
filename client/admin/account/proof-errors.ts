import { type CombinedError } from '@urql/core';
import { refusalOf } from '../../graphql/refusal';
import { type FormErrors } from '../../ui/form/form-errors';
import { type FieldOfCode, refusalErrors } from '../../ui/form/refusal-errors';

const FIELD_OF_CODE: FieldOfCode = {
  PASSWORD_WRONG: 'password',
  SECOND_FACTOR_WRONG: 'code',
  RECOVERY_CODE_WRONG: 'code',
};

/**
 * What the server refuses of a proof: at its field where it is about one, else of the whole form.
 *
 * @param fieldOfCode the fields beside the proof that it may refuse
 */
export function proofErrors(error: CombinedError, fieldOfCode: FieldOfCode = {}): FormErrors {
  return refusalErrors(refusalOf(error), { ...FIELD_OF_CODE, ...fieldOfCode });
}
