import { Injectable } from '@nestjs/common';
import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import { EventStore } from '../../../kernel/event-store/event-store.js';
import { ORDERS } from './order.category.js';
import type { OrderEvent } from '../history/order.events.js';
import { type OrderSnapshot, snapshotOf } from '../history/order.snapshot.js';

/** A place in the history of an order: a date-time, or just after one of its events. */
export type HistoryPoint = { at: Date } | { version: number };

/** What happened to an order, and its state at any point of its history. */
@Injectable()
export class OrderHistory {
  constructor(private readonly store: EventStore) {}

  /** Oldest first; all, or all until a point. */
  async events(orderId: string, until: HistoryPoint | null): Promise<Recorded<OrderEvent>[]> {
    if (until === null || 'at' in until) return this.store.read(ORDERS.category, orderId, until?.at);
    const events = await this.store.read(ORDERS.category, orderId);
    return events.slice(0, until.version);
  }

  /** All events of each of these orders, in the order of their ids, read with one query. */
  async eventsOfAll(orderIds: readonly string[]): Promise<(Recorded<OrderEvent>[] | Error)[]> {
    const events = await this.store.readAll(ORDERS.category, orderIds);
    return orderIds.map((id) => events.get(id) ?? []);
  }

  /** Null when there was no such order yet, or when it has no such version. */
  async asOf(orderId: string, point: HistoryPoint): Promise<OrderSnapshot | null> {
    const snapshot = snapshotOf(await this.events(orderId, point));
    return 'at' in point || snapshot?.version === point.version ? snapshot : null;
  }
}
