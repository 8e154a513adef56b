import { declareRefusal } from '../../kernel/refusal/refusal.js';

export const jobEnded = declareRefusal('JOB_ENDED', 409, () => 'Bu iş zaten sona erdi.');

/** It neither failed nor was cancelled, or jobs of its kind are only begun anew. */
export const jobNotRepeatable = declareRefusal(
  'JOB_NOT_REPEATABLE',
  409,
  () => 'Bu iş yeniden başlatılamaz.',
);
