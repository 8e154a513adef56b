import { channelOf, historyActor } from '../../../kernel/actor/history-event.type.js';
import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import { textOf, undoneVersions, withdrawnNotes } from '../api/order.timeline.js';
import type { OrderEvent, OrderPlaced, Shipment } from '../history/order.events.js';
import { itemOf } from '../history/order.item.js';
import type { WithdrawalEvent } from '../history/withdrawal.events.js';
import { isOfWithdrawal } from '../history/withdrawals.js';
import type { OrderHistoryEntry, OrderInternalNote, OrderShortage } from './order-history.type.js';

type Event = Recorded<OrderEvent>;
type Facts = Omit<OrderHistoryEntry, 'version' | 'type' | 'at' | 'text' | 'actor' | 'channel' | 'isUndone'>;

const NO_FACTS: Facts = {
  from: null,
  to: null,
  reason: null,
  note: null,
  noteVersion: null,
  carrier: null,
  trackingNumber: null,
  amount: null,
  paidOn: null,
  reference: null,
  isBuyerNotified: null,
  shortages: [],
};

/** The history of an order for staff, oldest event first. */
export function historyOf(events: readonly Event[]): OrderHistoryEntry[] {
  const placed = placedOf(events);
  const withdrawn = withdrawnNotes(events);
  const undone = undoneVersions(events);
  return events.map((event) => {
    const { version, type, recordedAt: at } = event;
    const isShownNote = event.type === 'OrderNoted' && !withdrawn.has(version);
    return {
      ...NO_FACTS,
      ...factsOf(event, placed),
      version,
      type,
      at,
      text: textOf(event).text,
      channel: channelOf(event.actor),
      actor: historyActor(event.actor, placed.buyer),
      note: isShownNote ? event.data.note : null,
      isUndone: undone.has(version),
    };
  });
}

/** Notes that were not withdrawn, oldest first. */
export function notesOf(events: readonly Event[]): OrderInternalNote[] {
  const placed = placedOf(events);
  const withdrawn = withdrawnNotes(events);
  return events.flatMap((event) =>
    event.type === 'OrderNoted' && !withdrawn.has(event.version)
      ? [
          {
            version: event.version,
            text: event.data.note,
            at: event.recordedAt,
            actor: historyActor(event.actor, placed.buyer),
          },
        ]
      : [],
  );
}

type ReferencesCorrected = Extract<OrderEvent, { type: 'OrderReferencesCorrected' }>;
type OtherEvent = Exclude<OrderEvent, WithdrawalEvent | ReferencesCorrected>;

/** What references were corrected to is said by the text. */
function factsOf(event: OrderEvent, placed: OrderPlaced): Partial<Facts> {
  if (event.type === 'OrderReferencesCorrected') return {};
  return isOfWithdrawal(event) ? withdrawalFacts(event) : otherFacts(event, placed);
}

function otherFacts(event: OtherEvent, { lines }: OrderPlaced): Partial<Facts> {
  switch (event.type) {
    case 'OrderPlaced':
      return { to: 'pending' };
    case 'OrderStatusChanged':
    case 'OrderShipmentCorrected':
      return withShipment(event.data);
    case 'OrderStatusUndone':
      return { from: event.data.from, to: event.data.to };
    case 'OrderCancelled':
      return { ...event.data, to: 'cancelled' };
    case 'OrderCancelledUnpaid':
      return { from: event.data.from, to: 'cancelled' };
    case 'OrderReactivated':
      return reactivationFacts(event.data, lines);
    case 'OrderMarkedPaid':
    case 'OrderPaymentReverted':
    case 'OrderPaymentNoticeGiven':
      return paymentFacts(event.data);
    case 'OrderPaymentNoticeRejected':
    case 'OrderNoteWithdrawn':
      return event.data;
    case 'OrderPaymentUndone':
    case 'OrderDocumentsAccepted':
    case 'OrderNoted':
    case 'OrderLinkRenewed':
    case 'OrderConfirmationResent':
      return {};
  }
}

function reactivationFacts(
  {
    to,
    reason,
    isBuyerNotified,
    shipment,
    lines: taken,
  }: Extract<OrderEvent, { type: 'OrderReactivated' }>['data'],
  lines: OrderPlaced['lines'],
): Partial<Facts> {
  const shortages = shortagesOf(taken, lines);
  return { from: 'cancelled', to, reason, isBuyerNotified, shortages, ...shipment };
}

function paymentFacts(
  data: Extract<
    OrderEvent,
    { type: 'OrderMarkedPaid' | 'OrderPaymentReverted' | 'OrderPaymentNoticeGiven' }
  >['data'],
): Partial<Facts> {
  const { amountKurus: amount } = data;
  if ('details' in data) return { amount, paidOn: data.paidOn, reference: data.details?.reference ?? null };
  const { reason, isBuyerNotified } = data;
  const received = 'paidOn' in data ? { paidOn: data.paidOn, reference: data.reference } : {};
  return { amount, reason, isBuyerNotified, ...received };
}

function withdrawalFacts(event: WithdrawalEvent): Partial<Facts> {
  switch (event.type) {
    case 'WithdrawalDeclared':
      return { amount: event.data.amountKurus, reason: event.data.note };
    case 'ReturnReceived':
      return { reason: event.data.note };
    case 'WithdrawalRefused':
      return { reason: event.data.reason };
    case 'RefundIssued': {
      const { amountKurus: amount, refundedOn: paidOn, reference } = event.data;
      return { amount, paidOn, reference };
    }
    case 'RefundReverted':
      return { amount: event.data.amountKurus, reason: event.data.reason };
  }
}

const withShipment = <Facts>({ shipment, ...facts }: Facts & { shipment: Shipment | null }) => ({
  ...facts,
  ...shipment,
});

function shortagesOf(
  taken: readonly { position: number; backOrdered: number }[],
  lines: OrderPlaced['lines'],
): OrderShortage[] {
  return taken
    .filter(({ backOrdered }) => backOrdered > 0)
    .map(({ position, backOrdered }) => {
      const line = lines.find((ordered) => ordered.position === position);
      return { position, backOrdered, productName: line ? itemOf(line).name : '' };
    });
}

function placedOf([first]: readonly Event[]): OrderPlaced {
  if (first?.type !== 'OrderPlaced') throw new Error('An order begins by being placed');
  return first.data;
}
