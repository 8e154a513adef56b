import { declareRefusal } from '../refusal/refusal.js';

/** `currentVersion` is what the caller should look at before he tries again. */
export const versionConflict = declareRefusal<{ expectedVersion: number; currentVersion: number }>(
  'VERSION_CONFLICT',
  409,
  () => 'Bu kayıt siz bakarken değişti. Son hâlini görüp yeniden deneyin.',
);
