import { Box, Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount, formatDay, formatLiraExactly, formatPhone, formatTime } from '../../../shop/format';
import { PAYMENT_METHODS } from '../../../shop/payment-methods';
import { PaymentState } from '../../../features/orders/status/payment-state';
import { type DataColumn, dataColumns } from '../../../ui/table/data-columns';
import { TwoLines } from '../../../ui/table/two-lines';
import { StatusMenu } from '../status/status-menu';
import { type OrderRow } from './order-row';
import { useRowActions } from './row-actions';

const column = dataColumns<OrderRow>();

/** The columns of the list of orders. The ids of those that can be sorted are the fields of the order. */
export const ORDER_COLUMNS: DataColumn<OrderRow>[] = column.columns([
  column.accessor('number', {
    header: 'Sipariş',
    enableSorting: false,
    meta: { label: 'Sipariş', isTitle: true },
    cell: ({ row }) => <OrderLink order={row.original} />,
  }),
  column.accessor('createdAt', {
    header: 'Tarih',
    sortDescFirst: true,
    meta: { label: 'Tarih' },
    cell: ({ row: { original: order } }) => (
      <TwoLines first={formatDay(order.createdAt)} second={formatTime(order.createdAt)} isFixed />
    ),
  }),
  column.display({
    id: 'customer',
    header: 'Müşteri',
    meta: { label: 'Müşteri' },
    cell: ({ row: { original: order } }) => (
      <TwoLines first={order.user.name} second={order.user.company ?? 'Bireysel'} />
    ),
  }),
  column.display({
    id: 'contact',
    header: 'İletişim',
    meta: { label: 'İletişim' },
    cell: ({ row: { original: order } }) => (
      <TwoLines first={order.user.email} second={formatPhone(order.user.phone)} />
    ),
  }),
  column.accessor('itemCount', {
    header: 'Adet',
    enableSorting: false,
    meta: { label: 'Adet', align: 'end' },
    cell: ({ row: { original: order } }) => formatCount(order.itemCount),
  }),
  column.display({
    id: 'payment',
    header: 'Ödeme',
    meta: { label: 'Ödeme' },
    cell: ({ row: { original: order } }) => (
      <Box>
        <PaymentState status={order.paymentStatus} orderStatus={order.status} isShort />
        <Text textStyle="small" color="fg.muted">
          {PAYMENT_METHODS[order.paymentMethod].name}
        </Text>
      </Box>
    ),
  }),
  column.accessor('status', {
    header: 'Durum',
    enableSorting: false,
    meta: { label: 'Durum' },
    cell: ({ row }) => <StatusCell order={row.original} />,
  }),
  column.accessor('total', {
    header: 'Toplam, KDV Dahil',
    sortDescFirst: true,
    meta: { label: 'Toplam', align: 'end' },
    cell: ({ row: { original: order } }) => (
      <Text as="b" fontWeight="semibold" whiteSpace="nowrap">
        {formatLiraExactly(order.total)}
      </Text>
    ),
  }),
]);

function OrderLink({ order }: { order: OrderRow }) {
  const { addressOf } = useRowActions();
  return (
    <Link asChild color="petrol.fg" fontWeight="semibold" whiteSpace="nowrap">
      <RouterLink to={addressOf(order)}>#{order.number}</RouterLink>
    </Link>
  );
}

function StatusCell({ order }: { order: OrderRow }) {
  const { statusOf, onStatus } = useRowActions();
  return (
    <StatusMenu
      orderName={`#${order.number}`}
      {...statusOf(order)}
      onChoose={(status) => onStatus(order, status)}
    />
  );
}
