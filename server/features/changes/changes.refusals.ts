import { declareRefusal } from '../../kernel/refusal/refusal.js';

/** Only after a restored backup, or with a number that was never given. */
export const positionAhead = declareRefusal<{ newest: number }>(
  'POSITION_AHEAD',
  409,
  ({ newest }) =>
    `Bu konuma henüz gelinmedi; en yeni konum ${newest}. Bir yedek geri yüklendiyse değişiklikleri baştan okuyun.`,
);
