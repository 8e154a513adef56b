import { isEmailAddress } from '../../../kernel/mail/email-address.js';
import { Refusal } from '../../../kernel/refusal/refusal.js';
import { emailInvalid, passwordsDiffer, requiredFieldsMissing } from '../sign-in/credentials.refusals.js';
import { validatePassword } from '../users/password.rules.js';
import type { RegisterInput } from './account.input.js';
import { termsNotAccepted } from './registration.refusals.js';

interface FieldError {
  path: keyof RegisterInput;
  refusal: Refusal;
  /** What is said at the field, where it is not the message of the refusal. */
  message?: string;
}

const REQUIRED = ['name', 'email', 'password', 'passwordConfirmation'] as const;

/**
 * Refuses with the first error, and names all of them in `details.fields`: a form is not to be sent once for each.
 *
 * @throws REQUIRED_FIELDS_MISSING, PASSWORDS_DIFFER, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_TOO_COMMON,
 *   TERMS_NOT_ACCEPTED, EMAIL_INVALID
 */
export function checkRegistration(input: RegisterInput): void {
  const errors = [...missing(input), ...wrong(input)];
  const [first] = errors;
  if (!first) return;
  const fields = errors.map(({ path, refusal, message = refusal.message }) => ({
    path,
    rules: [refusal.code],
    message,
  }));
  const { code, message, httpStatus, details } = first.refusal;
  throw new Refusal(code, message, httpStatus, { ...details, fields });
}

function missing(input: RegisterInput): FieldError[] {
  return REQUIRED.filter((path) => input[path] === '').map((path) => ({
    path,
    refusal: requiredFieldsMissing(),
    message: 'Bu alan zorunludur.',
  }));
}

/** Of what was filled in. */
function wrong({ email, password, passwordConfirmation, acceptsTerms }: RegisterInput): FieldError[] {
  const errors: FieldError[] = [];
  const isTypedTwice = password !== '' && passwordConfirmation !== '';
  if (isTypedTwice && password !== passwordConfirmation) {
    errors.push({ path: 'passwordConfirmation', refusal: passwordsDiffer() });
  }
  const weakness = password === '' ? null : weaknessOf(password, email);
  if (weakness) errors.push({ path: 'password', refusal: weakness });
  if (!acceptsTerms) errors.push({ path: 'acceptsTerms', refusal: termsNotAccepted() });
  if (email !== '' && !isEmailAddress(email)) errors.push({ path: 'email', refusal: emailInvalid(email) });
  return errors;
}

function weaknessOf(password: string, email: string): Refusal | null {
  try {
    validatePassword(password, { role: 'customer', email });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
