import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const orderExportsRunning = declareRefusal<{ maximum: number; retryAfterSeconds: number }>(
  'ORDER_EXPORTS_RUNNING',
  429,
  ({ maximum }) =>
    `Aynı anda en çok ${maximum} dışa aktarım yapabilirsiniz. Süren indirmelerden biri bitince yeniden deneyin.`,
);
