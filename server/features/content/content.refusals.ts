import { type InvalidField, reasonsOf } from '../../kernel/records/document-kind.js';
import { declareRefusal } from '../../kernel/refusal/refusal.js';

export const contentInvalid = declareRefusal<{ fields: InvalidField[] }>(
  'CONTENT_INVALID',
  422,
  ({ fields }) => `İçerik kaydedilemedi. ${reasonsOf(fields)}`,
);
