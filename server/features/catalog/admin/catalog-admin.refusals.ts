import { declareRefusal } from '../../../kernel/refusal/refusal.js';

/** `variationId` where the stock is that of a choice. */
export const stockChanged = declareRefusal<{ seen: number; current: number; variationId?: string }>(
  'STOCK_CHANGED',
  409,
  ({ seen, current }) => `Stok bu arada ${current} oldu; siz ${seen} görüyordunuz. Yeni değeri kontrol edin.`,
);

export const priceBelowZero = declareRefusal<{ price: number }>(
  'PRICE_BELOW_ZERO',
  422,
  () => 'Bu değişiklikten sonra geriye fiyat kalmıyor.',
);

export const undoneTooLate = declareRefusal<{ currentVersion: number }>(
  'CATALOG_CHANGE_NOT_UNDOABLE',
  409,
  () => 'Bu kayıt sonradan yine değişti; geri alınamadı.',
);
