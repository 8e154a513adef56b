import { formatLira } from '../../../kernel/money/money.js';
import { declareRefusal } from '../../../kernel/refusal/refusal.js';
import type { OrderLimit } from './order-limits.js';

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

/** Says no more than the number: who asks may be another person at the same browser. */
export const orderAlreadyPlaced = declareRefusal<{ number: string }>(
  'ORDER_ALREADY_PLACED',
  409,
  ({ number }) => `Bu sipariş daha önce alındı: #${number}. İkinci bir sipariş oluşturulmadı.`,
);

/** Staff turned it off after the page was opened, or a program does not know. */
export const paymentMethodOff = declareRefusal(
  'PAYMENT_METHOD_OFF',
  422,
  () => 'Seçtiğiniz ödeme yöntemi kapatıldı. Sayfayı yenileyin ve başka bir yöntem seçin.',
);

function limitText(limit: OrderLimit, maximum: number): string {
  switch (limit) {
    case 'UNITS_PER_PRODUCT':
      return `bir üründen en çok ${maximum.toLocaleString('tr-TR')} birim`;
    case 'UNITS':
      return `tek siparişte en çok ${maximum.toLocaleString('tr-TR')} birim`;
    case 'SUBTOTAL':
      return `tek siparişte en çok net ${formatLira(maximum)} tutarında`;
  }
}

/** `maximum` is in units, or in kuruş for SUBTOTAL; `whatsappNumber` is null where the shop has none. */
export const orderLimitExceeded = declareRefusal<{
  limit: OrderLimit;
  maximum: number;
  phone: string;
  whatsappNumber: string | null;
}>('ORDER_LIMIT_EXCEEDED', 422, ({ limit, maximum, phone, whatsappNumber }) => {
  const whatsapp = whatsappNumber ? ` veya WhatsApp: +${whatsappNumber}` : '';
  return `E-postası doğrulanmamış alıcılar ${limitText(limit, maximum)} sipariş verebilir. Daha fazlası için bizi arayın: ${phone}${whatsapp}`;
});
