import { declareRefusal } from '../../../kernel/refusal/refusal.js';

/** What was sealed before is not there any more: a seal over it would hide that. */
export const historyWasChanged = declareRefusal<{ line: string }>(
  'HISTORY_WAS_CHANGED',
  409,
  () => 'Önceki mühürden sonra kayıtlar değişmiş, yeni mühür basılmadı. Zinciri doğrulayın.',
);
