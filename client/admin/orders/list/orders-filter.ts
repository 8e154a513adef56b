import { addDays, startOfDay } from '../../../shop/days';
import { type OrdersState, ORDERS_PER_PAGE, type Period } from './orders-state';

const KURUS = 100;
const DAYS_BACK: Partial<Record<Period, number>> = { TODAY: 0, WEEK: 6, MONTH: 29 };

/** The filter of a list as the server takes it. @param today the day in Istanbul, from which periods count back */
export function ordersFilter(state: OrdersState, today: string) {
  const { text, statuses, payment, totalLira } = state;
  const [from, to] = daysOf(state, today);
  return {
    ...(text && { text }),
    ...(statuses.length > 0 && { statuses: [...statuses] }),
    ...(payment === 'OVERDUE' && { isPaymentOverdue: true }),
    ...((payment === 'PAID' || payment === 'PENDING') && { paymentStatuses: [payment] }),
    ...(from && { createdFrom: startOfDay(from) }),
    ...(to && { createdBefore: startOfDay(addDays(to, 1)) }),
    ...(totalLira.min !== null && { minTotal: totalLira.min * KURUS }),
    ...(totalLira.max !== null && { maxTotal: totalLira.max * KURUS }),
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

/** The first and the last day; empty for an open end. Swapped days are turned round. */
function daysOf({ period, from, to }: OrdersState, today: string): [from: string, to: string] {
  const back = DAYS_BACK[period];
  if (back !== undefined) return [addDays(today, -back), ''];
  if (period !== 'CUSTOM') return ['', ''];
  return from && to && from > to ? [to, from] : [from, to];
}
