import type { LineAllocation, OrderEvent, OrderPlaced } from './order.events.js';
import { orderNumber } from './order.number.js';
import type { OrderStatus } from './order.statuses.js';
import { orderNotCancellable } from './order.refusals.js';
import type { OrderState } from './order.state.js';

/** The reason as it was typed; null when none was given. */
interface WithReason {
  reason: string | null;
}

export function placeOrder(id: string, order: Omit<OrderPlaced, 'number'>): OrderEvent[] {
  return [{ type: 'OrderPlaced', data: { number: orderNumber(id), ...order } }];
}

/** @throws when the order is cancelled: it takes its stock again first, by being reactivated with the new status */
export function changeOrderStatus(
  command: WithReason & { to: OrderStatus },
  order: OrderState,
): OrderEvent[] {
  const { to, reason } = command;
  if (order.status === to) return [];
  if (to === 'cancelled') return cancelOrder({ reason }, order);
  if (order.status === 'cancelled') throw new Error('A cancelled order is reactivated');
  return [{ type: 'OrderStatusChanged', data: { from: order.status, to, reason } }];
}

export function cancelOrder({ reason }: WithReason, order: OrderState): OrderEvent[] {
  if (order.status === 'cancelled') return [];
  return [{ type: 'OrderCancelled', data: { from: order.status, reason } }];
}

/**
 * Buyers may cancel their order only while nobody works on it.
 *
 * @throws ORDER_NOT_CANCELLABLE
 */
export function cancelOwnOrder(command: WithReason, order: OrderState): OrderEvent[] {
  if (order.status === 'cancelled') return [];
  if (order.status !== 'pending') throw orderNotCancellable({ status: order.status });
  return cancelOrder(command, order);
}

/**
 * The shop itself cancels an order whose transfer did not arrive in the announced time. Staff decide about an order that
 * they have begun to work on, noted something about, or brought back; and one without an announced time is never cancelled.
 */
export function cancelUnpaidOrder(
  { paymentDueAt, now }: { paymentDueAt: Date; now: Date },
  order: OrderState,
): OrderEvent[] {
  const { status, paymentStatus, paymentMethod, paymentDueDays, isLeftToStaff } = order;
  const isAwaited = paymentMethod === 'bank_transfer' && paymentStatus === 'pending';
  if (!isAwaited || paymentDueDays === null || now < paymentDueAt) return [];
  if (status !== 'pending' || isLeftToStaff) return [];
  return [{ type: 'OrderCancelledUnpaid', data: { from: status, paymentDueAt: paymentDueAt.toISOString() } }];
}

/** Ends the tracking links that were sent so far; a new one is mailed to the buyer. */
export function renewOrderLink(order: OrderState): OrderEvent[] {
  return [{ type: 'OrderLinkRenewed', data: { linkVersion: order.linkVersion + 1 } }];
}

/** @param command with what was taken from stock again, line by line */
export function reactivateOrder(
  command: WithReason & { to: Exclude<OrderStatus, 'cancelled'>; lines: LineAllocation[] },
  order: OrderState,
): OrderEvent[] {
  if (order.status !== 'cancelled') return [];
  const { to, reason, lines } = command;
  return [{ type: 'OrderReactivated', data: { to, reason, lines } }];
}

export function markOrderPaid({ reason }: WithReason, order: OrderState): OrderEvent[] {
  return order.paymentStatus === 'paid' ? [] : [{ type: 'OrderMarkedPaid', data: { reason } }];
}

export function revertOrderPayment({ reason }: WithReason, order: OrderState): OrderEvent[] {
  return order.paymentStatus === 'paid' ? [{ type: 'OrderPaymentReverted', data: { reason } }] : [];
}

export function noteOrder({ note }: { note: string }): OrderEvent[] {
  const text = note.trim();
  return text === '' ? [] : [{ type: 'OrderNoted', data: { note: text } }];
}
