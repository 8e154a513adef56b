import type { AcceptedDocument, LineAllocation, OrderEvent, OrderPlaced, Shipment } from './order.events.js';
import { orderNumber } from './order.number.js';
import { outstandingOf } from './order.payments.js';
import type { OrderStatus } from './order.statuses.js';
import {
  orderNoteUnknown,
  orderNotCancellable,
  orderCancelled,
  orderNotShipped,
  paymentAmountInvalid,
  paymentDateInvalid,
  paymentUnknown,
} from './order.refusals.js';
import type { OrderState } from './order.state.js';
import { refuseSettledNotice } from './payment-notice.decider.js';
import { openNotices } from './payment-notices.js';

/** The reason as it was typed; null when none was given. */
interface WithReason {
  reason: string | null;
}

/** With whether the buyer is mailed about it. */
interface Announced extends WithReason {
  isBuyerNotified: boolean;
}

/** With what was typed about the shipment; null when nothing was. */
interface Shipping {
  shipment: Shipment | null;
}

/** How often the total of an order may be received: beyond that, somebody mistyped the amount. */
const MAX_TIMES_RECEIVED = 10;
const LEAST_KURUS = 1;

/** Days of Istanbul, YYYY-MM-DD: they compare as texts. */
interface TypedPayment {
  /** What is outstanding when null. */
  amountKurus: number | null;
  paidOn: string;
  reference: string | null;
  placedOn: string;
  today: string;
  /** The notice of the buyer that it settles. */
  noticeVersion?: number | null;
}

export function placeOrder(id: string, order: Omit<OrderPlaced, 'number'>): OrderEvent[] {
  return [{ type: 'OrderPlaced', data: { number: orderNumber(id), ...order } }];
}

/**
 * @throws ORDER_NOT_SHIPPED when something was typed about a shipment and the new status is another
 * @throws when the order is cancelled: it takes its stock again first, by being reactivated with the new status
 */
export function changeOrderStatus(
  command: Announced & Shipping & { to: OrderStatus },
  order: OrderState,
): OrderEvent[] {
  const { to, reason, isBuyerNotified, shipment } = command;
  refuseShipmentUnlessShipped(command);
  if (order.status === to) return [];
  if (to === 'cancelled') return cancelOrder(command, order);
  if (order.status === 'cancelled') throw new Error('A cancelled order is reactivated');
  const data = { from: order.status, to, reason, shipment, isBuyerNotified };
  return [{ type: 'OrderStatusChanged', data }];
}

/**
 * The buyer accepts the documents of an order that was placed without them; once they did, nothing happens.
 *
 * @param documents checked against those rendered for the order
 */
export function acceptOrderDocuments(
  documents: AcceptedDocument[],
  { acceptedDocuments }: Pick<OrderState, 'acceptedDocuments'>,
): OrderEvent[] {
  return acceptedDocuments.length > 0 ? [] : [{ type: 'OrderDocumentsAccepted', data: { documents } }];
}

export function cancelOrder({ reason, isBuyerNotified }: Announced, order: OrderState): OrderEvent[] {
  if (order.status === 'cancelled') return [];
  return [{ type: 'OrderCancelled', data: { from: order.status, reason, isBuyerNotified } }];
}

/**
 * Buyers may cancel their order only while nobody works on it; a mail always confirms it to them.
 *
 * @throws ORDER_NOT_CANCELLABLE
 */
export function cancelOwnOrder(command: WithReason, order: OrderState): OrderEvent[] {
  if (order.status === 'cancelled') return [];
  if (order.status !== 'pending') throw orderNotCancellable({ status: order.status });
  return cancelOrder({ ...command, isBuyerNotified: true }, order);
}

/**
 * The shop itself cancels an order whose transfer did not arrive in the announced time. Staff decide about an order that
 * they have begun to work on, noted something about, or brought back, and about a transfer that the buyer says they have made; one
 * without an announced time is never cancelled.
 */
export function cancelUnpaidOrder(
  { paymentDueAt, now }: { paymentDueAt: Date; now: Date },
  order: OrderState,
): OrderEvent[] {
  const { status, paymentStatus, paymentMethod, paymentDueDays, isLeftToStaff } = order;
  const isAwaited = paymentMethod === 'bank_transfer' && paymentStatus === 'pending';
  if (!isAwaited || paymentDueDays === null || now < paymentDueAt) return [];
  if (status !== 'pending' || isLeftToStaff || openNotices(order.paymentNotices).length > 0) return [];
  return [{ type: 'OrderCancelledUnpaid', data: { from: status, paymentDueAt: paymentDueAt.toISOString() } }];
}

/** The same for cash on delivery that nobody confirmed in time; the buyer is mailed the reason. */
export function cancelUnconfirmedOrder({ reason }: { reason: string }, order: OrderState): OrderEvent[] {
  const { status, paymentStatus, paymentMethod, isLeftToStaff } = order;
  const isAwaited = paymentMethod === 'cash_on_delivery' && paymentStatus === 'pending';
  if (!isAwaited || status !== 'pending' || isLeftToStaff) return [];
  return cancelOrder({ reason, isBuyerNotified: true }, order);
}

/** Ends the tracking links that were sent so far; a new one is mailed to the buyer. */
export function renewOrderLink(order: OrderState): OrderEvent[] {
  return [{ type: 'OrderLinkRenewed', data: { linkVersion: order.linkVersion + 1 } }];
}

/**
 * Mails the buyer the confirmation once more.
 * @throws ORDER_CANCELLED
 */
export function resendOrderConfirmation({ status, linkVersion }: OrderState): OrderEvent[] {
  if (status === 'cancelled') throw orderCancelled();
  return [{ type: 'OrderConfirmationResent', data: { linkVersion } }];
}

/**
 * @param command with what was taken from stock again, line by line
 * @throws ORDER_NOT_SHIPPED
 */
export function reactivateOrder(
  command: Announced & Shipping & { to: Exclude<OrderStatus, 'cancelled'>; lines: LineAllocation[] },
  order: OrderState,
): OrderEvent[] {
  refuseShipmentUnlessShipped(command);
  if (order.status !== 'cancelled') return [];
  const { to, reason, lines, shipment, isBuyerNotified } = command;
  return [{ type: 'OrderReactivated', data: { to, reason, lines, shipment, isBuyerNotified } }];
}

/**
 * Corrects what was written about the shipment; the history keeps what it was.
 *
 * @throws ORDER_NOT_SHIPPED
 */
export function correctOrderShipment(
  { shipment, reason, isBuyerNotified }: Announced & { shipment: Shipment },
  order: OrderState,
): OrderEvent[] {
  if (!order.shipment) throw orderNotShipped();
  const { carrier, trackingNumber } = order.shipment;
  if (carrier === shipment.carrier && trackingNumber === shipment.trackingNumber) return [];
  return [{ type: 'OrderShipmentCorrected', data: { shipment, reason, isBuyerNotified } }];
}

/**
 * Records an amount that was received, of the order's currency. Nothing happens when no amount is named and nothing is outstanding.
 *
 * @throws PAYMENT_DATE_INVALID for a day before the order was placed, and for one to come
 * @throws PAYMENT_AMOUNT_INVALID for what is no whole number of kuruş above 0, and beyond ten times the total
 * @throws PAYMENT_NOTICE_UNKNOWN for a notice that is not open
 */
export function markOrderPaid(command: Announced & TypedPayment, order: OrderState): OrderEvent[] {
  const { paidOn, reference, reason, isBuyerNotified, placedOn, today, noticeVersion = null } = command;
  const amountKurus = command.amountKurus ?? outstandingOf(order);
  if (command.amountKurus === null && amountKurus === 0) return [];
  refuseSettledNotice(noticeVersion, order);
  const most = order.totalKurus * MAX_TIMES_RECEIVED - order.receivedKurus;
  const isInBounds = amountKurus >= LEAST_KURUS && amountKurus <= most;
  if (!Number.isSafeInteger(amountKurus) || !isInBounds) {
    throw paymentAmountInvalid({ least: LEAST_KURUS, most });
  }
  if (paidOn < placedOn || paidOn > today) throw paymentDateInvalid({ earliest: placedOn, latest: today });
  const payment = { amountKurus, currency: order.currency, coversTotal: false, paidOn, reference };
  return [{ type: 'OrderMarkedPaid', data: { ...payment, noticeVersion, reason, isBuyerNotified } }];
}

/**
 * Takes one payment back; the only one when none is named. Nothing happens when there is none.
 *
 * @throws PAYMENT_UNKNOWN for one that was never recorded, or was taken back before; and when there are several and none is named
 */
export function revertOrderPayment(
  { paymentVersion, reason, isBuyerNotified }: Announced & { paymentVersion: number | null },
  { payments }: OrderState,
): OrderEvent[] {
  if (paymentVersion === null && payments.length === 0) return [];
  const [payment, another] = payments.filter(
    ({ version }) => paymentVersion === null || version === paymentVersion,
  );
  if (!payment || another) throw paymentUnknown();
  const { version, amountKurus } = payment;
  return [
    {
      type: 'OrderPaymentReverted',
      data: { paymentVersion: version, amountKurus, reason, isBuyerNotified },
    },
  ];
}

export function noteOrder({ note }: { note: string }): OrderEvent[] {
  const text = note.trim();
  return text === '' ? [] : [{ type: 'OrderNoted', data: { note: text } }];
}

/** @throws ORDER_NOTE_UNKNOWN */
export function withdrawOrderNote(
  { noteVersion, reason }: WithReason & { noteVersion: number },
  order: OrderState,
): OrderEvent[] {
  const note = order.staffNotes.find(({ version }) => version === noteVersion);
  if (!note) throw orderNoteUnknown();
  return note.isWithdrawn ? [] : [{ type: 'OrderNoteWithdrawn', data: { noteVersion, reason } }];
}

/** A number that is typed beside another status would be lost without a word. */
function refuseShipmentUnlessShipped({ to, shipment }: Shipping & { to: OrderStatus }): void {
  if (shipment && to !== 'shipped') throw orderNotShipped();
}
