import type { DomainEvent } from '../../kernel/event-store/domain-event.js';
import type { OrderedLine, OrderEvent, OrderPlaced, OrderStatus, PaymentStatus } from './order.events.js';

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
      return { ...order, status: 'cancelled', lines: order.lines.map(givenBack) };
    case 'OrderReactivated': {
      const { to, lines } = event.data;
      return { ...order, status: to, lines: order.lines.map((line) => retaken(line, lines)) };
    }
    case 'OrderMarkedPaid':
      return { ...order, paymentStatus: 'paid' };
    case 'OrderPaymentReverted':
      return { ...order, paymentStatus: 'pending' };
    case 'OrderNoted':
      return order;
    case 'OrderPlaced':
      throw new Error('An order is placed once');
    default:
      throw new Error(`Nothing is known of ${(event satisfies never as DomainEvent).type}`);
  }
}

/** A cancelled order holds nothing. */
const givenBack = (line: OrderedLine): OrderedLine => ({
  ...line,
  taken: { quantity: 0, variationIds: [] },
  backOrdered: 0,
});

function retaken(
  line: OrderedLine,
  lines: Extract<OrderEvent, { type: 'OrderReactivated' }>['data']['lines'],
): OrderedLine {
  const found = lines.find(({ position }) => position === line.position);
  return found ? { ...line, taken: found.taken, backOrdered: found.backOrdered } : line;
}
