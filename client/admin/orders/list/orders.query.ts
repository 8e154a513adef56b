import { type Client } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { warm } from '../../../graphql/query';
import { today } from '../../../shop/days';
import { ordersVariables } from './orders-filter';
import { readOrdersState } from './orders-state';

export const OrderRowFragment = graphql(`
  fragment OrderRow on Order {
    id
    number
    version
    createdAt
    itemCount
    status
    paymentStatus
    paymentMethod
    total
    user {
      name
      company
      email
      phone
    }
  }
`);

export const PanelOrdersQuery = graphql(
  `
    query PanelOrders($filter: AdminOrderFilter, $sort: OrderSort!, $skip: Int!, $take: Int!) {
      adminOrders(filter: $filter, sort: $sort, skip: $skip, take: $take) {
        total
        isTotalExact
        items {
          id
          ...OrderRow
        }
      }
      adminOrderCounts {
        total
        byStatus {
          status
          count
        }
      }
    }
  `,
  [OrderRowFragment],
);

/** An empty list names nothing that a new order would change. */
export const ORDERS_CONTEXT = { additionalTypenames: ['Order'] };

/** Asks for the orders that an address names, for the screen to find. */
export function warmOrders(client: Client, parameters: URLSearchParams): Promise<null> {
  return warm(
    client,
    PanelOrdersQuery,
    ordersVariables(readOrdersState(parameters), today()),
    ORDERS_CONTEXT,
  );
}
