import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const loginIncomplete = declareRefusal('LOGIN_INCOMPLETE', 422, () => 'Lütfen tüm alanları doldurun');

/** The same for an unknown address, a wrong password, a closed account and a member of staff. */
export const loginRefused = declareRefusal('LOGIN_REFUSED', 401, () => 'E-posta veya şifre hatalı');

export const adminLoginRefused = declareRefusal(
  'ADMIN_LOGIN_REFUSED',
  401,
  () => 'Kullanıcı adı veya şifre hatalı',
);
