import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const requiredFieldsMissing = declareRefusal(
  'REQUIRED_FIELDS_MISSING',
  422,
  () => 'Lütfen tüm zorunlu alanları doldurun',
);

export const passwordsDiffer = declareRefusal('PASSWORDS_DIFFER', 422, () => 'Şifreler eşleşmiyor');

export const termsNotAccepted = declareRefusal(
  'TERMS_NOT_ACCEPTED',
  422,
  () => 'Kullanım koşullarını kabul etmelisiniz',
);

export const emailInvalid = declareRefusal('EMAIL_INVALID', 422, () => 'Geçerli bir e-posta adresi girin');

/** Deliberately vague: does not reveal that the address already has an account. */
export const registrationFailed = declareRefusal(
  'REGISTRATION_FAILED',
  409,
  () => 'Kayıt sırasında bir hata oluştu',
);

/** The same for unknown, used and expired links and for closed accounts. */
export const linkInvalid = declareRefusal(
  'LINK_INVALID',
  410,
  () => 'Bu bağlantı geçersiz veya süresi dolmuş. Lütfen yeni bir bağlantı isteyin',
);
