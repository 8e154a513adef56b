import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KnownCustomers } from '../../../kernel/actor/known-customers.js';
import type { Slice } from '../../../kernel/listing/list.args.js';
import { boundedCount, type BoundedCount, type ListPage, pageOf } from '../../../kernel/listing/list-page.js';
import type { ListPart } from '../../../kernel/listing/list-parts.js';
import { cursorColumn, type ListCursor, reversed, type Sorting } from '../../../kernel/listing/sorting.js';
import type { OrderStatus } from '../history/order.statuses.js';
import { OverduePayments } from '../rows/overdue-payments.js';
import { type OrderCount, OrderCounts, sumOf } from './order-counts.queries.js';
import type { AdminOrderFilter } from './order-list.input.js';
import {
  countStatement,
  type ListSlice,
  type SelectedOrders,
  sliceStatement,
  statusCountsStatement,
} from './order-list.statement.js';
import { isBroad, MAX_FOUND, OrderSearch } from './order-search.js';

/** How many of a list are counted that no table of counts covers. */
const MAX_COUNTED = 10_000;
/** Among how many of the newest orders the hits of a broad search are counted. */
const MAX_EXAMINED = 2_000;

interface ListedOrder {
  id: string;
  cursor: ListCursor;
}

/** Hand-written reads of the list of all orders: it merges ranges, which no ListQuery does. */
@Injectable()
export class OrderListQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly search: OrderSearch,
    private readonly counts: OrderCounts,
    private readonly overdue: OverduePayments,
    private readonly customers: KnownCustomers,
  ) {}

  async select(filter: AdminOrderFilter | null | undefined): Promise<SelectedOrders> {
    const id = filter?.customer;
    const [found, overdue, customer] = await Promise.all([
      this.search.find(filter?.text),
      this.overdue.terms(),
      id ? this.customers.find(id) : null,
    ]);
    return { filter: filter ?? {}, found, overdue, customer };
  }

  /** A page of ids, in the order of the list. */
  async page(
    selected: SelectedOrders,
    { sorting, skip, take }: Slice & { sorting: Sorting },
  ): Promise<ListPage<string>> {
    const [orders, counted] = await Promise.all([
      this.read(selected, { sorting, skip, take: take + 1 }),
      this.count(selected),
    ]);
    return pageOf(
      orders.map(({ id }) => id),
      { skip, take },
      counted,
    );
  }

  /** The ids that follow an order. */
  async after(selected: SelectedOrders, slice: Omit<ListSlice, 'skip'>): Promise<ListPart<string>> {
    const orders = await this.read(selected, slice);
    const next = orders.length < slice.take ? null : (orders.at(-1)?.cursor ?? null);
    return { items: orders.map(({ id }) => id), next };
  }

  /** How many come before an order, up to `take`. */
  async countBefore(
    selected: SelectedOrders,
    { sorting, ...slice }: Omit<ListSlice, 'skip'>,
  ): Promise<number> {
    const { text, values } = sliceStatement(selected, { ...slice, sorting: reversed(sorting) });
    const [row] = await this.dataSource.query<[{ count: number }]>(
      `SELECT count(*) AS count FROM (${text}) AS before`,
      values,
    );
    return row.count;
  }

  /** Null when there is no such order. */
  async cursorOf(id: string, sorting: Sorting): Promise<ListCursor | null> {
    const [order] = await this.dataSource.query<Pick<ListedOrder, 'cursor'>[]>(
      `SELECT ${cursorColumn(sorting)} FROM orders WHERE id = $1`,
      [id],
    );
    return order?.cursor ?? null;
  }

  private read(selected: SelectedOrders, slice: ListSlice): Promise<ListedOrder[]> {
    const { text, values } = sliceStatement(selected, slice);
    return this.dataSource.query<ListedOrder[]>(text, values);
  }

  /** How many there are, as far as they are counted. */
  async count(selected: SelectedOrders): Promise<BoundedCount> {
    const { filter, found } = selected;
    if (!found && isCounted(filter)) return { total: sumOf(await this.countsOf(filter)), isTotalExact: true };
    if (found && isTextAlone(filter)) {
      return boundedCount(isBroad(found) ? MAX_FOUND + 1 : found.ids.length, MAX_FOUND);
    }
    const maximum = maxCounted(selected);
    const { text, values } = countStatement(selected, maximum + 1);
    const [row] = await this.dataSource.query<[Counted]>(text, values);
    return countedUpTo(maximum, row);
  }

  /** How many of them have each status. */
  async countByStatus(selected: SelectedOrders): Promise<Map<OrderStatus, BoundedCount>> {
    const { filter, found } = selected;
    if (!found && isCounted(filter)) {
      const counts = await this.countsOf(filter);
      const totalOf = (status: OrderStatus) => sumOf(counts.filter((count) => count.status === status));
      return new Map(
        counts.map(({ status }) => [status, { total: totalOf(status), isTotalExact: true }] as const),
      );
    }
    const maximum = maxCounted(selected);
    const { text, values } = statusCountsStatement(selected, maximum + 1);
    const rows = await this.dataSource.query<(Counted & { status: OrderStatus })[]>(text, values);
    return new Map(rows.map((row) => [row.status, countedUpTo(maximum, row)]));
  }

  private async countsOf({ statuses, paymentStatuses, ...period }: AdminOrderFilter): Promise<OrderCount[]> {
    const counts = await this.counts.ofPeriod(period);
    return counts.filter(
      ({ status, paymentStatus }) =>
        (statuses?.includes(status) ?? true) && (paymentStatuses?.includes(paymentStatus) ?? true),
    );
  }
}

interface Counted {
  count: number;
  /** Among how many they were counted. */
  examined: number;
}

const maxCounted = ({ found }: SelectedOrders): number => (isBroad(found) ? MAX_EXAMINED : MAX_COUNTED);

const countedUpTo = (maximum: number, { count, examined }: Counted): BoundedCount => ({
  total: Math.min(count, maximum),
  isTotalExact: examined <= maximum,
});

/** Whether the filter names nothing but what orders are counted by. */
const isCounted = (filter: AdminOrderFilter): boolean =>
  [
    filter.ids,
    filter.customer,
    filter.minTotal,
    filter.maxTotal,
    filter.isPaymentOverdue,
    filter.isPartiallyPaid,
    filter.hasOpenPaymentNotice,
    filter.hasOpenWithdrawal,
  ].every(isLeftOut);

const isTextAlone = (filter: AdminOrderFilter): boolean =>
  Object.entries(filter).every(([name, value]) => name === 'text' || isLeftOut(value));

const isLeftOut = (condition: unknown): boolean => condition === null || condition === undefined;
