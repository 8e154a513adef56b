import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const notADocument = declareRefusal('NOT_A_DOCUMENT', 415, () => 'Lütfen PDF dosyası yükleyin.');

export const documentTooLarge = declareRefusal<{ maxMegabytes: number }>(
  'DOCUMENT_TOO_LARGE',
  413,
  ({ maxMegabytes }) => `Belge en fazla ${maxMegabytes} MB olabilir.`,
);

export const documentGone = declareRefusal<{ fileIds: readonly string[] }>(
  'DOCUMENT_GONE',
  422,
  () => 'Yüklenen bir belge artık yok. Lütfen yeniden yükleyin.',
);
