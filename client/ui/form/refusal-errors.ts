import { type Refusal } from '../../graphql/refusal';
import { type FormErrors } from './form-errors';

/** The fields that refusals are about, by their codes: `{ PASSWORD_WRONG: 'password' }`. */
export type FieldOfCode = Readonly<Record<string, string>>;

/** What the server refused: at the field it is about, where its code says so, else of the form as a whole. */
export function refusalErrors(refusal: Refusal, fieldOfCode: FieldOfCode): FormErrors {
  const field = fieldOfCode[refusal.code];
  return field === undefined ? refusal : { fields: { [field]: refusal.message, ...refusal.fields } };
}
