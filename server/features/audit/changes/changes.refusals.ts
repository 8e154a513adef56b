import { declareRefusal } from '../../../kernel/refusal/refusal.js';

/** Only after a restored backup, or for a position that was never returned. */
export const positionAhead = declareRefusal<{ newest: number }>(
  'POSITION_AHEAD',
  409,
  ({ newest }) =>
    `Bu konuma henüz gelinmedi; en yeni konum ${newest}. Bir yedek geri yüklendiyse değişiklikleri baştan okuyun.`,
);

/** A category that no event of the shop has; `known` are those that the caller may read. */
export const changeCategoryUnknown = declareRefusal<{ category: string; known: readonly string[] }>(
  'CHANGE_CATEGORY_UNKNOWN',
  400,
  ({ category, known }) =>
    `"${category}" adında bir değişiklik kategorisi yok. Okuyabileceğiniz kategoriler: ${known.join(', ')}`,
);
