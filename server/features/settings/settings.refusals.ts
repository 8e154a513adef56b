import { declareRefusal } from '../../kernel/refusal/refusal.js';

/** `fields` are the paths of the invalid fields, such as `workingHours.0.opens`. */
export const settingsInvalid = declareRefusal<{ fields: string[] }>(
  'SETTINGS_INVALID',
  422,
  ({ fields }) => `Ayarlar kaydedilemedi. Şu alanları kontrol edin: ${fields.join(', ')}`,
);
