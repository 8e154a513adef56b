import { declareRefusal } from '../../kernel/refusal/refusal.js';

export const foreignOrigin = declareRefusal(
  'FOREIGN_ORIGIN',
  403,
  () => 'Bu istek başka bir siteden gönderildi ve kabul edilmedi.',
);
