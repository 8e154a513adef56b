import { declareRefusal } from '../../kernel/refusal/refusal.js';

/** `fields` are the paths that did not pass, such as `workingHours.0.opens`. */
export const settingsInvalid = declareRefusal<{ fields: string[] }>(
  'SETTINGS_INVALID',
  422,
  ({ fields }) => `Ayarlar kaydedilemedi. Şu alanları kontrol edin: ${fields.join(', ')}`,
);

/** `fields` are the paths of the IBANs that did not pass, such as `bankAccounts.0.iban`. */
export const ibanInvalid = declareRefusal<{ fields: string[] }>(
  'IBAN_INVALID',
  422,
  () => 'IBAN geçersiz. TR ile başlayan 26 haneyi bankanızın verdiği gibi, eksiksiz girin.',
);
