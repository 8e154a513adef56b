import { declareRefusal } from '../refusal/refusal.js';

export const exportsRunning = declareRefusal<{ maximum: number; retryAfterSeconds: number }>(
  'EXPORTS_RUNNING',
  429,
  ({ maximum }) =>
    `Aynı anda en çok ${maximum} dışa aktarım yapabilirsiniz. Süren indirmelerden biri bitince yeniden deneyin.`,
);
