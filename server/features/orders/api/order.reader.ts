import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { validate as isUuid } from 'uuid';
import type { Actor } from '../../../kernel/actor/actor.js';
import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { type BankAccount, SettingsService } from '../../settings/index.js';
import { type HistoryPoint, OrderHistory } from '../commands/order.history.js';
import type { OrderEvent } from '../history/order.events.js';
import { LinkedOrders } from '../commands/linked-orders.js';
import { OrderLinks } from '../commands/order.link.js';
import { awaitsTransfer, type OrderSnapshot } from '../history/order.snapshot.js';
import { OrdersQueries } from '../rows/orders.queries.js';
import { OverduePayments } from '../rows/overdue-payments.js';
import { type TimelineItem, timelineOf, type TimelineReader } from './order.timeline.js';
import { Order, type OrderList } from './order.type.js';
import type { OrdersArgs } from './orders.args.js';

/** As many as the longest list has. */
const MAX_BATCH = 100;

/** Reads orders as they are shown to their buyers and to staff. */
@Injectable()
export class OrderReader {
  private readonly eventsOf = new WeakMap<Order, Promise<Recorded<OrderEvent>[]>>();
  /** Those of a list at once. Remembers nothing: a later change of the same operation is to be seen. */
  private readonly currentEvents = new DataLoader<string, Recorded<OrderEvent>[]>(
    (ids) => this.history.eventsOfAll(ids),
    { cache: false, maxBatchSize: MAX_BATCH },
  );

  constructor(
    private readonly queries: OrdersQueries,
    private readonly history: OrderHistory,
    private readonly linked: LinkedOrders,
    private readonly links: OrderLinks,
    private readonly settings: SettingsService,
    private readonly overdue: OverduePayments,
  ) {}

  /** Null for an order of another buyer, as for one that does not exist. */
  async findOwn(actor: Actor, id: string, asOf: Date | null): Promise<Order | null> {
    const snapshot = isUuid(id) ? await this.queries.ownById(actor, id) : null;
    return snapshot && this.asOf(snapshot, 'buyer', asOf && { at: asOf });
  }

  /** @throws ORDER_LINK_ENDED */
  async findByToken(token: string): Promise<Order | null> {
    const id = await this.linked.orderIdOf(token);
    const snapshot = id && (await this.queries.byId(id));
    return snapshot ? Order.of(snapshot, 'buyer') : null;
  }

  async findForStaff(id: string, asOf: HistoryPoint | null): Promise<Order | null> {
    const snapshot = isUuid(id) ? await this.queries.byId(id) : null;
    return snapshot && this.asOf(snapshot, 'staff', asOf);
  }

  /** @throws NOT_FOUND */
  async getForBuyer(id: string): Promise<Order> {
    return Order.of(await this.snapshot(id), 'buyer');
  }

  /** @throws NOT_FOUND */
  async getForStaff(id: string): Promise<Order> {
    return Order.of(await this.snapshot(id), 'staff');
  }

  /** In the order of the ids, without those of no order. */
  async listForStaff(ids: readonly string[]): Promise<Order[]> {
    const snapshots = await this.queries.byIds(ids);
    return snapshots.map((snapshot) => Order.of(snapshot, 'staff'));
  }

  async listOwn(actor: Actor, { filter, ...page }: OrdersArgs): Promise<OrderList> {
    const overdue = await this.overdue.terms();
    return toList(await this.queries.listOwn(actor, filter ?? {}, { ...page, overdue }), 'buyer');
  }

  /** Everything that happened to an order as far as it is shown; read once, whatever of it is asked for. */
  events(order: Order): Promise<Recorded<OrderEvent>[]> {
    const known = this.eventsOf.get(order);
    if (known) return known;
    const { id, asOf } = order;
    const events = asOf ? this.history.events(id, asOf) : this.currentEvents.load(id);
    this.eventsOf.set(order, events);
    return events;
  }

  async timeline(order: Order): Promise<TimelineItem[]> {
    return timelineOf(await this.events(order), order.reader);
  }

  /** Null for staff and programs: with it they could act as the buyer. */
  trackingToken({ id, linkVersion, reader }: Order, { kind }: Actor): string | null {
    if (reader === 'staff' || kind === 'program') return null;
    return this.links.tokenOf({ orderId: id, version: linkVersion });
  }

  /** What the settings say of the way it is paid. */
  async paymentInstructions({ paymentMethod }: Order): Promise<string> {
    const { paymentMethods } = await this.settings.current();
    return paymentMethods.find(({ method }) => method === paymentMethod)?.instructions ?? '';
  }

  /** Empty unless the order waits for a bank transfer. */
  async bankAccounts(order: Order): Promise<BankAccount[]> {
    return awaitsTransfer(order) ? (await this.settings.current()).bankAccounts : [];
  }

  private async asOf(
    snapshot: OrderSnapshot,
    reader: TimelineReader,
    asOf: HistoryPoint | null,
  ): Promise<Order | null> {
    if (!asOf) return Order.of(snapshot, reader);
    const earlier = await this.history.asOf(snapshot.id, asOf);
    // The link of today leads to it, whenever it is shown as of.
    const { linkVersion } = snapshot;
    return earlier && Order.of({ ...earlier, linkVersion }, reader, asOf);
  }

  private async snapshot(id: string): Promise<OrderSnapshot> {
    const snapshot = isUuid(id) ? await this.queries.byId(id) : null;
    if (!snapshot) throw notFound();
    return snapshot;
  }
}

function toList(
  { items, total }: { items: OrderSnapshot[]; total: number },
  reader: TimelineReader,
): OrderList {
  return { items: items.map((snapshot) => Order.of(snapshot, reader)), total };
}
