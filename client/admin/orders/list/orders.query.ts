import { ParcelNumberFragment } from '../../../features/orders/status/parcel-number';
import { graphql, type ResultOf } from '../../../graphql/graphql';

export const OrderRowFragment = graphql(
  `
    fragment OrderRow on Order {
      id
      number
      version
      createdAt
      lineCount
      notes
      status
      paymentStatus
      paymentMethod
      received
      outstanding
      total
      paymentDueAt
      paymentNotices {
        version
        status
      }
      shippingAddress {
        province
      }
      shipment {
        carrier
        trackingNumber
        ...ParcelNumber
      }
      user {
        name
        company
        email
        phone
      }
    }
  `,
  [ParcelNumberFragment],
);

/** One order as the list shows it. */
export type OrderRow = ResultOf<typeof OrderRowFragment>;

/** How many orders there are of each status. */
export const AdminOrderCountsFragment = graphql(`
  fragment AdminOrderCounts on AdminOrderCounts @_unmask {
    total
    isTotalExact
    byStatus {
      status
      count
      isCountExact
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
        ...AdminOrderCounts
      }
    }
  `,
  [OrderRowFragment, AdminOrderCountsFragment],
);
