import { formatLira } from '../../../kernel/money/money.js';
import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const cartEmpty = declareRefusal('CART_EMPTY', 422, () => 'Sepetiniz boş.');

/** `total` is what the order costs now, kuruş. */
export const priceChanged = declareRefusal<{ expectedTotal: number; total: number }>(
  'PRICE_CHANGED',
  409,
  ({ total }) => `Fiyat güncellendi: yeni toplam ${formatLira(total)}. Uygunsa siparişi yeniden onaylayın.`,
);

export const idempotencyConflict = declareRefusal(
  'IDEMPOTENCY_CONFLICT',
  409,
  () => 'Bu sipariş anahtarı başka bir sipariş için kullanıldı.',
);
