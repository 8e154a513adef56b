import { type Params } from 'react-router-dom';
import { type Client } from 'urql';
import { PanelOrderLineFragment } from './order-products';
import { ParcelNumberFragment } from '../../../features/orders/status/parcel-number';
import { CorrectedReferencesFragment } from '../../../features/orders/detail/corrected-references';
import { OrderSumsFragment } from '../../../features/orders/detail/order-sums';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { type OrderStatus } from '../../../shop/order-labels';
import { today } from '../../../shop/days';
import { ordersFilter, readOrdersState } from '../orders-state';
import { PanelOrderAddressesFragment } from './order-addresses';
import { OrderCustomerFragment } from './order-customer';
import { OrderHistoryFragment } from '../timeline/order-history';
import { prefetch } from '../../navigation/prefetch';
import { readVersion } from '../../record/shown-version';

export const PanelOrderQuery = graphql(
  `
    query PanelOrder($id: ID!, $version: Int) {
      adminOrder(id: $id, version: $version) {
        id
        number
        version
        createdAt
        status
        paymentStatus
        paymentMethod
        paymentDueAt
        total
        received
        outstanding
        surplus
        notes
        items {
          ...PanelOrderLine
        }
        payments {
          version
          amount
          paidOn
          reference
        }
        withdrawals {
          version
          status
          declaredAt
          lines {
            position
            productName
            unit
            quantity
          }
          amount
          refunded
          deliveredOn
          sendBackBy
          refundBy
          note
          refusal
        }
        paymentNotices {
          version
          amount
          paidOn
          bank
          sender
          reference
          status
          reason
          receipt {
            id
            name
          }
        }
        shipment {
          carrier
          trackingNumber
          shippedAt
          ...ParcelNumber
        }
        shippingAddress {
          text
        }
        documents {
          slug
          title
          version
        }
        waitingDocuments {
          slug
          title
        }
        history {
          version
          type
          at
          to
          isUndone
          text
          ...OrderHistory
        }
        ...OrderSums
        ...OrderCustomer
        ...CorrectedReferences
        ...PanelOrderAddresses
      }
    }
  `,
  [
    PanelOrderLineFragment,
    OrderSumsFragment,
    OrderCustomerFragment,
    CorrectedReferencesFragment,
    PanelOrderAddressesFragment,
    OrderHistoryFragment,
    ParcelNumberFragment,
  ],
);

export type PanelOrder = NonNullable<ResultOf<typeof PanelOrderQuery>['adminOrder']>;

type Step = Pick<NonNullable<PanelOrder['history']>[number], 'type' | 'at' | 'to' | 'isUndone'>;

/** When it last came to each status; a change that was undone, and its undoing, brought it nowhere. */
export const reachedAt = (history: readonly Step[]): Map<OrderStatus, string> =>
  new Map(
    history.flatMap(({ type, to, at, isUndone }) =>
      to && !isUndone && type !== 'OrderStatusUndone' ? [[to, at] as const] : [],
    ),
  );

export const OrderNeighborsQuery = graphql(`
  query OrderNeighbors($id: ID!, $filter: AdminOrderFilter, $sort: OrderSort!) {
    adminOrderNeighbors(id: $id, filter: $filter, sort: $sort) {
      previousId
      nextId
      position
      total
      isTotalExact
    }
  }
`);

export function neighborVariables(id: string, parameters: URLSearchParams) {
  const state = readOrdersState(parameters);
  return { id, filter: ordersFilter(state, today()), sort: state.sort };
}

/** Asks for the order that an address names, for the screen to find. */
export async function prefetchOrder(
  client: Client,
  parameters: URLSearchParams,
  { orderId: id = '' }: Readonly<Params>,
): Promise<null> {
  await Promise.all([
    prefetch(client, PanelOrderQuery, { id, version: readVersion(parameters) }),
    prefetch(client, OrderNeighborsQuery, neighborVariables(id, parameters)),
  ]);
  return null;
}
