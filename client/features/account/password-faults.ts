import { type FormFaults } from '../../ui/form-faults';
import { textOf } from '../../ui/text-of';

export const MIN_PASSWORD_LENGTH = 6;

/** What can be said of a new password, typed twice, before the server is asked. */
export function passwordFaults(values: FormData, minLength = MIN_PASSWORD_LENGTH): FormFaults | undefined {
  const password = textOf(values, 'password');
  if (password !== textOf(values, 'passwordConfirmation')) {
    return { fields: { passwordConfirmation: 'Şifreler eşleşmiyor' } };
  }
  if (password.length < minLength) {
    return { fields: { password: `Şifre en az ${minLength} karakter olmalıdır` } };
  }
  return undefined;
}
