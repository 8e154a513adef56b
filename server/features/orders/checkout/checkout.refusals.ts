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

/** What the open orders of one buyer may hold together: a share of the stock of a product, or a sum. */
type OpenOrdersLimit = 'STOCK_SHARE' | 'TOTAL';

/** `maximum` is in units of the product, or in kuruş for TOTAL, where `productName` is null. */
export const openOrdersExceeded = declareRefusal<{
  limit: OpenOrdersLimit;
  maximum: number;
  productName: string | null;
  phone: string;
  whatsappNumber: string | null;
}>('OPEN_ORDERS_EXCEEDED', 422, ({ maximum, productName, ...contact }) => {
  const bound =
    productName === null
      ? `toplamı en çok ${formatLira(maximum)} olabilir`
      : `«${productName}» stokundan en çok ${maximum.toLocaleString('tr-TR')} birim ayırabilir`;
  return `Onay veya ödeme bekleyen siparişleriniz birlikte ${bound}. ${callText(contact)}`;
});

/** `maximum` is in units, or in kuruş for SUBTOTAL; `whatsappNumber` is null where the shop has none. */
export const orderLimitExceeded = declareRefusal<{
  limit: OrderLimit;
  maximum: number;
  phone: string;
  whatsappNumber: string | null;
}>('ORDER_LIMIT_EXCEEDED', 422, ({ limit, maximum, phone, whatsappNumber }) => {
  const call = callText({ phone, whatsappNumber });
  return `E-postası doğrulanmamış alıcılar ${limitText(limit, maximum)} sipariş verebilir. ${call}`;
});

function callText({ phone, whatsappNumber }: { phone: string; whatsappNumber: string | null }): string {
  const whatsapp = whatsappNumber ? ` veya WhatsApp: +${whatsappNumber}` : '';
  return `Daha fazlası için bizi arayın: ${phone}${whatsapp}`;
}
