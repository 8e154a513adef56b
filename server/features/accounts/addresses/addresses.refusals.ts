import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const tooManyAddresses = declareRefusal<{ maximum: number }>(
  'TOO_MANY_ADDRESSES',
  422,
  ({ maximum }) => `En fazla ${maximum} adres kaydedilebilir. Kullanmadıklarınızı silip yeniden deneyin`,
);
