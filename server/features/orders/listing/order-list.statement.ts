import type { Conditions } from '../../../kernel/database/conditions.js';
import {
  ORDER_STATUS_NAMES,
  type OrderStatus,
  PAYMENT_STATUS_NAMES,
  type PaymentStatus,
} from '../history/order.statuses.js';
import type { OrderListFilter, OrderSort } from './order-list.filter.js';

/** The place of an order in every list, which never changes. */
export interface ListPlace {
  id: string;
  placedAt: Date;
  totalKurus: number;
}

/** Part of a list: what follows an order, or what is left after skipping some. */
export interface ListSlice {
  sort: OrderSort;
  take: number;
  skip?: number;
  after?: ListPlace;
}

interface Sorting {
  column: 'placed_at' | 'total_kurus';
  isDescending: boolean;
  /** The indexes have the ids of one value in ascending order, so one of two opposite sorts reads them backwards. */
  isIdDescending: boolean;
}

const SORTINGS: Readonly<Record<OrderSort, Sorting>> = {
  newest: { column: 'placed_at', isDescending: true, isIdDescending: false },
  oldest: { column: 'placed_at', isDescending: false, isIdDescending: true },
  lowest_total: { column: 'total_kurus', isDescending: false, isIdDescending: false },
  highest_total: { column: 'total_kurus', isDescending: true, isIdDescending: true },
};

export const OPPOSITE: Readonly<Record<OrderSort, OrderSort>> = {
  newest: 'oldest',
  oldest: 'newest',
  lowest_total: 'highest_total',
  highest_total: 'lowest_total',
};

const STATUSES = Object.keys(ORDER_STATUS_NAMES) as OrderStatus[];
const PAYMENT_STATUSES = Object.keys(PAYMENT_STATUS_NAMES) as PaymentStatus[];

/**
 * Orders that meet the conditions. The indexes of the list begin with status and payment status, and each pair of them is a
 * part of the statement, so that PostgreSQL merges as many sorted ranges and stops when the page is full, however rare an
 * order of these statuses is.
 */
export function rangesOf(
  conditions: Conditions,
  { statuses, paymentStatuses }: Pick<OrderListFilter, 'statuses' | 'paymentStatuses'>,
): string {
  const pairs = (statuses ?? STATUSES).flatMap((status) =>
    (paymentStatuses ?? PAYMENT_STATUSES).map((paymentStatus) => [status, paymentStatus]),
  );
  const ranges = pairs.map(([status, paymentStatus]) => {
    const range = conditions.branch().add(`status = ${conditions.value(status)}`);
    return selected(range.add(`payment_status = ${conditions.value(paymentStatus)}`));
  });
  return ranges.join(' UNION ALL ') || selected(conditions.branch().add('false'));
}

/** The same for few orders, which are found by other means and sorted. */
export function few(
  conditions: Conditions,
  { statuses, paymentStatuses }: Pick<OrderListFilter, 'statuses' | 'paymentStatuses'>,
): string {
  const all = conditions.branch();
  if (statuses) all.add(`status = ANY(${conditions.value(statuses)})`);
  if (paymentStatuses) all.add(`payment_status = ANY(${conditions.value(paymentStatuses)})`);
  return selected(all);
}

const selected = ({ sql }: Conditions) => `SELECT id, placed_at, total_kurus FROM orders WHERE ${sql}`;

/** Only what follows an order in the list. */
export function addAfter(conditions: Conditions, { sort, after }: Pick<ListSlice, 'sort' | 'after'>): void {
  if (!after) return;
  const { column, isDescending, isIdDescending } = SORTINGS[sort];
  const value = conditions.value(column === 'placed_at' ? after.placedAt : after.totalKurus);
  const id = conditions.value(after.id);
  // The first condition alone tells the index where to begin.
  conditions.add(`${column} ${isDescending ? '<=' : '>='} ${value}
    AND (${column} <> ${value} OR id ${isIdDescending ? '<' : '>'} ${id})`);
}

export function orderBy(sort: OrderSort): string {
  const { column, isDescending, isIdDescending } = SORTINGS[sort];
  return `ORDER BY ${column}${isDescending ? ' DESC' : ''}, id${isIdDescending ? ' DESC' : ''}`;
}
