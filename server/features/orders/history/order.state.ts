import type { DomainEvent } from '../../../kernel/event-store/domain-event.js';
import type { LineAllocation, OrderEvent, OrderPlaced } from './order.events.js';
import type { OrderStatus, PaymentStatus } from './order.statuses.js';

/** The version of the tracking link that an order is placed with. */
export const FIRST_LINK_VERSION = 1;

/** An order as the sum of its events. */
export interface OrderState extends OrderPlaced {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** Tracking links of this version work. */
  linkVersion: number;
  /** Staff or a program have done something with it: what becomes of it is for them to decide. */
  isLeftToStaff: boolean;
}

/** @throws when the events do not begin with the placing of an order */
export function orderOf(events: readonly OrderEvent[]): OrderState {
  const [placed, ...later] = events;
  if (placed?.type !== 'OrderPlaced') throw new Error('An order begins by being placed');
  return later.reduce(evolve, newOrder(placed.data));
}

function newOrder(placed: OrderPlaced): OrderState {
  return {
    ...placed,
    status: 'pending',
    paymentStatus: 'pending',
    linkVersion: FIRST_LINK_VERSION,
    isLeftToStaff: false,
  };
}

/** Renewing the link says nothing about the order itself. */
function evolve(order: OrderState, event: OrderEvent): OrderState {
  if (event.type === 'OrderLinkRenewed') return { ...order, linkVersion: event.data.linkVersion };
  return { ...changed(order, event), isLeftToStaff: true };
}

function changed(order: OrderState, event: Exclude<OrderEvent, { type: 'OrderLinkRenewed' }>): OrderState {
  switch (event.type) {
    case 'OrderStatusChanged':
      return { ...order, status: event.data.to };
    case 'OrderCancelled':
    case 'OrderCancelledUnpaid':
      return withAllocations({ ...order, status: 'cancelled' }, []);
    case 'OrderReactivated':
      return withAllocations({ ...order, status: event.data.to }, event.data.lines);
    case 'OrderMarkedPaid':
      return { ...order, paymentStatus: 'paid' };
    case 'OrderPaymentReverted':
      return { ...order, paymentStatus: 'pending' };
    case 'OrderNoted':
      return order;
    case 'OrderPlaced':
      throw new Error('An order is placed once');
    default:
      throw new Error(`Unknown event type ${(event satisfies never as DomainEvent).type}`);
  }
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
