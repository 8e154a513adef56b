import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const receiptTooLarge = declareRefusal<{ maxMegabytes: number }>(
  'RECEIPT_TOO_LARGE',
  413,
  ({ maxMegabytes }) => `Dekont en fazla ${maxMegabytes} MB olabilir.`,
);

export const receiptUnknownKind = declareRefusal(
  'RECEIPT_UNKNOWN_KIND',
  415,
  () => 'Dekont yalnız PDF ya da resim (JPG, PNG, WebP) olabilir.',
);

export const receiptGone = declareRefusal<{ fileIds: readonly string[] }>(
  'RECEIPT_GONE',
  422,
  () => 'Eklediğiniz dekont artık yok. Lütfen yeniden ekleyin.',
);
