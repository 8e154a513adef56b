import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import type { Actor } from '../../kernel/actor/actor.js';
import { notFound } from '../../kernel/refusal/general.refusals.js';
import { SettingsService } from '../settings/index.js';
import { OrderHistory, OrderLinks, type OrderSnapshot, OrdersQueries } from '../order-book/index.js';
import type { BankAccount } from './bank-account.type.js';
import { PaymentMethod, PaymentStatus, OrderStatus } from './order.enums.js';
import { type OrderHappening, timelineOf, type TimelineReader } from './order.timeline.js';
import { Order, type OrderList } from './order.type.js';
import type { OrdersArgs } from './orders.args.js';

/** Orders as they are shown: to their buyers, and to staff. */
@Injectable()
export class OrderReading {
  constructor(
    private readonly queries: OrdersQueries,
    private readonly history: OrderHistory,
    private readonly links: OrderLinks,
    private readonly settings: SettingsService,
  ) {}

  /** Nothing for an order of somebody else, as for one that does not exist. */
  async own(actor: Actor, id: string, asOf: Date | null): Promise<Order | null> {
    const snapshot = isUuid(id) ? await this.queries.ownById(actor, id) : null;
    return snapshot && this.shown(snapshot, 'buyer', asOf);
  }

  async byToken(token: string): Promise<Order | null> {
    const id = this.links.orderIdIn(token);
    const snapshot = id && (await this.queries.byId(id));
    return snapshot ? Order.of(snapshot, 'buyer') : null;
  }

  async any(id: string, asOf: Date | null): Promise<Order | null> {
    const snapshot = isUuid(id) ? await this.queries.byId(id) : null;
    return snapshot && this.shown(snapshot, 'staff', asOf);
  }

  /** What the caller has just placed or changed as its buyer. */
  async placed(id: string): Promise<Order> {
    return Order.of(await this.existing(id), 'buyer');
  }

  /** What staff have just decided on. */
  async decided(id: string): Promise<Order> {
    return Order.of(await this.existing(id), 'staff');
  }

  async ownList(actor: Actor, { filter, ...page }: OrdersArgs): Promise<OrderList> {
    return shownList(await this.queries.own(actor, filter ?? {}, page), 'buyer');
  }

  async list({ filter, ...page }: OrdersArgs): Promise<OrderList> {
    return shownList(await this.queries.all(filter ?? {}, page), 'staff');
  }

  async timeline({ id, asOf, reader }: Order): Promise<OrderHappening[]> {
    return timelineOf(await this.history.events(id, asOf), reader);
  }

  trackingToken({ id }: Order): string {
    return this.links.tokenOf(id);
  }

  /** Only while there is something left to be transferred. */
  async bankAccounts({ paymentMethod, paymentStatus, status }: Order): Promise<BankAccount[]> {
    const isWaitedFor =
      paymentMethod === PaymentMethod.BANK_TRANSFER &&
      paymentStatus === PaymentStatus.PENDING &&
      status !== OrderStatus.CANCELLED;
    return isWaitedFor ? (await this.settings.current()).bankAccounts : [];
  }

  private async shown(
    snapshot: OrderSnapshot,
    reader: TimelineReader,
    asOf: Date | null,
  ): Promise<Order | null> {
    if (!asOf) return Order.of(snapshot, reader);
    const earlier = await this.history.asOf(snapshot.id, asOf);
    return earlier && Order.of(earlier, reader, asOf);
  }

  private async existing(id: string): Promise<OrderSnapshot> {
    const snapshot = await this.queries.byId(id);
    if (!snapshot) throw notFound();
    return snapshot;
  }
}

function shownList(
  { items, total }: { items: OrderSnapshot[]; total: number },
  reader: TimelineReader,
): OrderList {
  return { items: items.map((snapshot) => Order.of(snapshot, reader)), total };
}
