import { paths } from '../../app/paths';
import { lastReachablePage } from '../../ui/list-limits';
import { ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from '../../ui/order-words';

/** The names the list of orders reads from its address. */
export const ORDERS_PARAMETERS = {
  text: 'arama',
  statuses: 'durum',
  payments: 'odeme',
  page: 'sayfa',
} as const;

export const ORDERS_PER_PAGE = 10;
const LAST_PAGE = lastReachablePage(ORDERS_PER_PAGE);
const MAX_TEXT_LENGTH = 40;

/** What the address of the list asks for. */
export interface OrdersQuery {
  /** A number or the beginning of one, as it was typed. */
  readonly text: string;
  readonly statuses: readonly OrderStatus[];
  readonly payments: readonly PaymentStatus[];
  readonly page: number;
}

/** Reads an address; whatever is unknown counts as not given. */
export function readOrdersQuery(parameters: URLSearchParams): OrdersQuery {
  const page = parameters.get(ORDERS_PARAMETERS.page) ?? '';
  return {
    text: (parameters.get(ORDERS_PARAMETERS.text) ?? '').trim().slice(0, MAX_TEXT_LENGTH),
    statuses: chosen(ORDER_STATUSES, parameters.getAll(ORDERS_PARAMETERS.statuses)),
    payments: chosen(PAYMENT_STATUSES, parameters.getAll(ORDERS_PARAMETERS.payments)),
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1,
  };
}

/** The shortest address of a query. */
export function ordersAddress({ text, statuses, payments, page }: OrdersQuery): string {
  const parameters = new URLSearchParams();
  if (text) parameters.set(ORDERS_PARAMETERS.text, text);
  for (const status of statuses) {
    parameters.append(ORDERS_PARAMETERS.statuses, ORDER_STATUSES[status].parameter);
  }
  for (const status of payments) {
    parameters.append(ORDERS_PARAMETERS.payments, PAYMENT_STATUSES[status].parameter);
  }
  if (page > 1) parameters.set(ORDERS_PARAMETERS.page, String(page));
  return paths.orders(parameters);
}

export function isFiltered({ text, statuses, payments }: OrdersQuery): boolean {
  return text !== '' || statuses.length > 0 || payments.length > 0;
}

/** The query as the server takes it. */
export function toVariables({ text, statuses, payments, page }: OrdersQuery) {
  return {
    filter: {
      ...(text && { text }),
      ...(statuses.length > 0 && { statuses: [...statuses] }),
      ...(payments.length > 0 && { paymentStatuses: [...payments] }),
    },
    skip: (page - 1) * ORDERS_PER_PAGE,
    take: ORDERS_PER_PAGE,
  };
}

/** In the order of the table, whatever the order of the address. */
function chosen<Status extends string>(
  table: Readonly<Record<Status, { readonly parameter: string }>>,
  given: readonly string[],
): Status[] {
  const statuses = Object.keys(table) as Status[];
  return statuses.filter((status) => given.includes(table[status].parameter));
}
