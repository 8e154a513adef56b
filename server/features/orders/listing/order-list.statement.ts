import type { KnownCustomer } from '../../../kernel/actor/known-customers.js';
import { askedUnderProven } from '../../../kernel/actor/proven-emails.js';
import { Conditions } from '../../../kernel/database/conditions.js';
import {
  asc,
  cursorColumn,
  desc,
  isAfter,
  type ListCursor,
  orderBy,
  type Sorting,
} from '../../../kernel/listing/sorting.js';
import {
  ORDER_STATUS_NAMES,
  type OrderStatus,
  PAYMENT_STATUS_NAMES,
  type PaymentStatus,
} from '../history/order.statuses.js';
import {
  addOpenNotice,
  addOpenWithdrawal,
  addOverdue,
  addPartiallyPaid,
  type OverdueTerms,
} from '../rows/overdue-payments.js';
import type { AdminOrderFilter, OrderSort } from './order-list.input.js';
import { broadCondition, type FoundOrders, isBroad } from './order-search.js';

interface Statement {
  text: string;
  values: unknown[];
}

/** Part of a list: what follows an order, or what is left after skipping some. */
export interface ListSlice {
  sorting: Sorting;
  take: number;
  skip?: number;
  cursor?: ListCursor | null;
}

/** The indexes have the ids of one value in ascending order, so one of two opposite sorts reads them backwards. */
export const SORTS: Readonly<Record<OrderSort, Sorting>> = {
  newest: [desc('placed_at'), asc('id')],
  oldest: [asc('placed_at'), desc('id')],
  lowest_total: [asc('total_kurus'), asc('id')],
  highest_total: [desc('total_kurus'), desc('id')],
};

const STATUSES = Object.keys(ORDER_STATUS_NAMES) as OrderStatus[];
const PAYMENT_STATUSES = Object.keys(PAYMENT_STATUS_NAMES) as PaymentStatus[];

/** The orders of a filter, whose text was looked up: any number of slices are read of them. */
export interface SelectedOrders {
  filter: AdminOrderFilter;
  found: FoundOrders | null;
  customer: KnownCustomer | null;
  overdue: OverdueTerms;
}

/** Part of the list in its order: `id` and `cursor` of each order. */
export function sliceStatement(selected: SelectedOrders, slice: ListSlice): Statement {
  const { sorting, cursor } = slice;
  const conditions = conditionsOf(selected);
  if (cursor) conditions.add(isAfter(sorting, cursor, (value) => conditions.value(value)));
  const orders = ordersOf(conditions, selected, sorting);
  const words = searchCondition(conditions, selected);
  const [take, skip] = [conditions.value(slice.take), conditions.value(slice.skip ?? 0)];
  // Few are found by an index first: PostgreSQL may walk the list until they turn up, past any number of others.
  const text = `WITH listed AS ${isSelective(selected) ? 'MATERIALIZED' : ''} (${orders})
    SELECT id, ${cursorColumn(sorting)} FROM listed ${words && `WHERE ${words}`} ${orderBy(sorting)} LIMIT ${take} OFFSET ${skip}`;
  return { text, values: conditions.values };
}

/**
 * How many there are: `count`, among the newest `examined` that meet the filter but for the words of a broad search. To find all that
 * have those takes the longer, the more there are.
 */
export function countStatement(selected: SelectedOrders, maxExamined: number): Statement {
  const conditions = conditionsOf(selected);
  return { text: countOf(conditions, selected, maxExamined), values: conditions.values };
}

/** The same for each `status`. */
export function statusCountsStatement(selected: SelectedOrders, maxExamined: number): Statement {
  const { filter } = selected;
  const conditions = conditionsOf(selected);
  const counts = STATUSES.map((status) => {
    const statuses = filter.statuses?.filter((one) => one === status) ?? [status];
    const counted = countOf(
      conditions.branch(),
      { ...selected, filter: Object.assign({}, filter, { statuses }) },
      maxExamined,
    );
    return `SELECT ${conditions.value(status)} AS status, counted.* FROM (${counted}) AS counted`;
  });
  return { text: counts.join(' UNION ALL '), values: conditions.values };
}

function countOf(conditions: Conditions, selected: SelectedOrders, maxExamined: number): string {
  const words = searchCondition(conditions, selected);
  const listed = `SELECT id FROM (${ordersOf(conditions, selected, SORTS.newest)}) AS listed
    ${words && orderBy(SORTS.newest)} LIMIT ${conditions.value(maxExamined)}`;
  return `SELECT count(*) ${words && `FILTER (WHERE ${words})`} AS count, count(*) AS examined FROM (${listed}) AS examined`;
}

/**
 * The words of a broad search as a condition on the `id` of an order; empty without one. As a join it would be planned by a guess at
 * how many have the words, and they are known to be many: the list is read in its order.
 */
function searchCondition(conditions: Conditions, { found }: SelectedOrders): string {
  if (!isBroad(found)) return '';
  return `(SELECT ${broadCondition(conditions, found.words)} FROM order_search WHERE order_id = id)`;
}

const ordersOf = (conditions: Conditions, selected: SelectedOrders, sorting: Sorting): string =>
  isSelective(selected) ? selectionOf(conditions, selected) : rangesOf(conditions, selected, sorting);

/** Whether an index finds the orders at once, and they are few enough to be sorted. */
function isSelective({ filter, found, customer }: SelectedOrders): boolean {
  const { ids, isPaymentOverdue, isPartiallyPaid, hasOpenPaymentNotice, hasOpenWithdrawal } = filter;
  return (
    Boolean(ids) ||
    customer !== null ||
    isPaymentOverdue === true ||
    isPartiallyPaid === true ||
    hasOpenPaymentNotice === true ||
    hasOpenWithdrawal === true ||
    (found !== null && 'ids' in found)
  );
}

/** Everything but statuses, overdue payments and words. */
function conditionsOf({ filter, found, customer }: SelectedOrders): Conditions {
  const conditions = new Conditions();
  const add = (sql: (place: string) => string, value: unknown) => {
    if (value !== null && value !== undefined) conditions.add(sql(conditions.value(value)));
  };
  add((place) => `id = ANY(${place}::uuid[])`, found && 'ids' in found ? found.ids : null);
  add((place) => `id = ANY(${place}::uuid[])`, filter.ids);
  add((place) => `placed_at >= ${place}`, filter.createdFrom);
  add((place) => `placed_at < ${place}`, filter.createdBefore);
  add((place) => `total_kurus >= ${place}`, filter.minTotal);
  add((place) => `total_kurus <= ${place}`, filter.maxTotal);
  addPartiallyPaid(conditions, filter.isPartiallyPaid);
  addOpenNotice(conditions, filter.hasOpenPaymentNotice);
  addOpenWithdrawal(conditions, filter.hasOpenWithdrawal);
  if (customer) addOwner(conditions, customer);
  return conditions;
}

/** Their own orders, and those they placed as a guest under a mailbox that was theirs. */
export function addOwner(conditions: Conditions, { id, proven }: KnownCustomer): void {
  const ofGuest = askedUnderProven(conditions.value(proven), { email: 'buyer_email_key', time: 'placed_at' });
  conditions.add(`customer_id = ${conditions.value(id)} OR (customer_id IS NULL AND ${ofGuest})`);
}

/**
 * The indexes of the list begin with status and payment status, and each pair of them is a sorted part of the statement:
 * PostgreSQL merges them and stops when the page is full, however rare an order of these statuses is.
 */
function rangesOf(conditions: Conditions, { filter, overdue }: SelectedOrders, sorting: Sorting): string {
  const ranges = pairsOf(filter).map(({ status, paymentStatus }) => {
    const range = conditions.branch().add(`status = ${conditions.value(status)}`);
    range.add(`payment_status = ${conditions.value(paymentStatus)}`);
    // Of the other pairs no payment can be overdue, which the index does not know.
    const awaitsPayment = paymentStatus === 'pending' && status !== 'cancelled';
    if (awaitsPayment) addOverdue(range, filter.isPaymentOverdue, overdue);
    return `(${selectedBy(range)} ${orderBy(sorting)})`;
  });
  return ranges.join(' UNION ALL ') || selectedBy(conditions.branch().add('false'));
}

function pairsOf({ statuses, paymentStatuses }: AdminOrderFilter) {
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
