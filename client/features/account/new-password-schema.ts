import * as z from '../../ui/form/zod';
import { requiredText } from './required-text';

export const MIN_PASSWORD_LENGTH = 6;

/** What can be said of a new password, typed twice, before the server is asked. */
export function newPasswordSchema(minLength = MIN_PASSWORD_LENGTH) {
  return z
    .object({
      password: requiredText.min(minLength, `Şifre en az ${minLength} karakter olmalıdır`),
      passwordConfirmation: requiredText,
    })
    .superRefine(({ password, passwordConfirmation }, context) => {
      if (passwordConfirmation.trim() === '' || password === passwordConfirmation) return;
      context.addIssue({
        code: 'custom',
        path: ['passwordConfirmation'],
        message: 'Şifreler eşleşmiyor',
      });
    });
}
