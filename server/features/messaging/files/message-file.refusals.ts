import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const messageFileTooLarge = declareRefusal<{ maxMegabytes: number }>(
  'MESSAGE_FILE_TOO_LARGE',
  413,
  ({ maxMegabytes }) => `Dosya en fazla ${maxMegabytes} MB olabilir.`,
);

export const messageFileUnknownKind = declareRefusal(
  'MESSAGE_FILE_UNKNOWN_KIND',
  415,
  () => 'Yalnız PDF, resim (JPG, PNG, WebP) ve tablo (XLSX, XLS, CSV) dosyaları eklenebilir.',
);

export const messageFileGone = declareRefusal<{ fileIds: readonly string[] }>(
  'MESSAGE_FILE_GONE',
  422,
  () => 'Eklediğiniz bir dosya artık yok. Lütfen yeniden ekleyin.',
);
