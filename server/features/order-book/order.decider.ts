import type { OrderEvent, OrderPlaced, OrderStatus, RetakenLine } from './order.events.js';
import { orderNumber } from './order.number.js';
import { orderIsCancelled, orderNotCancellable } from './order.refusals.js';
import type { OrderState } from './order.state.js';

/** Why, in somebody's own words; nothing when none were given. */
interface WithReason {
  reason: string | null;
}

export function placeOrder(id: string, order: Omit<OrderPlaced, 'number'>): OrderEvent[] {
  return [{ type: 'OrderPlaced', data: { number: orderNumber(id), ...order } }];
}

/** @throws ORDER_IS_CANCELLED because such an order has to take its stock again first */
export function changeOrderStatus(
  command: WithReason & { to: OrderStatus },
  order: OrderState,
): OrderEvent[] {
  const { to, reason } = command;
  if (order.status === to) return [];
  if (to === 'cancelled') return cancelOrder({ reason }, order);
  if (order.status === 'cancelled') throw orderIsCancelled();
  return [{ type: 'OrderStatusChanged', data: { from: order.status, to, reason } }];
}

export function cancelOrder({ reason }: WithReason, order: OrderState): OrderEvent[] {
  if (order.status === 'cancelled') return [];
  return [{ type: 'OrderCancelled', data: { from: order.status, reason } }];
}

/**
 * The buyer himself may cancel only what nobody has begun to work on.
 *
 * @throws ORDER_NOT_CANCELLABLE
 */
export function cancelOwnOrder(command: WithReason, order: OrderState): OrderEvent[] {
  if (order.status === 'cancelled') return [];
  if (order.status !== 'pending') throw orderNotCancellable({ status: order.status });
  return cancelOrder(command, order);
}

/** @param command what was taken from stock again, line by line */
export function reactivateOrder(
  command: WithReason & { to: Exclude<OrderStatus, 'cancelled'>; lines: RetakenLine[] },
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
