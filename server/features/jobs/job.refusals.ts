import { declareRefusal } from '../../kernel/refusal/refusal.js';

export const jobEnded = declareRefusal('JOB_ENDED', 409, () => 'Bu iş zaten sona erdi.');

/** It takes back something that was to be done wholly or not at all: stopped half-way, it would leave a part. */
export const jobNotCancellable = declareRefusal(
  'JOB_NOT_CANCELLABLE',
  409,
  () => 'Bu iş yarıda kesilemez: bitmesi gerekiyor.',
);

/** It neither failed nor was cancelled, or jobs of its kind are only begun anew. */
export const jobNotRepeatable = declareRefusal(
  'JOB_NOT_REPEATABLE',
  409,
  () => 'Bu iş yeniden başlatılamaz.',
);
