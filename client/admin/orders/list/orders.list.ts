import { PackageSearch } from 'lucide-react';
import { readFragment } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { today } from '../../../shop/days';
import { amountFilter } from '../../list/amount-filter';
import { choiceFilter } from '../../list/choice-filter';
import { declareList } from '../../list/declare-list';
import { periodFilter } from '../../list/period-filter';
import { prefetchOrder } from '../detail/order.query';
import { ORDER_COLUMNS } from './order-columns';
import {
  MAX_SEARCH_LENGTH,
  ORDERS_PER_PAGE,
  ORDERS_STATE,
  ordersVariables,
  writeOrdersState,
} from '../orders-state';
import { OrderRowFragment, PanelOrdersQuery } from './orders.query';

/** All orders of the shop. */
export const ORDERS = declareList({
  name: 'siparisler',
  title: 'Siparişler',
  noun: 'sipariş',
  address: paths.adminOrders,
  state: ORDERS_STATE,
  pageSize: ORDERS_PER_PAGE,
  query: PanelOrdersQuery,
  variables: (state) => ordersVariables(state, today()),
  typename: 'Order',
  read: ({ adminOrders }) => ({ ...adminOrders, items: readFragment(OrderRowFragment, adminOrders.items) }),
  columns: ORDER_COLUMNS,
  initiallyHidden: ['contact', 'shipment', 'due', 'notes'],
  row: { id: ({ id }) => id, name: ({ number }) => `#${number}` },
  sorts: {
    NEWEST: ['createdAt', 'desc'],
    OLDEST: ['createdAt', 'asc'],
    HIGHEST_TOTAL: ['total', 'desc'],
    LOWEST_TOTAL: ['total', 'asc'],
  },
  search: {
    label: 'Numara, müşteri, firma, telefon, stok kodu',
    placeholder: 'Numara, müşteri',
    maxLength: MAX_SEARCH_LENGTH,
  },
  filters: [
    periodFilter('Tarih'),
    choiceFilter({
      field: 'payment',
      label: 'Ödeme',
      any: 'ANY',
      options: {
        ANY: 'Tümü',
        PENDING: 'Beklemede',
        OVERDUE: 'Gecikti',
        NOTICE: 'Havale bildirildi',
        PARTIAL: 'Kısmen ödendi',
        PAID: 'Ödendi',
      },
    }),
    choiceFilter({
      field: 'withdrawal',
      label: 'Cayma',
      any: 'ANY',
      options: { ANY: 'Tümü', OPEN: 'Cayma bildirildi' },
    }),
    amountFilter('totalLira', 'Tutar'),
  ],
  prefetch: (client, { id }, state) =>
    Promise.all([
      prefetchOrder(client, writeOrdersState(state), { orderId: id }),
      import('../detail/order-screen'),
    ]),
  // The server changes and exports no more at once.
  maxSelected: 100,
  rowKeys: { S: 'Durumu değiştir' },
  empty: {
    icon: PackageSearch,
    none: ['Henüz sipariş yok', 'Mağazadan verilen ilk sipariş burada görünür.'],
    unmatched: ['Bu ölçütlere uyan sipariş yok', 'Aramayı kısaltın ya da filtreleri gevşetin.'],
  },
});
