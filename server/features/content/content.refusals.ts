import { declareRefusal } from '../../kernel/refusal/refusal.js';

/** `fields` are the paths of the invalid fields, such as `navigation.2.url`. */
export const contentInvalid = declareRefusal<{ fields: string[] }>(
  'CONTENT_INVALID',
  422,
  ({ fields }) => `İçerik kaydedilemedi. Şu alanları kontrol edin: ${fields.join(', ')}`,
);
