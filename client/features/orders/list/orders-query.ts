import { paths } from '../../../paths';
import { choicesField, listState, pageField, textField } from '../../../ui/navigation/list-state';
import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../../../shop/order-labels';

/** The parameters the list of orders reads from its address. */
export const ORDERS_PARAMETERS = {
  text: 'arama',
  statuses: 'durum',
  payments: 'odeme',
  page: 'sayfa',
} as const;

export const ORDERS_PER_PAGE = 10;

/** What the address of the list asks for. */
export interface OrdersQuery {
  /** A number or the beginning of one, as it was typed. */
  readonly text: string;
  readonly statuses: readonly OrderStatus[];
  readonly payments: readonly PaymentStatus[];
  readonly page: number;
}

const { parse, serialize } = listState<OrdersQuery>({
  text: textField(ORDERS_PARAMETERS.text, 40),
  statuses: choicesField(ORDERS_PARAMETERS.statuses, spellingOf(ORDER_STATUSES)),
  payments: choicesField(ORDERS_PARAMETERS.payments, spellingOf(PAYMENT_STATUSES)),
  page: pageField(ORDERS_PARAMETERS.page, ORDERS_PER_PAGE),
});

export { parse as readOrdersQuery };

/** The shortest address of a query. */
export function ordersAddress(query: OrdersQuery): string {
  return paths.orders(serialize(query));
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

function spellingOf<Status extends string>(
  statuses: Readonly<Record<Status, { readonly parameter: string }>>,
): Record<Status, string> {
  const names = Object.keys(statuses) as Status[];
  return Object.fromEntries(names.map((name) => [name, statuses[name].parameter])) as Record<Status, string>;
}
