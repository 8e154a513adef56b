import { paths } from '../../paths';
import { type OrderStatus, ORDER_STATUS_LIST } from '../../shop/order-labels';
import { type ListState } from '../../ui/navigation/list-state';
import { type PeriodState } from '../list/period-filter';
import { MESSAGES_STATE, type MessagesState } from '../messages/messages-state';
import { ORDERS_STATE, type OrdersState } from '../orders/orders-state';
import { PRODUCTS_STATE, type ProductsState } from '../products/products-state';
import { QUOTES_STATE, type QuotesState } from '../quotes/quotes-state';
import { USERS_STATE, type UsersState } from '../users/users-state';

/** The address of a list narrowed to something. */
const narrowedTo =
  <State extends object>(
    { parse, serialize }: ListState<State>,
    address: (parameters: URLSearchParams) => string,
  ) =>
  (narrowed: Partial<State> = {}) =>
    address(serialize({ ...parse(new URLSearchParams()), ...narrowed }));

export const ordersList = narrowedTo<OrdersState>(ORDERS_STATE, paths.adminOrders);
export const quotesList = narrowedTo<QuotesState>(QUOTES_STATE, paths.adminQuotes);
export const messagesList = narrowedTo<MessagesState>(MESSAGES_STATE, paths.adminMessages);
export const usersList = narrowedTo<UsersState>(USERS_STATE, paths.adminUsers);
export const productsList = narrowedTo<ProductsState>(PRODUCTS_STATE, paths.adminProducts);

/** Both days belong to it. */
export const between = (from: string, to: string): PeriodState => ({ period: 'CUSTOM', from, to });

/** Of whose orders the revenue is. */
export const SOLD: readonly OrderStatus[] = ORDER_STATUS_LIST.filter((status) => status !== 'CANCELLED');
