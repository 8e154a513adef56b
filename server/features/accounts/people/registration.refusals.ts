import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const termsNotAccepted = declareRefusal(
  'TERMS_NOT_ACCEPTED',
  422,
  () => 'Kullanım koşullarını kabul etmelisiniz',
);

/** Deliberately vague: does not reveal that the address already has an account. */
export const registrationFailed = declareRefusal(
  'REGISTRATION_FAILED',
  409,
  () => 'Kayıt sırasında bir hata oluştu',
);
