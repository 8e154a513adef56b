import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../../../shop/order-labels';
import { readLira } from '../../../shop/read-lira';
import {
  choiceField,
  choicesField,
  dayField,
  listState,
  pageField,
  type Range,
  rangeField,
  textField,
} from '../../../ui/navigation/list-state';

export const ORDERS_PER_PAGE = 25;
export const MAX_SEARCH_LENGTH = 100;

/** Columns a list of orders can be sorted by, each way; the address spells them. */
const SORTS = {
  NEWEST: 'yeni',
  OLDEST: 'eski',
  HIGHEST_TOTAL: 'tutar-azalan',
  LOWEST_TOTAL: 'tutar-artan',
} as const;

export type OrdersSort = keyof typeof SORTS;

/** Whether an order is paid; «overdue» is unpaid beyond the time its transfer was expected in. */
const PAYMENTS = {
  ANY: 'hepsi',
  PENDING: PAYMENT_STATUSES.PENDING.parameter,
  PAID: PAYMENT_STATUSES.PAID.parameter,
  OVERDUE: 'geciken',
} as const satisfies Record<PaymentStatus | 'ANY' | 'OVERDUE', string>;

export type PaymentChoice = keyof typeof PAYMENTS;

/** Days up to today; «custom» is between two days. */
const PERIODS = { ANY: 'hepsi', TODAY: 'bugun', WEEK: '7-gun', MONTH: '30-gun', CUSTOM: 'aralik' } as const;

export type Period = keyof typeof PERIODS;

/** What the address of the list asks for. */
export interface OrdersState {
  readonly text: string;
  /** None: all of them. */
  readonly statuses: readonly OrderStatus[];
  readonly payment: PaymentChoice;
  readonly period: Period;
  /** The first and the last day of a custom period, as 2026-11-21; empty for an open end. */
  readonly from: string;
  readonly to: string;
  /** With tax, in whole lira. */
  readonly totalLira: Range;
  readonly sort: OrdersSort;
  readonly page: number;
}

const STATUS_SPELLING = Object.fromEntries(
  Object.entries(ORDER_STATUSES).map(([status, { parameter }]) => [status, parameter]),
) as Record<OrderStatus, string>;

export const { parse: readOrdersState, serialize: writeOrdersState } = listState<OrdersState>({
  text: textField('arama', MAX_SEARCH_LENGTH),
  statuses: choicesField('durum', STATUS_SPELLING),
  payment: choiceField('odeme', PAYMENTS, 'ANY'),
  period: choiceField('tarih', PERIODS, 'ANY'),
  from: dayField('baslangic'),
  to: dayField('bitis'),
  totalLira: rangeField('en-az', 'en-cok', readLira),
  sort: choiceField('sirala', SORTS, 'NEWEST'),
  page: pageField('sayfa', ORDERS_PER_PAGE),
});

/** Whether anything but the order and the page was chosen. */
export function isNarrowed({ text, statuses, payment, period, totalLira }: OrdersState): boolean {
  const isAnyTotal = totalLira.min === null && totalLira.max === null;
  return text !== '' || statuses.length > 0 || payment !== 'ANY' || period !== 'ANY' || !isAnyTotal;
}
