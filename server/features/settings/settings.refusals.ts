import { type InvalidField, reasonsOf } from '../../kernel/records/document-kind.js';
import { declareRefusal } from '../../kernel/refusal/refusal.js';

/** The paths of `fields` are those of the input. */
export const settingsInvalid = declareRefusal<{ fields: InvalidField[] }>(
  'SETTINGS_INVALID',
  422,
  ({ fields }) => `Ayarlar kaydedilemedi. ${reasonsOf(fields)}`,
);
