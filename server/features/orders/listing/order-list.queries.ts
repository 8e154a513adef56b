import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OverduePayments } from '../rows/overdue-payments.js';
import { OrderCounts, sumOf } from './order-counts.queries.js';
import type { OrderListFilter } from './order-list.filter.js';
import {
  countStatement,
  type ListPlace,
  type ListSlice,
  type SelectedOrders,
  sliceStatement,
} from './order-list.statement.js';
import { FOUND_AT_MOST, type FoundOrders, isBroad, OrderSearch } from './order-search.js';

/** How many of a list are counted that no table of counts covers. */
const COUNTED_AT_MOST = 10_000;
/** Among how many of the newest orders the hits of a broad search are counted. */
const EXAMINED_AT_MOST = 2_000;

export interface BoundedCount {
  total: number;
  /** False when there are more. */
  isTotalExact: boolean;
}

export interface ListPage extends BoundedCount {
  ids: string[];
}

/** Hand-written reads of the list of all orders. */
@Injectable()
export class OrderListQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly search: OrderSearch,
    private readonly counts: OrderCounts,
    private readonly overdue: OverduePayments,
  ) {}

  async select(filter: OrderListFilter): Promise<SelectedOrders> {
    const [found, overdue] = await Promise.all([this.search.find(filter.text), this.overdue.terms()]);
    return { filter, found, overdue };
  }

  /** Ids of part of the list, in its order. */
  async idsOf(selected: SelectedOrders, slice: ListSlice): Promise<string[]> {
    const { text, values } = sliceStatement(selected, slice);
    const rows = await this.dataSource.query<{ id: string }[]>(text, values);
    return rows.map(({ id }) => id);
  }

  /** A page, and how many orders the whole list has: at least those that were read so far. */
  async page(selected: SelectedOrders, slice: ListSlice): Promise<ListPage> {
    const { skip = 0, take } = slice;
    const [ids, counted] = await Promise.all([
      this.idsOf(selected, { ...slice, take: take + 1 }),
      this.count(selected),
    ]);
    // An empty page says nothing of those before it.
    const read = ids.length > 0 ? skip + ids.length : 0;
    const isEnd = ids.length <= take && (ids.length > 0 || skip === 0);
    return {
      ids: ids.slice(0, take),
      total: counted.isTotalExact ? counted.total : isEnd ? read : Math.max(counted.total, read),
      isTotalExact: counted.isTotalExact || isEnd,
    };
  }

  private async count(selected: SelectedOrders): Promise<BoundedCount> {
    const { filter, found } = selected;
    if (!found && isCounted(filter)) return { total: await this.countOf(filter), isTotalExact: true };
    if (found && isTextAlone(filter)) return countOfFound(found);
    const limit = isBroad(found) ? EXAMINED_AT_MOST : COUNTED_AT_MOST;
    const { text, values } = countStatement(selected, limit + 1);
    const [row] = await this.dataSource.query<[{ count: number; examined: number }]>(text, values);
    return { total: Math.min(row.count, limit), isTotalExact: row.examined <= limit };
  }

  /** Null when there is no such order. */
  async placeOf(id: string): Promise<ListPlace | null> {
    const [place] = await this.dataSource.query<ListPlace[]>(
      'SELECT id, placed_at AS "placedAt", total_kurus AS "totalKurus" FROM orders WHERE id = $1',
      [id],
    );
    return place ?? null;
  }

  private async countOf(filter: OrderListFilter): Promise<number> {
    const counts = await this.counts.ofPeriod(filter);
    return sumOf(
      counts.filter(
        ({ status, paymentStatus }) =>
          (filter.statuses?.includes(status) ?? true) &&
          (filter.paymentStatuses?.includes(paymentStatus) ?? true),
      ),
    );
  }
}

/** Whether the filter names nothing but what orders are counted by. */
const isCounted = ({ ids, minTotalKurus, maxTotalKurus, isPaymentOverdue }: OrderListFilter): boolean =>
  [ids, minTotalKurus, maxTotalKurus, isPaymentOverdue].every(isLeftOut);

const isTextAlone = (filter: OrderListFilter): boolean =>
  Object.values({ ...filter, text: null }).every(isLeftOut);

const isLeftOut = (condition: unknown): boolean => condition === null || condition === undefined;

const countOfFound = (found: FoundOrders): BoundedCount =>
  isBroad(found)
    ? { total: FOUND_AT_MOST, isTotalExact: false }
    : { total: found.ids.length, isTotalExact: true };
