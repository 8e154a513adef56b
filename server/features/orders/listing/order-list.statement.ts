import { Conditions } from '../../../kernel/database/conditions.js';
import {
  ORDER_STATUS_NAMES,
  type OrderStatus,
  PAYMENT_STATUS_NAMES,
  type PaymentStatus,
} from '../history/order.statuses.js';
import { addOverdue, type OverdueTerms } from '../rows/overdue-payments.js';
import type { OrderListFilter, OrderSort } from './order-list.filter.js';
import { broadCondition, type FoundOrders, isBroad } from './order-search.js';

interface Statement {
  text: string;
  values: unknown[];
}

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

/** The orders of a filter, whose text was looked up: any number of slices are read of them. */
export interface SelectedOrders {
  filter: OrderListFilter;
  found: FoundOrders | null;
  overdue: OverdueTerms;
}

/** A page of the list in its order: `id` of each order. */
export function sliceStatement(selected: SelectedOrders, slice: ListSlice): Statement {
  const conditions = conditionsOf(selected);
  addAfter(conditions, slice);
  const orders = ordersOf(conditions, selected, slice.sort);
  const words = searchCondition(conditions, selected);
  const [take, skip] = [conditions.value(slice.take), conditions.value(slice.skip ?? 0)];
  // Few are found by an index first: PostgreSQL may walk the list until they turn up, past any number of others.
  const text = `WITH listed AS ${hasFew(selected) ? 'MATERIALIZED' : ''} (${orders})
    SELECT id FROM listed ${words && `WHERE ${words}`} ${orderBy(slice.sort)} LIMIT ${take} OFFSET ${skip}`;
  return { text, values: conditions.values };
}

/**
 * How many there are: `count`, among the newest `examined` that meet the filter but for the words of a broad search. To find all that
 * have those takes the longer, the more there are.
 */
export function countStatement(selected: SelectedOrders, examinedAtMost: number): Statement {
  const conditions = conditionsOf(selected);
  const words = searchCondition(conditions, selected);
  const listed = `SELECT id FROM (${ordersOf(conditions, selected, 'newest')}) AS listed
    ${words && orderBy('newest')} LIMIT ${conditions.value(examinedAtMost)}`;
  const text = `SELECT count(*) ${words && `FILTER (WHERE ${words})`} AS count, count(*) AS examined FROM (${listed}) AS examined`;
  return { text, values: conditions.values };
}

/**
 * The words of a broad search as a condition on the `id` of an order; empty without one. As a join it would be planned by a guess at
 * how many have the words, and they are known to be many: the list is read in its order.
 */
function searchCondition(conditions: Conditions, { found }: SelectedOrders): string {
  if (!isBroad(found)) return '';
  return `(SELECT ${broadCondition(conditions, found.words)} FROM order_search WHERE order_id = id)`;
}

const ordersOf = (conditions: Conditions, selected: SelectedOrders, sort: OrderSort): string =>
  hasFew(selected) ? selectionOf(conditions, selected) : rangesOf(conditions, selected, sort);

/** Whether an index finds the orders at once, and they are few enough to be sorted. */
function hasFew({ filter, found }: SelectedOrders): boolean {
  return Boolean(filter.ids) || filter.isPaymentOverdue === true || (found !== null && 'ids' in found);
}

/** Everything but statuses, overdue payments and words. */
function conditionsOf({ filter, found }: SelectedOrders): Conditions {
  const conditions = new Conditions();
  const add = (sql: (place: string) => string, value: unknown) => {
    if (value !== null && value !== undefined) conditions.add(sql(conditions.value(value)));
  };
  add((place) => `id = ANY(${place}::uuid[])`, found && 'ids' in found ? found.ids : null);
  add((place) => `id = ANY(${place}::uuid[])`, filter.ids);
  add((place) => `placed_at >= ${place}`, filter.createdFrom);
  add((place) => `placed_at < ${place}`, filter.createdBefore);
  add((place) => `total_kurus >= ${place}`, filter.minTotalKurus);
  add((place) => `total_kurus <= ${place}`, filter.maxTotalKurus);
  return conditions;
}

/**
 * The indexes of the list begin with status and payment status, and each pair of them is a sorted part of the statement:
 * PostgreSQL merges them and stops when the page is full, however rare an order of these statuses is.
 */
function rangesOf(conditions: Conditions, { filter, overdue }: SelectedOrders, sort: OrderSort): string {
  const ranges = pairsOf(filter).map(({ status, paymentStatus }) => {
    const range = conditions.branch().add(`status = ${conditions.value(status)}`);
    range.add(`payment_status = ${conditions.value(paymentStatus)}`);
    // Of the other pairs no payment can be overdue, which the index does not know.
    const awaitsPayment = paymentStatus === 'pending' && status !== 'cancelled';
    if (awaitsPayment) addOverdue(range, filter.isPaymentOverdue, overdue);
    return `(${selectedBy(range)} ${orderBy(sort)})`;
  });
  return ranges.join(' UNION ALL ') || selectedBy(conditions.branch().add('false'));
}

function pairsOf({ statuses, paymentStatuses }: OrderListFilter) {
  return (statuses ?? STATUSES).flatMap((status) =>
    (paymentStatuses ?? PAYMENT_STATUSES).map((paymentStatus) => ({ status, paymentStatus })),
  );
}

/** The same where they are few: one selection, sorted afterwards. */
function selectionOf(conditions: Conditions, { filter, overdue }: SelectedOrders): string {
  const { statuses, paymentStatuses } = filter;
  const all = conditions.branch();
  if (statuses) all.add(`status = ANY(${conditions.value(statuses)})`);
  if (paymentStatuses) all.add(`payment_status = ANY(${conditions.value(paymentStatuses)})`);
  addOverdue(all, filter.isPaymentOverdue, overdue);
  return selectedBy(all);
}

const selectedBy = ({ sql }: Conditions) => `SELECT id, placed_at, total_kurus FROM orders WHERE ${sql}`;

/** Only what follows an order in the list. */
function addAfter(conditions: Conditions, { sort, after }: Pick<ListSlice, 'sort' | 'after'>): void {
  if (!after) return;
  const { column, isDescending, isIdDescending } = SORTINGS[sort];
  const value = conditions.value(column === 'placed_at' ? after.placedAt : after.totalKurus);
  const id = conditions.value(after.id);
  // The first condition alone tells the index where to begin.
  conditions.add(`${column} ${isDescending ? '<=' : '>='} ${value}
    AND (${column} <> ${value} OR id ${isIdDescending ? '<' : '>'} ${id})`);
}

function orderBy(sort: OrderSort): string {
  const { column, isDescending, isIdDescending } = SORTINGS[sort];
  return `ORDER BY ${column}${isDescending ? ' DESC' : ''}, id${isIdDescending ? ' DESC' : ''}`;
}
