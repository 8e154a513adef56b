import type { Recorded } from '../../kernel/event-store/domain-event.js';
import type { OrderEvent } from './order.events.js';
import { isNews } from './order.news.js';

const reason = null;
const isTold = (event: OrderEvent) => isNews(event as Recorded<OrderEvent>);

it.each<OrderEvent>([
  { type: 'OrderStatusChanged', data: { from: 'pending', to: 'confirmed', reason } },
  { type: 'OrderCancelled', data: { from: 'pending', reason } },
  { type: 'OrderReactivated', data: { to: 'pending', reason, lines: [] } },
])('tells the buyer of $type', (event) => {
  expect(isTold(event)).toBe(true);
});

it.each<OrderEvent>([
  { type: 'OrderMarkedPaid', data: { reason } },
  { type: 'OrderPaymentReverted', data: { reason } },
  { type: 'OrderNoted', data: { note: 'x' } },
])('tells him nothing of $type', (event) => {
  expect(isTold(event)).toBe(false);
});
