import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import { formatLiraInFull } from '../../../kernel/money/money.js';
import type { OrderEvent, Shipment } from '../history/order.events.js';
import { REFERENCE_KEYS, REFERENCE_NAMES } from '../history/order.references.js';
import type { OrderStatus } from '../history/order.statuses.js';
import { lastDayBefore } from '../history/payment-deadline.js';
import type { WithdrawalEvent } from '../history/withdrawal.events.js';
import { isOfWithdrawal } from '../history/withdrawals.js';

/** One event of an order as text. */
export interface TimelineItem {
  at: Date;
  text: string;
  actor: string;
  /** The status it led to. */
  status: OrderStatus | null;
  note: string | null;
}

/** Who reads: buyers do not see the notes of staff. */
export type TimelineReader = 'buyer' | 'staff';

const FOR_STAFF: readonly OrderEvent['type'][] = [
  'OrderNoted',
  'OrderNoteWithdrawn',
  'OrderLinkRenewed',
  'OrderConfirmationResent',
  'OrderStatusUndone',
  'OrderPaymentUndone',
];

const TEXT_OF_STATUS: Readonly<Record<OrderStatus, string>> = {
  pending: 'Sipariş yeniden beklemeye alındı.',
  confirmed: 'Sipariş onaylandı.',
  processing: 'Sipariş hazırlanıyor.',
  shipped: 'Sipariş kargoya verildi.',
  delivered: 'Sipariş teslim edildi.',
  cancelled: 'Sipariş iptal edildi.',
};

const PLAIN_TEXTS = {
  OrderStatusUndone: 'Son durum değişikliği geri alındı.',
  OrderPaymentUndone: 'Son ödeme kaydı geri alındı.',
  OrderDocumentsAccepted: 'Ön bilgilendirme formu ve mesafeli satış sözleşmesi onaylandı.',
  OrderLinkRenewed: 'Müşteriye yeni takip bağlantısı gönderildi.',
  OrderConfirmationResent: 'Sipariş onayı müşteriye yeniden gönderildi.',
} as const;

const PAYMENT_TEXTS = {
  OrderMarkedPaid: 'Ödeme alındı',
  OrderPaymentReverted: 'Ödeme kaydı geri alındı',
  OrderPaymentNoticeGiven: 'Havale bildirildi',
} as const;

const WITHDRAWAL_TEXTS = {
  WithdrawalDeclared: 'Cayma bildirildi.',
  ReturnReceived: 'Geri gönderilen ürünler teslim alındı.',
  WithdrawalRefused: 'Cayma bildirimi kabul edilmedi.',
  RefundIssued: 'Ödeme iade edildi',
  RefundReverted: 'İade kaydı geri alındı',
} as const;

const NOTHING_REFUNDED = 'Cayma tamamlandı, iade edilecek ödeme yoktu.';

type ReferencesCorrected = Extract<OrderEvent, { type: 'OrderReferencesCorrected' }>;

/** What stands for a reference that the buyer did not give. */
const NONE = 'yok';
/** For staff, for the buyer who did it, and for the buyer for whom staff did it. */
const REFERENCES_CORRECTED = {
  staff: 'Müşteri referansları düzeltildi',
  own: 'Referanslarınızı düzelttiniz',
  theirs: 'Referanslarınız düzeltildi',
} as const;

const REASONED_TEXTS = {
  OrderCancelled: 'Sipariş iptal edildi.',
  OrderNoteWithdrawn: 'İç not geri alındı.',
  OrderPaymentNoticeRejected: 'Bildirilen havale bulunamadı.',
} as const;

const BUYER_NAMES: Readonly<Record<TimelineReader, string>> = { buyer: 'Siz', staff: 'Müşteri' };

const isOfBuyer = ({ actor: { kind } }: Recorded<OrderEvent>) => kind === 'guest' || kind === 'customer';

/** The history of an order, oldest event first, in Turkish. */
export function timelineOf(events: readonly Recorded<OrderEvent>[], reader: TimelineReader): TimelineItem[] {
  const withdrawn = withdrawnNotes(events);
  const undone = undoneVersions(events);
  return events
    .filter(({ type, version }) => reader === 'staff' || !(FOR_STAFF.includes(type) || undone.has(version)))
    .map((event) => {
      const at = event.recordedAt;
      const { note, ...text } = reader === 'buyer' ? textForBuyer(event) : textOf(event);
      const shown = withdrawn.has(event.version) ? null : note;
      const actor = isOfBuyer(event) ? BUYER_NAMES[reader] : 'Mağaza';
      return { ...text, note: shown, at, actor };
    });
}

/** The versions of the events that recorded the notes that were withdrawn since. */
export function withdrawnNotes(events: readonly OrderEvent[]): ReadonlySet<number> {
  return new Set(
    events.flatMap((event) => (event.type === 'OrderNoteWithdrawn' ? [event.data.noteVersion] : [])),
  );
}

/** The versions of changes that were undone before the buyer was mailed of them. */
export function undoneVersions(events: readonly OrderEvent[]): ReadonlySet<number> {
  return new Set(
    events.flatMap((event) => ('undoneVersion' in event.data ? [event.data.undoneVersion] : [])),
  );
}

interface EntryText {
  text: string;
  status: OrderStatus | null;
  note: string | null;
}

/** The buyer is spoken to: «Referanslarınızı düzelttiniz». */
const textForBuyer = (event: Recorded<OrderEvent>): EntryText =>
  event.type === 'OrderReferencesCorrected'
    ? entry(referencesText(event.data, isOfBuyer(event) ? 'own' : 'theirs'))
    : textOf(event);

/** One event as text, as staff read it. */
export const textOf = (event: OrderEvent): EntryText =>
  isOfWithdrawal(event)
    ? withdrawalText(event)
    : event.type === 'OrderReferencesCorrected'
      ? entry(referencesText(event.data, 'staff'))
      : otherText(event);

function otherText(event: Exclude<OrderEvent, WithdrawalEvent | ReferencesCorrected>): EntryText {
  switch (event.type) {
    case 'OrderPlaced':
      return entry('Sipariş alındı.', 'pending');
    case 'OrderStatusChanged':
      return withShipment(entry(TEXT_OF_STATUS[event.data.to], event.data.to, event.data.reason), event.data);
    case 'OrderCancelledUnpaid':
      return entry(unpaidText(event.data), 'cancelled');
    case 'OrderReactivated':
      return reactivatedText(event.data);
    case 'OrderShipmentCorrected':
      return withShipment(entry('Kargo bilgisi düzeltildi.', null, event.data.reason), event.data);
    case 'OrderMarkedPaid':
    case 'OrderPaymentReverted':
    case 'OrderPaymentNoticeGiven':
      return paymentText(event);
    case 'OrderNoted':
      return entry('İç not eklendi.', null, event.data.note);
    case 'OrderCancelled':
    case 'OrderNoteWithdrawn':
    case 'OrderPaymentNoticeRejected':
      return reasonedText(event);
    case 'OrderStatusUndone':
    case 'OrderPaymentUndone':
    case 'OrderDocumentsAccepted':
    case 'OrderLinkRenewed':
    case 'OrderConfirmationResent':
      return entry(PLAIN_TEXTS[event.type], 'to' in event.data ? event.data.to : null);
  }
}

const entry = (text: string, status: OrderStatus | null = null, note: string | null = null): EntryText => ({
  text,
  status,
  note,
});

const reactivatedText = (data: Extract<OrderEvent, { type: 'OrderReactivated' }>['data']): EntryText =>
  withShipment(entry('Sipariş yeniden etkinleştirildi.', data.to, data.reason), data);

const reasonedText = ({
  type,
  data,
}: Extract<OrderEvent, { type: keyof typeof REASONED_TEXTS }>): EntryText =>
  entry(REASONED_TEXTS[type], type === 'OrderCancelled' ? 'cancelled' : null, data.reason);

const paymentText = ({ type, data }: Extract<OrderEvent, { type: keyof typeof PAYMENT_TEXTS }>): EntryText =>
  entry(withAmount(PAYMENT_TEXTS[type], data.amountKurus), null, 'reason' in data ? data.reason : null);

function withdrawalText(event: Extract<OrderEvent, { type: keyof typeof WITHDRAWAL_TEXTS }>): EntryText {
  const text = WITHDRAWAL_TEXTS[event.type];
  if (event.type === 'RefundIssued') {
    const { amountKurus } = event.data;
    return entry(amountKurus === 0 ? NOTHING_REFUNDED : withAmount(text, amountKurus));
  }
  if (event.type === 'RefundReverted') {
    const { amountKurus, reason } = event.data;
    return entry(withAmount(text, amountKurus || null), null, reason);
  }
  return entry(text, null, 'note' in event.data ? event.data.note : event.data.reason);
}

/** Payments recorded before amounts were have none. */
const withAmount = (text: string, kurus: number | null): string =>
  kurus === null ? `${text}.` : `${text}: ${formatLiraInFull(kurus)}.`;

/** «Müşteri referansları düzeltildi: Talep no: yok → 12.» Of an erased buyer nothing is known any more. */
function referencesText(
  { before, after }: ReferencesCorrected['data'],
  manner: keyof typeof REFERENCES_CORRECTED,
): string {
  const corrected = REFERENCES_CORRECTED[manner];
  const changes = REFERENCE_KEYS.flatMap((key) => {
    const [from, to] = [before?.[key] ?? NONE, after?.[key] ?? NONE];
    return from === to ? [] : `${REFERENCE_NAMES[key]}: ${from} → ${to}`;
  });
  return changes.length === 0 ? `${corrected}.` : `${corrected}: ${changes.join(', ')}.`;
}

function unpaidText({ paymentDueAt }: { paymentDueAt: string }): string {
  const lastDay = lastDayBefore(new Date(paymentDueAt));
  return `Ödeme ${lastDay} gün sonuna kadar ulaşmadığı için sipariş iptal edildi.`;
}

/** «Sipariş kargoya verildi. Aras Kargo, takip numarası 4711.» */
function withShipment(shown: EntryText, { shipment }: { shipment: Shipment | null }): EntryText {
  const { carrier, trackingNumber } = shipment ?? {};
  const facts = [carrier, trackingNumber && `takip numarası ${trackingNumber}`].filter(Boolean);
  return facts.length === 0 ? shown : { ...shown, text: `${shown.text} ${facts.join(', ')}.` };
}
