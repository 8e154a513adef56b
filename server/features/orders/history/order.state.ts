import type { DomainEvent } from '../../../kernel/event-store/domain-event.js';
import type { LineAllocation, OrderEvent, OrderPlaced, Shipment } from './order.events.js';
import { type OrderPayments, recordedPayment, settlementOf, withoutPayment } from './order.payments.js';
import type { OrderStatus } from './order.statuses.js';
import type { WithdrawalEvent } from './withdrawal.events.js';
import { isOfWithdrawal, type Withdrawal, withdrawalsAfter } from './withdrawals.js';
import { type NoticeEvent, noticesAfter, type PaymentNotice } from './payment-notices.js';

/** The version of the tracking link that an order is placed with. */
export const FIRST_LINK_VERSION = 1;

/** The version of the event that places an order, and of the one after it. */
const FIRST_VERSION = 1;
const FIRST_CHANGE = FIRST_VERSION + 1;
type PaymentChange = Extract<
  OrderEvent,
  { type: 'OrderMarkedPaid' | 'OrderPaymentReverted' | 'OrderPaymentUndone' }
>;
type StatusUndone = Extract<OrderEvent, { type: 'OrderStatusUndone' }>['data'];

const NOTHING_WRITTEN: Shipment = { carrier: null, trackingNumber: null };

/** A note of staff, identified by the version of the event that recorded it. */
export interface StaffNote {
  version: number;
  isWithdrawn: boolean;
}

/** An order as the sum of its events. */
export interface OrderState extends OrderPlaced, OrderPayments {
  status: OrderStatus;
  /** Null unless it is shipped or was delivered after that. */
  shipment: Shipment | null;
  staffNotes: readonly StaffNote[];
  /** The version of the event that named the references of the buyer last. */
  referencesVersion: number;
  /** Oldest first. */
  paymentNotices: readonly PaymentNotice[];
  /** Oldest first. */
  withdrawals: readonly Withdrawal[];
  /** Versions of the withdrawals whose goods have come back. */
  receivedReturns: readonly number[];
  /** Tracking links of this version work. */
  linkVersion: number;
  /** Staff or a program have done something with it: what becomes of it is for them to decide. */
  isLeftToStaff: boolean;
}

/** @throws when the events do not begin with the placing of an order */
export function orderOf(events: readonly OrderEvent[]): OrderState {
  const [placed, ...later] = events;
  if (placed?.type !== 'OrderPlaced') throw new Error('An order begins by being placed');
  return later.reduce(
    (order, event, index) => evolve(order, event, FIRST_CHANGE + index),
    newOrder(placed.data),
  );
}

function newOrder(placed: OrderPlaced): OrderState {
  return {
    ...placed,
    status: 'pending',
    ...settlementOf(placed.totalKurus, []),
    shipment: null,
    staffNotes: [],
    referencesVersion: FIRST_VERSION,
    paymentNotices: [],
    withdrawals: [],
    receivedReturns: [],
    linkVersion: FIRST_LINK_VERSION,
    isLeftToStaff: false,
  };
}

/** What was only mailed to the buyer. */
const MAILED = ['OrderLinkRenewed', 'OrderConfirmationResent'] as const;
type Mailed = Extract<OrderEvent, { type: (typeof MAILED)[number] }>;

const isMailed = (event: OrderEvent): event is Mailed => MAILED.some((type) => type === event.type);

/** Mailing the buyer a link says nothing about the order itself. */
function evolve(order: OrderState, event: OrderEvent, version: number): OrderState {
  if (isMailed(event)) return { ...order, linkVersion: event.data.linkVersion };
  // What the buyer does, or could have done, leaves nothing to staff.
  if (event.type === 'OrderDocumentsAccepted') {
    return { ...order, acceptedDocuments: event.data.documents };
  }
  if (event.type === 'OrderReferencesCorrected') {
    return { ...order, references: event.data.after, referencesVersion: version };
  }
  if (event.type === 'OrderPaymentNoticeGiven') return withNotices(order, event, version);
  const after = isOfWithdrawal(event)
    ? withWithdrawals(order, event, version)
    : changed(order, event, version);
  return { ...after, isLeftToStaff: true };
}

type Changing = Exclude<
  OrderEvent,
  | Mailed
  | WithdrawalEvent
  | { type: 'OrderDocumentsAccepted' | 'OrderReferencesCorrected' | 'OrderPaymentNoticeGiven' }
>;

function changed(order: OrderState, event: Changing, version: number): OrderState {
  switch (event.type) {
    case 'OrderStatusChanged':
      return withStatus(order, event.data);
    case 'OrderCancelled':
    case 'OrderCancelledUnpaid':
      return withAllocations({ ...order, status: 'cancelled', shipment: null }, []);
    case 'OrderReactivated':
      return withAllocations(withStatus(order, event.data), event.data.lines);
    case 'OrderStatusUndone':
      return withUndone(order, event.data);
    case 'OrderShipmentCorrected':
      return { ...order, shipment: event.data.shipment ?? order.shipment };
    case 'OrderMarkedPaid':
    case 'OrderPaymentReverted':
    case 'OrderPaymentUndone':
      return withPayment(withNotices(order, event, version), event, version);
    case 'OrderPaymentNoticeRejected':
      return withNotices(order, event, version);
    case 'OrderNoted':
      return { ...order, staffNotes: [...order.staffNotes, { version, isWithdrawn: false }] };
    case 'OrderNoteWithdrawn':
      return withoutNote(order, event.data.noteVersion);
    case 'OrderPlaced':
      throw new Error('An order is placed once');
    default:
      throw new Error(`Unknown event type ${(event satisfies never as DomainEvent).type}`);
  }
}

/** An order is on its way or has arrived; any other status takes that back. */
function withStatus(
  order: OrderState,
  { to, shipment }: { to: OrderStatus; shipment: Shipment | null },
): OrderState {
  if (to === 'delivered') return { ...order, status: to };
  const isShipped = to === 'shipped';
  return {
    ...order,
    status: to,
    shipment: isShipped ? (shipment ?? order.shipment ?? NOTHING_WRITTEN) : null,
  };
}

const withNotices = (order: OrderState, event: NoticeEvent, version: number): OrderState => ({
  ...order,
  paymentNotices: noticesAfter(order.paymentNotices, event, version),
});

const withWithdrawals = (order: OrderState, event: WithdrawalEvent, version: number): OrderState => ({
  ...order,
  withdrawals: withdrawalsAfter(order.withdrawals, event, version),
  ...(event.type === 'ReturnReceived' && {
    receivedReturns: [...order.receivedReturns, event.data.withdrawalVersion],
  }),
});

function withPayment(order: OrderState, event: PaymentChange, version: number): OrderState {
  return { ...order, ...settlementOf(order.totalKurus, paymentsAfter(order, event, version)) };
}

function paymentsAfter({ payments, totalKurus }: OrderState, event: PaymentChange, version: number) {
  switch (event.type) {
    case 'OrderMarkedPaid':
      return [...payments, recordedPayment(totalKurus, event.data, version)];
    case 'OrderPaymentReverted':
      return withoutPayment(payments, event.data.paymentVersion);
    case 'OrderPaymentUndone':
      return withoutPayment(payments, event.data.undoneVersion);
  }
}

function withUndone(order: OrderState, { to, shipment, lines }: StatusUndone): OrderState {
  const restored = { ...order, status: to, shipment };
  return to === 'cancelled' || lines ? withAllocations(restored, lines ?? []) : restored;
}

function withoutNote(order: OrderState, withdrawn: number): OrderState {
  const staffNotes = order.staffNotes.map((note) =>
    note.version === withdrawn ? { ...note, isWithdrawn: true } : note,
  );
  return { ...order, staffNotes };
}

/** @param allocations empty once the stock was given back: no line of a cancelled order waits for anything */
function withAllocations(order: OrderState, allocations: readonly LineAllocation[]): OrderState {
  const lines = order.lines.map((line) => ({
    ...line,
    backOrdered: 0,
    countedVariationIds: [],
    ...allocations.find(({ position }) => position === line.position),
  }));
  return { ...order, lines };
}
