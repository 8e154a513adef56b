import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const emailUnchanged = declareRefusal(
  'EMAIL_UNCHANGED',
  422,
  () => 'Bu zaten hesabınızın e-posta adresi',
);
