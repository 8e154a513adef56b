import { Injectable } from '@nestjs/common';
import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import { EventStore } from '../../../kernel/event-store/event-store.js';
import { ORDERS } from './order.category.js';
import type { OrderEvent } from './order.events.js';
import { type OrderSnapshot, snapshotOf } from './order.snapshot.js';

/** What happened to an order, and its state at any date-time. */
@Injectable()
export class OrderHistory {
  constructor(private readonly store: EventStore) {}

  /** Oldest first; all, or all until a date-time. */
  events(orderId: string, asOf: Date | null): Promise<Recorded<OrderEvent>[]> {
    return this.store.read(ORDERS.category, orderId, asOf);
  }

  /** Null when there was no such order yet. */
  async asOf(orderId: string, asOf: Date): Promise<OrderSnapshot | null> {
    return snapshotOf(await this.events(orderId, asOf));
  }
}
