import { declareRefusal } from '../../kernel/refusal/refusal.js';

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

/** Says no more of an address that has an account already. */
export const registrationFailed = declareRefusal(
  'REGISTRATION_FAILED',
  409,
  () => 'Kayıt sırasında bir hata oluştu',
);

/** The same for a link that never was, was used, expired, or whose account is closed. */
export const linkInvalid = declareRefusal(
  'LINK_INVALID',
  410,
  () => 'Bu bağlantı geçersiz veya süresi dolmuş. Lütfen yeni bir bağlantı isteyin',
);
