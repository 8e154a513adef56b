import type { Recorded } from '../../kernel/event-store/domain-event.js';
import { idOfStream } from '../../kernel/event-store/stream-category.js';
import type { OrderedLine, OrderEvent } from './order.events.js';
import { orderOf, type OrderState } from './order.state.js';

/** An order as it is shown, whether it was read from rows or made from events up to a moment. */
export interface OrderSnapshot extends Omit<
  OrderState,
  'lines' | 'currency' | 'shippingFeeKurus' | 'freeShippingThresholdKurus'
> {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  lines: Omit<OrderedLine, 'taken'>[];
}

/** Nothing when there was no such order at the moment the events end. */
export function snapshotOf(events: readonly Recorded<OrderEvent>[]): OrderSnapshot | null {
  const [first] = events;
  const last = events.at(-1);
  if (!first || !last) return null;
  const {
    currency: _currency,
    shippingFeeKurus: _fee,
    freeShippingThresholdKurus: _threshold,
    lines,
    ...state
  } = orderOf(events);
  return {
    ...state,
    lines: lines.map(({ taken: _taken, ...line }) => line),
    id: idOfStream(first.stream),
    version: last.version,
    createdAt: first.recordedAt,
    updatedAt: last.recordedAt,
  };
}
