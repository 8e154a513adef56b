import type { DomainEvent } from '../../../kernel/event-store/domain-event.js';
import type { LineAllocation, OrderEvent, OrderPlaced } from './order.events.js';
import type { OrderStatus, PaymentStatus } from './order.statuses.js';

/** An order as the sum of its events. */
export interface OrderState extends OrderPlaced {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}

/** @throws when the events do not begin with the placing of an order */
export function orderOf(events: readonly OrderEvent[]): OrderState {
  const [placed, ...later] = events;
  if (placed?.type !== 'OrderPlaced') throw new Error('An order begins by being placed');
  return later.reduce(evolve, { ...placed.data, status: 'pending', paymentStatus: 'pending' });
}

function evolve(order: OrderState, event: OrderEvent): OrderState {
  switch (event.type) {
    case 'OrderStatusChanged':
      return { ...order, status: event.data.to };
    case 'OrderCancelled':
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
