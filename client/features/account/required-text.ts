import { type FieldErrors } from 'react-hook-form';
import * as z from '../../ui/form/zod';

const MISSING = 'Bu alan zorunludur.';

/** A text that is more than blanks; a password keeps those it has. */
export const requiredText = z.string().refine((typed) => typed.trim() !== '', MISSING);

/** What is said of the form as a whole while required fields are blank. */
export function missingFieldsMessage(errors: FieldErrors): string | undefined {
  const isMissing = Object.values(errors).some((error) => error?.message === MISSING);
  return isMissing ? 'Lütfen tüm alanları doldurun' : undefined;
}
