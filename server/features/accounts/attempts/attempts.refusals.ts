import { declareRefusal } from '../../../kernel/refusal/refusal.js';

/** Of staff who are signed in: the sign-in itself says less. */
export const passwordWrong = declareRefusal('PASSWORD_WRONG', 422, () => 'Mevcut şifre hatalı');

/** Also for a code that was used before. */
export const secondFactorWrong = declareRefusal(
  'SECOND_FACTOR_WRONG',
  422,
  () => 'Doğrulama kodu hatalı veya daha önce kullanılmış',
);
