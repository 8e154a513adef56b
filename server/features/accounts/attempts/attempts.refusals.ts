import { declareRefusal } from '../../../kernel/refusal/refusal.js';

/** Of people who are signed in: the sign-in itself says less. */
export const passwordWrong = declareRefusal('PASSWORD_WRONG', 422, () => 'Mevcut şifre hatalı');

/** Also for a code that was used before. */
export const secondFactorWrong = declareRefusal(
  'SECOND_FACTOR_WRONG',
  422,
  () => 'Doğrulama kodu hatalı veya daha önce kullanılmış',
);

/** The same for one of the codes that were handed out when the second factor was set up. */
export const recoveryCodeWrong = declareRefusal(
  'RECOVERY_CODE_WRONG',
  422,
  () => 'Kurtarma kodu hatalı veya daha önce kullanılmış',
);
