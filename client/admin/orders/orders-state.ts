import {
  ORDER_STATUSES,
  type OrderStatus,
  PARTIALLY_PAID,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../../shop/order-labels';
import { kurusOf, readLira } from '../../shop/read-lira';
import {
  choiceField,
  choicesField,
  dayField,
  listState,
  pageField,
  type Range,
  rangeField,
  textField,
} from '../../ui/navigation/list-state';
import { PERIODS, type PeriodState, periodTimes } from '../list/period-filter';

export const ORDERS_PER_PAGE = 50;
export const MAX_SEARCH_LENGTH = 100;

/** Columns a list of orders can be sorted by, each way; the address spells them. */
const SORTS = {
  NEWEST: 'yeni',
  OLDEST: 'eski',
  HIGHEST_TOTAL: 'tutar-azalan',
  LOWEST_TOTAL: 'tutar-artan',
} as const;

type OrdersSort = keyof typeof SORTS;

/** Whether an order is paid; «overdue» is unpaid beyond the time its transfer was expected in. */
const PAYMENTS = {
  ANY: 'hepsi',
  PENDING: PAYMENT_STATUSES.PENDING.parameter,
  PAID: PAYMENT_STATUSES.PAID.parameter,
  PARTIAL: PARTIALLY_PAID.parameter,
  OVERDUE: 'geciken',
  NOTICE: 'bildirilen',
} as const satisfies Record<PaymentStatus | 'ANY' | 'PARTIAL' | 'OVERDUE' | 'NOTICE', string>;

type PaymentChoice = keyof typeof PAYMENTS;

/** Whether the buyer has withdrawn, and staff have to settle it. */
const WITHDRAWALS = { ANY: 'hepsi', OPEN: 'bildirilen' } as const;

/** What the address of the list asks for. */
export interface OrdersState extends PeriodState {
  readonly text: string;
  /** None: all of them. */
  readonly statuses: readonly OrderStatus[];
  readonly payment: PaymentChoice;
  readonly withdrawal: keyof typeof WITHDRAWALS;
  /** With tax, in whole lira. */
  readonly totalLira: Range;
  readonly sort: OrdersSort;
  readonly page: number;
}

const STATUS_SPELLING = Object.fromEntries(
  Object.entries(ORDER_STATUSES).map(([status, { parameter }]) => [status, parameter]),
) as Record<OrderStatus, string>;

export const ORDERS_STATE = listState<OrdersState>({
  text: textField('arama', MAX_SEARCH_LENGTH),
  statuses: choicesField('durum', STATUS_SPELLING),
  payment: choiceField('odeme', PAYMENTS, 'ANY'),
  withdrawal: choiceField('cayma', WITHDRAWALS, 'ANY'),
  period: choiceField('tarih', PERIODS, 'ANY'),
  from: dayField('baslangic'),
  to: dayField('bitis'),
  totalLira: rangeField('en-az', 'en-cok', readLira),
  sort: choiceField('sirala', SORTS, 'NEWEST'),
  page: pageField('sayfa', ORDERS_PER_PAGE),
});

export const { parse: readOrdersState, serialize: writeOrdersState } = ORDERS_STATE;

/** The filter of a list as the server takes it. @param today the day in Istanbul, from which periods count back */
export function ordersFilter(state: OrdersState, today: string) {
  const { text, statuses, payment, withdrawal, totalLira } = state;
  const { from, before } = periodTimes(state, today);
  return {
    ...(text && { text }),
    ...(statuses.length > 0 && { statuses: [...statuses] }),
    ...(payment === 'OVERDUE' && { isPaymentOverdue: true }),
    ...(payment === 'NOTICE' && { hasOpenPaymentNotice: true }),
    ...(withdrawal === 'OPEN' && { hasOpenWithdrawal: true }),
    ...(payment === 'PARTIAL' && { isPartiallyPaid: true }),
    ...((payment === 'PAID' || payment === 'PENDING') && { paymentStatuses: [payment] }),
    ...(from && { createdFrom: from }),
    ...(before && { createdBefore: before }),
    ...(totalLira.min !== null && { minTotal: kurusOf(totalLira.min) }),
    ...(totalLira.max !== null && { maxTotal: kurusOf(totalLira.max) }),
  };
}

export function ordersVariables(state: OrdersState, today: string) {
  return {
    filter: ordersFilter(state, today),
    sort: state.sort,
    skip: (state.page - 1) * ORDERS_PER_PAGE,
    take: ORDERS_PER_PAGE,
  };
}
