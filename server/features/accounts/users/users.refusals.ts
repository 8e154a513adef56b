import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const usernameInvalid = declareRefusal<{ minLength: number; maxLength: number }>(
  'USERNAME_INVALID',
  422,
  ({ minLength, maxLength }) =>
    `Kullanıcı adı ${minLength}–${maxLength} karakter olmalı; harf, rakam, nokta, alt çizgi ve tire içerebilir`,
);

export const usernameTaken = declareRefusal(
  'USERNAME_TAKEN',
  409,
  () => 'Bu kullanıcı adı başka bir hesapta kullanılıyor',
);

export const passwordTooShort = declareRefusal<{ minimum: number }>(
  'PASSWORD_TOO_SHORT',
  422,
  ({ minimum }) => `Şifre en az ${minimum} karakter olmalıdır`,
);

export const passwordTooLong = declareRefusal<{ maximum: number }>(
  'PASSWORD_TOO_LONG',
  422,
  ({ maximum }) => `Şifre en fazla ${maximum} karakter olabilir`,
);

export const passwordTooCommon = declareRefusal(
  'PASSWORD_TOO_COMMON',
  422,
  () => 'Bu şifre çok kolay tahmin edilir. Lütfen başka bir şifre seçin',
);
