import type { Recorded } from '../../kernel/event-store/domain-event.js';
import type { OrderEvent } from '../order-book/index.js';
import { memberOf, OrderStatus } from './order.enums.js';

/** One thing that happened to an order, in words. */
export interface OrderHappening {
  at: Date;
  sentence: string;
  by: string;
  /** The status it led to. */
  status: OrderStatus | null;
  note: string | null;
}

/** Who reads: notes among staff are not for buyers. */
export type TimelineReader = 'buyer' | 'staff';

const SENTENCE_OF_STATUS: Readonly<Record<`${OrderStatus}`, string>> = {
  pending: 'Sipariş yeniden beklemeye alındı.',
  confirmed: 'Sipariş onaylandı.',
  processing: 'Sipariş hazırlanıyor.',
  shipped: 'Sipariş kargoya verildi.',
  delivered: 'Sipariş teslim edildi.',
  cancelled: 'Sipariş iptal edildi.',
};

const ACTOR_WORDS: Readonly<Record<Recorded<OrderEvent>['actor']['kind'], string>> = {
  guest: 'Müşteri',
  customer: 'Müşteri',
  staff: 'Mağaza',
  program: 'Mağaza',
  system: 'Mağaza',
};

/** What happened, oldest first, in plain Turkish. */
export function timelineOf(
  events: readonly Recorded<OrderEvent>[],
  reader: TimelineReader,
): OrderHappening[] {
  return events
    .filter(({ type }) => reader === 'staff' || type !== 'OrderNoted')
    .map((event) => {
      const { status, ...words } = wordsOf(event);
      const at = event.recordedAt;
      return {
        ...words,
        at,
        by: ACTOR_WORDS[event.actor.kind],
        status: status && memberOf(OrderStatus, status),
      };
    });
}

interface Words {
  sentence: string;
  status: `${OrderStatus}` | null;
  note: string | null;
}

function wordsOf(event: OrderEvent): Words {
  switch (event.type) {
    case 'OrderPlaced':
      return { sentence: 'Sipariş alındı.', status: 'pending', note: null };
    case 'OrderStatusChanged':
      return {
        sentence: SENTENCE_OF_STATUS[event.data.to],
        status: event.data.to,
        note: event.data.reason,
      };
    case 'OrderCancelled':
      return { sentence: 'Sipariş iptal edildi.', status: 'cancelled', note: event.data.reason };
    case 'OrderReactivated':
      return { sentence: 'Sipariş yeniden etkinleştirildi.', status: event.data.to, note: event.data.reason };
    case 'OrderMarkedPaid':
      return { sentence: 'Ödeme alındı.', status: null, note: event.data.reason };
    case 'OrderPaymentReverted':
      return { sentence: 'Ödeme kaydı geri alındı.', status: null, note: event.data.reason };
    case 'OrderNoted':
      return { sentence: 'İç not eklendi.', status: null, note: event.data.note };
  }
}
