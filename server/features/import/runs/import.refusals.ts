import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const importNotFound = declareRefusal('IMPORT_NOT_FOUND', 404, () => 'Bu aktarım bulunamadı.');

/** One person's files would keep the workers from everybody else's. */
export const importsWaiting = declareRefusal<{ most: number }>(
  'IMPORTS_WAITING',
  429,
  ({ most }) => `Yüklediğiniz ${most} dosya henüz okunmadı. Biri okununca yeniden deneyin.`,
);

/** Something of it runs or waits; `status` is what it is at. */
export const importBusy = declareRefusal<{ status: string }>(
  'IMPORT_BUSY',
  409,
  () => 'Bu aktarım üzerinde şu an işlem sürüyor. Bitmesini bekleyin ya da durdurun.',
);

/** What was asked for is not possible in this status: nothing to apply, or nothing to take back. */
export const importNotPossible = declareRefusal<{ status: string }>(
  'IMPORT_NOT_POSSIBLE',
  409,
  () => 'Bu aktarımın şu anki durumunda bu işlem yapılamaz.',
);

/** `version` is that of the current preview; `rows` are the first of those that the catalog changed since. */
export const importOutdated = declareRefusal<{
  version: number;
  outdated: number;
  rows: readonly { number: number; label: string }[];
}>('IMPORT_OUTDATED', 409, ({ outdated }) =>
  outdated > 0
    ? `Ön izlemeden sonra katalogda ${outdated.toLocaleString('tr-TR')} satırın karşılığı değişti. Dosyayı yeniden karşılaştırıp son hâlini görün.`
    : 'Ön izleme yenilendi. Son hâlini görüp yeniden uygulayın.',
);

/** An earlier version of the shop compared it, which did not store what is to be saved of each row. */
export const importComparisonExpired = declareRefusal(
  'IMPORT_COMPARISON_EXPIRED',
  409,
  () =>
    'Dosya, mağaza yazılımı güncellenmeden önce karşılaştırıldı. Yeniden karşılaştırıp son hâlini uygulayın.',
);

/** Of an import that is to be applied wholly or not at all. */
export const importHasInvalidRows = declareRefusal<{ invalid: number }>(
  'IMPORT_HAS_INVALID_ROWS',
  422,
  ({ invalid }) =>
    `${invalid.toLocaleString('tr-TR')} satır hatalı. «Hepsi ya da hiçbiri» seçiliyken hatalı satırları düzeltin ya da dışarıda bırakın.`,
);

export const importEmpty = declareRefusal(
  'IMPORT_EMPTY',
  422,
  () => 'Bu dosyada uygulanacak bir değişiklik yok.',
);

export const importRowNotFound = declareRefusal('IMPORT_ROW_NOT_FOUND', 404, () => 'Bu satır bulunamadı.');

/** The row has no such column, or the import does not know it. */
export const importColumnUnknown = declareRefusal<{ field: string }>(
  'IMPORT_COLUMN_UNKNOWN',
  422,
  () => 'Bu sütun dosyada yok ya da tanınmıyor.',
);

/** Two headings of a sheet would be read as one column. */
export const importColumnTaken = declareRefusal<{ field: string; headings: readonly string[] }>(
  'IMPORT_COLUMN_TAKEN',
  422,
  ({ headings }) =>
    `«${headings.join('» ve «')}» aynı sütun olarak okunamaz. Birinde «Bu sütunu atla»yı seçin.`,
);

/** Its workers were gone again and again at one place of the file. */
export const importStalled = declareRefusal(
  'IMPORT_STALLED',
  422,
  () =>
    'Dosya işlenirken süreç aynı yerde birkaç kez kesildi. Dosyayı sadeleştirip ya da parçalara bölüp yeniden deneyin.',
);

export const importTooLong = declareRefusal<{ limit: number }>(
  'IMPORT_TOO_LONG',
  422,
  ({ limit }) => `Dosyada çok fazla satır var: en çok ${limit.toLocaleString('tr-TR')} satır okunur.`,
);
