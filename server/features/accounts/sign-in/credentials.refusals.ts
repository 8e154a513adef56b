import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const requiredFieldsMissing = declareRefusal(
  'REQUIRED_FIELDS_MISSING',
  422,
  () => 'Lütfen tüm zorunlu alanları doldurun',
);

export const passwordsDiffer = declareRefusal('PASSWORDS_DIFFER', 422, () => 'Şifreler eşleşmiyor');

export const emailInvalid = declareRefusal('EMAIL_INVALID', 422, () => 'Geçerli bir e-posta adresi girin');

/** The same for unknown, used and expired links and for closed accounts. */
export const linkInvalid = declareRefusal(
  'LINK_INVALID',
  410,
  () => 'Bu bağlantı geçersiz veya süresi dolmuş. Lütfen yeni bir bağlantı isteyin',
);
