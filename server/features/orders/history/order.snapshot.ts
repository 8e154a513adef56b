import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import { idOfStream } from '../../../kernel/event-store/stream-category.js';
import type { OrderedLine, OrderEvent } from './order.events.js';
import { orderOf, type OrderState } from './order.state.js';
import { paymentDeadline } from './payment-deadline.js';

/** An order as it is shown, whether it was read from rows or computed from events up to a time. */
export interface OrderSnapshot extends Omit<
  OrderState,
  | 'lines'
  | 'currency'
  | 'shippingFeeKurus'
  | 'freeShippingThresholdKurus'
  | 'paymentDueDays'
  | 'isLeftToStaff'
  | 'staffNotes'
> {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** Until when the money of a transfer is expected; null when no time was announced. */
  paymentDueAt: Date | null;
  /** When its payment was recorded; null while it is not paid. */
  paymentRecordedAt: Date | null;
  /** When it was sent off; null without a shipment. */
  shippedAt: Date | null;
  lines: Omit<OrderedLine, 'countedVariationIds'>[];
}

/** Null when there was no such order yet at the time the events end. */
export function snapshotOf(events: readonly Recorded<OrderEvent>[]): OrderSnapshot | null {
  const [first] = events;
  const last = events.at(-1);
  if (!first || !last) return null;
  const order = orderOf(events);
  return {
    ...order,
    paymentDueAt: deadlineOf(order.paymentDueDays, events),
    id: idOfStream(first.stream),
    version: last.version,
    createdAt: first.recordedAt,
    updatedAt: last.recordedAt,
    paymentRecordedAt: order.payment && timeOf(events, ({ type }) => type === 'OrderMarkedPaid'),
    shippedAt: order.shipment && timeOf(events, isSentOff),
  };
}

/** Whether the shop waits for a bank transfer. */
export function awaitsTransfer({
  paymentMethod,
  paymentStatus,
  status,
}: Pick<OrderSnapshot, 'paymentMethod' | 'paymentStatus' | 'status'>): boolean {
  return paymentMethod === 'bank_transfer' && paymentStatus === 'pending' && status !== 'cancelled';
}

/** The time begins anew when money is awaited again. */
const AWAITING: readonly OrderEvent['type'][] = ['OrderPlaced', 'OrderReactivated', 'OrderPaymentReverted'];

function deadlineOf(days: number | null, events: readonly Recorded<OrderEvent>[]): Date | null {
  const awaiting = events.findLast(({ type }) => AWAITING.includes(type));
  return days === null || !awaiting ? null : paymentDeadline(awaiting.recordedAt, days);
}

const isSentOff = (event: OrderEvent) =>
  (event.type === 'OrderStatusChanged' || event.type === 'OrderReactivated') && event.data.to === 'shipped';

/** When it happened last. */
function timeOf(events: readonly Recorded<OrderEvent>[], isIt: (event: OrderEvent) => boolean): Date | null {
  return events.findLast(isIt)?.recordedAt ?? null;
}
