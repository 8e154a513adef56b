import { formatLiraInFull } from '../../../kernel/money/money.js';
import { declareRefusal } from '../../../kernel/refusal/refusal.js';
import { quantityText } from '../../../kernel/sales-unit/sales-unit.js';

export const orderNotCancellable = declareRefusal<{ status: string }>(
  'ORDER_NOT_CANCELLABLE',
  409,
  () => 'Siparişiniz işleme alındığı için buradan iptal edilemiyor. Lütfen bizimle iletişime geçin.',
);

export const orderCancelled = declareRefusal(
  'ORDER_CANCELLED',
  409,
  () => 'Sipariş iptal edildiği için onayı yeniden gönderilemez.',
);

export const orderNotShipped = declareRefusal(
  'ORDER_NOT_SHIPPED',
  409,
  () => 'Kargo bilgisi yalnızca kargoya verilen bir siparişe yazılabilir.',
);

export const orderChangeNotUndoable = declareRefusal(
  'ORDER_CHANGE_NOT_UNDOABLE',
  409,
  () => 'Siparişte geri alınabilecek bir değişiklik yok.',
);

export const orderChangeAnnounced = declareRefusal(
  'ORDER_CHANGE_ANNOUNCED',
  409,
  () =>
    'E-posta müşteriye gittiği için değişiklik geri alınamadı. Durumu yeniden değiştirebilir, ödemeyi iptal edebilirsiniz.',
);

/** A line of a cancelled order that the stock does not cover any more. */
interface NamedShortLine {
  position: number;
  productName: string;
  unit: string;
  wanted: number;
  available: number;
}

export const orderStockShort = declareRefusal<{ lines: readonly NamedShortLine[] }>(
  'ORDER_STOCK_SHORT',
  409,
  ({ lines }) => `Stok yetmediği için sipariş yeniden etkinleştirilemedi: ${lines.reduce(listed, '')}.`,
);

const listed = (text: string, line: NamedShortLine) =>
  text === '' ? shortage(line) : `${text}; ${shortage(line)}`;

const shortage = ({ productName, unit, wanted, available }: NamedShortLine) =>
  `«${productName}» için ${quantityText(wanted, unit)} gerekli, stokta ${quantityText(available, unit)} var`;

export const orderNoteUnknown = declareRefusal(
  'ORDER_NOTE_UNKNOWN',
  404,
  () => 'Bu siparişte böyle bir iç not yok.',
);

export const orderReferencesClosed = declareRefusal<{ status: string }>(
  'ORDER_REFERENCES_CLOSED',
  409,
  ({ status }) =>
    status === 'cancelled'
      ? 'Sipariş iptal edildiği için referansları değiştirilemez.'
      : 'Sipariş kargoya verildiği için referansları değiştirilemez.',
);

/** Days of Istanbul, YYYY-MM-DD. */
export const paymentDateInvalid = declareRefusal<{ earliest: string; latest: string }>(
  'PAYMENT_DATE_INVALID',
  422,
  () => 'Ödeme tarihi siparişten önce veya bugünden sonra olamaz.',
);

/** In kuruş: with another payment of more than `most`, more than ten times the total would have been received. */
export const paymentAmountInvalid = declareRefusal<{ least: number; most: number }>(
  'PAYMENT_AMOUNT_INVALID',
  422,
  ({ most }) =>
    most < 1
      ? 'Bu siparişe daha fazla ödeme kaydedilemez.'
      : `Ödeme tutarı ₺0,01 ile ${formatLiraInFull(most)} arasında olmalıdır.`,
);

export const paymentUnknown = declareRefusal(
  'PAYMENT_UNKNOWN',
  404,
  () => 'Bu siparişte böyle bir ödeme yok.',
);

export const paymentNoticeUnknown = declareRefusal(
  'PAYMENT_NOTICE_UNKNOWN',
  404,
  () => 'Bu siparişte bekleyen böyle bir ödeme bildirimi yok.',
);

export const paymentNoticeNotAwaited = declareRefusal(
  'PAYMENT_NOTICE_NOT_AWAITED',
  409,
  () => 'Bu sipariş için havale beklenmediğinden ödeme bildirimi alınamıyor.',
);

export const paymentNoticeLimit = declareRefusal<{ max: number }>(
  'PAYMENT_NOTICE_LIMIT',
  409,
  ({ max }) => `${max} ödeme bildiriminiz inceleniyor. Sonuçlanınca yenisini gönderebilirsiniz.`,
);

const NO_WITHDRAWAL = {
  company: 'Firma adına verilen siparişlerde cayma hakkı yoktur.',
  not_shipped: 'Cayma bildirimi, sipariş kargoya verildikten sonra yapılabilir.',
  over: 'Cayma süresi doldu.',
  nothing_left: 'Bu siparişte cayma bildirilebilecek ürün kalmadı.',
} as const;

export const withdrawalNotOpen = declareRefusal<{ reason: keyof typeof NO_WITHDRAWAL }>(
  'WITHDRAWAL_NOT_OPEN',
  409,
  ({ reason }) => NO_WITHDRAWAL[reason],
);

/** With what can still be sent back. */
export const withdrawalLinesInvalid = declareRefusal<{
  lines: readonly { position: number; quantity: number }[];
}>(
  'WITHDRAWAL_LINES_INVALID',
  422,
  () => 'Seçtiğiniz ürünlerden bazıları için bu miktarda cayma bildirilemez. Lütfen seçiminizi yenileyin.',
);

export const withdrawalUnknown = declareRefusal(
  'WITHDRAWAL_UNKNOWN',
  404,
  () => 'Bu siparişte sonuçlandırılacak böyle bir cayma bildirimi yok.',
);

export const refundUnknown = declareRefusal(
  'REFUND_UNKNOWN',
  404,
  () => 'Bu siparişte geri alınacak böyle bir iade kaydı yok.',
);

/** In kuruş: no more goes back than was received. */
export const refundAmountInvalid = declareRefusal<{ least: number; most: number }>(
  'REFUND_AMOUNT_INVALID',
  422,
  ({ most }) =>
    most < 1
      ? 'Bu sipariş için alınmış ve iade edilmemiş ödeme yok.'
      : `İade tutarı ₺0,01 ile ${formatLiraInFull(most)} arasında olmalıdır.`,
);

/** Days of Istanbul, YYYY-MM-DD. */
export const refundDateInvalid = declareRefusal<{ earliest: string; latest: string }>(
  'REFUND_DATE_INVALID',
  422,
  () => 'İade tarihi cayma bildiriminden önce veya bugünden sonra olamaz.',
);

export const orderBuyerErased = declareRefusal(
  'ORDER_BUYER_ERASED',
  409,
  () => 'Müşterinin kişisel verileri silindiği için bu siparişe e-posta gönderilemez.',
);

const LINK_ENDED = {
  EXPIRED: 'Bu takip bağlantısının süresi doldu',
  RENEWED: 'Bu takip bağlantısının yerine yenisi gönderildi',
} as const;

export const orderLinkEnded = declareRefusal<{ reason: keyof typeof LINK_ENDED }>(
  'ORDER_LINK_ENDED',
  410,
  ({ reason }) =>
    `${LINK_ENDED[reason]}. Sipariş numaranız ve e-posta adresinizle yeni bir bağlantı isteyebilirsiniz.`,
);
