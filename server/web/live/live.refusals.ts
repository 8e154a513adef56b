import { declareRefusal } from '../../kernel/refusal/refusal.js';

export const tooManyStreams = declareRefusal<{ maximum: number }>(
  'TOO_MANY_STREAMS',
  429,
  ({ maximum }) =>
    `Panel en çok ${maximum} pencerede canlı izlenebilir. Kullanmadığınız pencereleri kapatıp sayfayı yenileyin.`,
);
