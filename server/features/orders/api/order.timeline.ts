import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import type { OrderEvent, Shipment } from '../history/order.events.js';
import type { OrderStatus } from '../history/order.statuses.js';
import { lastDayBefore } from '../history/payment-deadline.js';

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
];

const TEXT_OF_STATUS: Readonly<Record<OrderStatus, string>> = {
  pending: 'Sipariş yeniden beklemeye alındı.',
  confirmed: 'Sipariş onaylandı.',
  processing: 'Sipariş hazırlanıyor.',
  shipped: 'Sipariş kargoya verildi.',
  delivered: 'Sipariş teslim edildi.',
  cancelled: 'Sipariş iptal edildi.',
};

const ACTOR_NAMES: Readonly<Record<Recorded<OrderEvent>['actor']['kind'], string>> = {
  guest: 'Müşteri',
  customer: 'Müşteri',
  staff: 'Mağaza',
  program: 'Mağaza',
  system: 'Mağaza',
};

/** The history of an order, oldest event first, in Turkish. */
export function timelineOf(events: readonly Recorded<OrderEvent>[], reader: TimelineReader): TimelineItem[] {
  const withdrawn = withdrawnNotes(events);
  return events
    .filter(({ type }) => reader === 'staff' || !FOR_STAFF.includes(type))
    .map((event) => {
      const at = event.recordedAt;
      const { note, ...text } = textOf(event);
      const shown = withdrawn.has(event.version) ? null : note;
      return { ...text, note: shown, at, actor: ACTOR_NAMES[event.actor.kind] };
    });
}

/** The versions of the events that recorded the notes that were withdrawn since. */
export function withdrawnNotes(events: readonly OrderEvent[]): ReadonlySet<number> {
  return new Set(
    events.flatMap((event) => (event.type === 'OrderNoteWithdrawn' ? [event.data.noteVersion] : [])),
  );
}

interface EntryText {
  text: string;
  status: OrderStatus | null;
  note: string | null;
}

function textOf(event: OrderEvent): EntryText {
  switch (event.type) {
    case 'OrderPlaced':
      return { text: 'Sipariş alındı.', status: 'pending', note: null };
    case 'OrderStatusChanged':
      return {
        text: withParcel(TEXT_OF_STATUS[event.data.to], event.data.shipment),
        status: event.data.to,
        note: event.data.reason,
      };
    case 'OrderCancelled':
      return { text: 'Sipariş iptal edildi.', status: 'cancelled', note: event.data.reason };
    case 'OrderCancelledUnpaid': {
      const lastDay = lastDayBefore(new Date(event.data.paymentDueAt));
      const text = `Ödeme ${lastDay} gün sonuna kadar ulaşmadığı için sipariş iptal edildi.`;
      return { text, status: 'cancelled', note: null };
    }
    case 'OrderReactivated':
      return {
        text: withParcel('Sipariş yeniden etkinleştirildi.', event.data.shipment),
        status: event.data.to,
        note: event.data.reason,
      };
    case 'OrderShipmentCorrected':
      return {
        text: withParcel('Kargo bilgisi düzeltildi.', event.data.shipment),
        status: null,
        note: event.data.reason,
      };
    case 'OrderMarkedPaid':
      return { text: 'Ödeme alındı.', status: null, note: event.data.reason };
    case 'OrderPaymentReverted':
      return { text: 'Ödeme kaydı geri alındı.', status: null, note: event.data.reason };
    case 'OrderNoted':
      return { text: 'İç not eklendi.', status: null, note: event.data.note };
    case 'OrderNoteWithdrawn':
      return { text: 'İç not geri alındı.', status: null, note: event.data.reason };
    case 'OrderLinkRenewed':
      return { text: 'Müşteriye yeni takip bağlantısı gönderildi.', status: null, note: null };
    case 'OrderConfirmationResent':
      return { text: 'Sipariş onayı müşteriye yeniden gönderildi.', status: null, note: null };
  }
}

/** «Sipariş kargoya verildi. Aras Kargo, takip numarası 4711.» */
function withParcel(text: string, shipment: Shipment | null): string {
  const { carrier, trackingNumber } = shipment ?? {};
  const facts = [carrier, trackingNumber && `takip numarası ${trackingNumber}`].filter(Boolean);
  return facts.length === 0 ? text : `${text} ${facts.join(', ')}.`;
}
