import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const quoteFileTooLarge = declareRefusal<{ maxMegabytes: number }>(
  'QUOTE_FILE_TOO_LARGE',
  413,
  ({ maxMegabytes }) => `Dosya en fazla ${maxMegabytes} MB olabilir.`,
);

export const quoteFileUnknownKind = declareRefusal(
  'QUOTE_FILE_UNKNOWN_KIND',
  415,
  () => 'Yalnız PDF, resim (JPG, PNG, WebP) ve tablo (XLSX, XLS, CSV) dosyaları eklenebilir.',
);

export const quoteFileGone = declareRefusal<{ fileIds: readonly string[] }>(
  'QUOTE_FILE_GONE',
  422,
  () => 'Eklediğiniz bir dosya artık yok. Lütfen yeniden ekleyin.',
);
