import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OverduePayments } from '../history/overdue-payments.js';
import { OrderCounts, sumOf } from './order-counts.queries.js';
import type { OrderListFilter } from './order-list.filter.js';
import {
  countStatement,
  type ListPlace,
  type ListSlice,
  type SelectedOrders,
  sliceStatement,
} from './order-list.statement.js';
import { FOUND_AT_MOST, type FoundOrders, OrderSearch } from './order-search.js';

/** How many of a list are counted that no table of counts covers. */
const COUNTED_AT_MOST = 10_000;

export interface BoundedCount {
  total: number;
  /** False when there are more. */
  isTotalExact: boolean;
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

  async count(selected: SelectedOrders): Promise<BoundedCount> {
    const { filter, found } = selected;
    if (isCounted(filter, found)) return { total: await this.countOf(filter), isTotalExact: true };
    const limit = found && 'words' in found ? FOUND_AT_MOST : COUNTED_AT_MOST;
    const { text, values } = countStatement(selected, limit + 1);
    const [counted] = await this.dataSource.query<{ count: number }[]>(text, values);
    const total = counted?.count ?? 0;
    return { total: Math.min(total, limit), isTotalExact: total <= limit };
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
function isCounted(
  { ids, minTotalKurus, maxTotalKurus, isPaymentOverdue }: OrderListFilter,
  found: FoundOrders | null,
): boolean {
  return [found, ids, minTotalKurus, maxTotalKurus, isPaymentOverdue].every(
    (condition) => condition === null || condition === undefined,
  );
}
