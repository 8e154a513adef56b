import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import { idOfStream } from '../../../kernel/event-store/stream-category.js';
import type { ForeignPrice, OrderedLine, OrderEvent } from './order.events.js';
import type { ReceivedPayment } from './order.payments.js';
import { orderOf, type OrderState } from './order.state.js';
import { paymentDeadline } from './payment-deadline.js';
import type { PaymentNotice } from './payment-notices.js';
import type { Withdrawal } from './withdrawals.js';

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
  | 'referencesVersion'
  | 'payments'
  | 'paymentNotices'
  | 'withdrawals'
  | 'receivedReturns'
> {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** Until when the money of a transfer is expected; null when no time was announced. */
  paymentDueAt: Date | null;
  /** Oldest first. */
  payments: readonly ShownPayment[];
  /** Oldest first. */
  paymentNotices: readonly ShownNotice[];
  /** Oldest first. */
  withdrawals: readonly ShownWithdrawal[];
  /** When it was delivered; null unless it is. */
  deliveredAt: Date | null;
  /** When it was sent off; null without a shipment. */
  shippedAt: Date | null;
  lines: Omit<OrderedLine, 'countedVariationIds' | keyof ForeignPrice>[];
}

/** A payment and when it was recorded, an ISO 8601 date-time. */
export interface ShownPayment extends ReceivedPayment {
  recordedAt: string;
}

/** A notice and when it was given, an ISO 8601 date-time. */
export interface ShownNotice extends PaymentNotice {
  recordedAt: string;
}

/** A withdrawal and when it was declared, an ISO 8601 date-time. */
export interface ShownWithdrawal extends Withdrawal {
  recordedAt: string;
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
    payments: order.payments.map((payment) => ({ ...payment, recordedAt: recordedAt(events, payment) })),
    paymentNotices: order.paymentNotices.map((notice) => ({
      ...notice,
      recordedAt: recordedAt(events, notice),
    })),
    withdrawals: order.withdrawals.map((withdrawal) => ({
      ...withdrawal,
      recordedAt: recordedAt(events, withdrawal),
    })),
    deliveredAt: order.status === 'delivered' ? deliveredAt(events) : null,
    shippedAt: order.shipment && sentOffAt(events),
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

/** When an order with a shipment was sent off last; a change that was undone did not send it off. */
function sentOffAt(events: readonly Recorded<OrderEvent>[]): Date | null {
  const last = events.findLast((event) => event.type === 'OrderStatusUndone' || isSentOff(event));
  if (last?.type !== 'OrderStatusUndone') return last?.recordedAt ?? null;
  return last.data.shippedAt === null ? null : new Date(last.data.shippedAt);
}

const isSentOff = (event: OrderEvent) =>
  (event.type === 'OrderStatusChanged' || event.type === 'OrderReactivated') && event.data.to === 'shipped';

const deliveredAt = (events: readonly Recorded<OrderEvent>[]): Date | null =>
  events.findLast(({ data }) => 'to' in data && data.to === 'delivered')?.recordedAt ?? null;

/** A stream has all versions from 1. */
function recordedAt(
  events: readonly Recorded<OrderEvent>[],
  { version }: Pick<ReceivedPayment, 'version'>,
): string {
  const event = events[version - 1];
  if (event?.version !== version) throw new Error(`An order without an event of version ${version}`);
  return event.recordedAt.toISOString();
}
