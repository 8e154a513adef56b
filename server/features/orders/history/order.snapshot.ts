import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import { idOfStream } from '../../../kernel/event-store/stream-category.js';
import type { OrderedLine, OrderEvent } from './order.events.js';
import { orderOf, type OrderState } from './order.state.js';

/** An order as it is shown, whether it was read from rows or computed from events up to a time. */
export interface OrderSnapshot extends Omit<
  OrderState,
  'lines' | 'currency' | 'shippingFeeKurus' | 'freeShippingThresholdKurus'
> {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  lines: Omit<OrderedLine, 'countedVariationIds'>[];
}

/** Null when there was no such order yet at the time the events end. */
export function snapshotOf(events: readonly Recorded<OrderEvent>[]): OrderSnapshot | null {
  const [first] = events;
  const last = events.at(-1);
  if (!first || !last) return null;
  return {
    ...orderOf(events),
    id: idOfStream(first.stream),
    version: last.version,
    createdAt: first.recordedAt,
    updatedAt: last.recordedAt,
  };
}
