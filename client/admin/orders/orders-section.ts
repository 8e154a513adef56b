import { Package } from 'lucide-react';
import { graphql } from '../../graphql/graphql';
import { declareSection, sectionCount } from '../navigation/section';

export const WaitingOrdersQuery = graphql(`
  query WaitingOrders {
    adminOrderCounts {
      byStatus {
        status
        count
      }
    }
  }
`);

/** Every order of the shop, from the list to its audit trail. */
export const ordersSection = declareSection({
  path: 'siparisler',
  title: 'Siparişler',
  icon: Package,
  group: 'sales',
  permission: 'ORDERS',
  count: sectionCount({
    query: WaitingOrdersQuery,
    read: ({ adminOrderCounts }) =>
      adminOrderCounts.byStatus.find(({ status }) => status === 'PENDING')?.count ?? 0,
    noun: 'bekleyen sipariş',
    topics: ['orders'],
  }),
  screens: {
    '': () => import('./list/orders-screen'),
    'sevk-fisleri': () => import('./slip/packing-slips-screen'),
    ':orderId': () => import('./detail/order-screen'),
    ':orderId/sevk-fisi': () => import('./slip/packing-slips-screen'),
  },
  palette: () => import('./palette/orders-palette').then(({ ordersPalette }) => ordersPalette),
  searchable: { things: ['sipariş', 'müşteri'], by: ['sipariş numarası', 'ad', 'firma', 'e-posta'] },
});
