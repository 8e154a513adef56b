import type { Recorded } from '../../kernel/event-store/domain-event.js';
import type { OrderEvent } from './order.events.js';

/** What a buyer is written to about; of payments and notes he does not hear. */
export type OrderNews = Extract<
  Recorded<OrderEvent>,
  { type: 'OrderStatusChanged' | 'OrderCancelled' | 'OrderReactivated' }
>;

export function isNews(event: Recorded<OrderEvent>): event is OrderNews {
  return ['OrderStatusChanged', 'OrderCancelled', 'OrderReactivated'].includes(event.type);
}
