import { type FormFaults } from '../../ui/form-faults';
import { textOf } from '../../ui/text-of';

export const MIN_PASSWORD_LENGTH = 6;

/** What can be said of a new password, typed twice, before the server is asked. */
export function passwordFaults(values: FormData): FormFaults | undefined {
  const password = textOf(values, 'password');
  if (password !== textOf(values, 'passwordConfirmation')) {
    return { fields: { passwordConfirmation: 'Şifreler eşleşmiyor' } };
  }
  if (password.length < MIN_PASSWORD_LENGTH) {
    return { fields: { password: `Şifre en az ${MIN_PASSWORD_LENGTH} karakter olmalıdır` } };
  }
  return undefined;
}
