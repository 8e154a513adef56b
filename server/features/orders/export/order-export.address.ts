import { startOfDay, startOfNamedDay } from '../../../kernel/clock/istanbul.js';
import { slugify } from '../../../kernel/turkish/fold.js';
import { MAX_SEARCH, type OrderListFilter, type OrderSort } from '../listing/order-list.filter.js';
import {
  ORDER_STATUS_NAMES,
  type OrderStatus,
  PAYMENT_STATUS_NAMES,
  type PaymentStatus,
} from '../history/order.statuses.js';

const KURUS = 100;
const MAX_SELECTED = 100;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const OVERDUE = 'geciken';

const SORTS = new Map<string | null, OrderSort>([
  ['yeni', 'newest'],
  ['eski', 'oldest'],
  ['tutar-artan', 'lowest_total'],
  ['tutar-azalan', 'highest_total'],
]);

/** How many days before today a period begins. */
const DAYS_BACK = new Map<string | null, number>([
  ['bugun', 0],
  ['7-gun', 6],
  ['30-gun', 29],
]);

/**
 * The list that an address of the panel shows, by the same parameters: what it does not know narrows nothing, there as
 * here. `siparis` names selected orders.
 */
export function listOfAddress(
  parameters: URLSearchParams,
  now: Date,
): { filter: OrderListFilter; sort: OrderSort } {
  const payment = parameters.get('odeme');
  const filter: OrderListFilter = {
    text: (parameters.get('arama') ?? '').trim().slice(0, MAX_SEARCH) || null,
    ids: selectedIn(parameters),
    statuses: statusesIn(parameters),
    paymentStatuses: payment === null ? null : paymentStatusesOf(payment),
    isPaymentOverdue: payment === OVERDUE ? true : null,
    ...periodIn(parameters, now),
    ...totalsIn(parameters),
  };
  return { filter, sort: SORTS.get(parameters.get('sirala')) ?? 'newest' };
}

function selectedIn(parameters: URLSearchParams): string[] | null {
  if (!parameters.has('siparis')) return null;
  const ids = parameters.getAll('siparis').filter((id) => UUID.test(id));
  return ids.slice(0, MAX_SELECTED);
}

function statusesIn(parameters: URLSearchParams): OrderStatus[] | null {
  const spelled = parameters.getAll('durum');
  const statuses = Object.keys(ORDER_STATUS_NAMES) as OrderStatus[];
  const given = statuses.filter((status) => spelled.includes(slugify(ORDER_STATUS_NAMES[status])));
  return given.length > 0 ? given : null;
}

function paymentStatusesOf(spelled: string): PaymentStatus[] | null {
  const statuses = Object.keys(PAYMENT_STATUS_NAMES) as PaymentStatus[];
  const given = statuses.filter((status) => slugify(PAYMENT_STATUS_NAMES[status]) === spelled);
  return given.length > 0 ? given : null;
}

/** Days of Istanbul, the last one included; swapped ones are turned round. */
function periodIn(
  parameters: URLSearchParams,
  now: Date,
): Pick<OrderListFilter, 'createdFrom' | 'createdBefore'> {
  const period = parameters.get('tarih');
  const back = DAYS_BACK.get(period);
  if (back !== undefined) return { createdFrom: startOfDay(now, -back) };
  if (period !== 'aralik') return {};
  const [from, to] = ['baslangic', 'bitis'].map((name) => startOfNamedDay(parameters.get(name) ?? ''));
  const [first = null, last = null] = from && to && from > to ? [to, from] : [from, to];
  return { createdFrom: first, createdBefore: last && startOfDay(last, 1) };
}

/** Whole lira; swapped bounds are turned round. */
function totalsIn(parameters: URLSearchParams): Pick<OrderListFilter, 'minTotalKurus' | 'maxTotalKurus'> {
  const [least, most] = [liraIn(parameters, 'en-az'), liraIn(parameters, 'en-cok')];
  const [min, max] = least !== null && most !== null && most < least ? [most, least] : [least, most];
  return { minTotalKurus: min && min * KURUS, maxTotalKurus: max === null ? null : max * KURUS };
}

/** «10.000» is ten thousand, «2,75» is two. */
function liraIn(parameters: URLSearchParams, name: string): number | null {
  const typed = (parameters.get(name) ?? '').replace(/[\s₺]/g, '');
  const whole = typed.replace(/\.(?=\d{3}(?:\D|$))/g, '').replace(/[.,]\d*$/, '');
  return /^\d{1,9}$/.test(whole) ? Number(whole) : null;
}
