import { Flex, Span, Text } from '@chakra-ui/react';
import { MessageSquareText } from 'lucide-react';
import { ParcelNumber } from '../../../features/orders/status/parcel-number';
import { PaymentState } from '../../../features/orders/status/payment-state';
import { formatCount, formatDateTime, formatDay, formatLiraExactly, formatPhone } from '../../../shop/format';
import { type OrderStatus } from '../../../shop/order-labels';
import { PAYMENT_METHOD_NAMES } from '../../../shop/payment-methods';
import { shortTime } from '../../../shop/short-time';
import { Icon } from '../../../ui/controls/icon';
import { type DataColumn, dataColumns } from '../../../ui/table/data-columns';
import { OneLine } from '../../../ui/table/one-line';
import { rowActions } from '../../list/row-actions';
import { RowLink } from '../../list/row-link';
import { dueOf } from '../due';
import { type OrderRow } from './orders.query';
import { OrderStatusMenu } from '../status/order-status-menu';

interface OrderActions {
  addressOf: (order: OrderRow) => string;
  /** The state that is shown: one that was chosen counts before the server has confirmed it. */
  statusOf: (order: OrderRow) => { status: OrderStatus; isBusy: boolean };
  onStatus: (order: OrderRow, status: OrderStatus) => void;
}

export const { RowActions: OrderActions, useRowActions: useOrderActions } = rowActions<OrderActions>();

const column = dataColumns<OrderRow>();

/** The columns of the list of orders. The ids of those that can be sorted are the fields of the order. */
export const ORDER_COLUMNS: DataColumn<OrderRow>[] = column.columns([
  column.accessor('number', {
    header: 'Sipariş',
    enableSorting: false,
    meta: { label: 'Sipariş', isTitle: true, width: '7rem' },
    cell: ({ row }) => <OrderLink order={row.original} />,
  }),
  column.accessor('createdAt', {
    header: 'Tarih',
    sortDescFirst: true,
    meta: { label: 'Tarih', width: '7.5rem', from: 900, card: 'beside' },
    cell: ({ row: { original: order } }) => (
      <OneLine title={formatDateTime(order.createdAt)}>{shortTime(order.createdAt)}</OneLine>
    ),
  }),
  column.display({
    id: 'customer',
    header: 'Müşteri',
    meta: { label: 'Müşteri', card: 'second' },
    cell: ({ row: { original: order } }) => {
      const company = order.user.company ?? 'Bireysel';
      return (
        <OneLine isStrong second={company} title={`${order.user.name}, ${company}`}>
          {order.user.name}
        </OneLine>
      );
    },
  }),
  column.display({
    id: 'contact',
    header: 'İletişim',
    meta: { label: 'İletişim' },
    cell: ({ row: { original: order } }) => {
      const phone = formatPhone(order.user.phone);
      return (
        <OneLine second={phone} title={`${order.user.email}, ${phone}`}>
          {order.user.email}
        </OneLine>
      );
    },
  }),
  column.display({
    id: 'province',
    header: 'İl',
    meta: { label: 'İl', width: '6.5rem', from: 1440 },
    cell: ({ row: { original: order } }) => <OneLine>{order.shippingAddress?.province}</OneLine>,
  }),
  column.accessor('lineCount', {
    header: 'Kalem',
    enableSorting: false,
    meta: { label: 'Kalem', align: 'end', width: '4.25rem', from: 1366 },
    cell: ({ row: { original: order } }) => formatCount(order.lineCount),
  }),
  column.display({
    id: 'shipment',
    header: 'Kargo',
    meta: { label: 'Kargo ve takip no', width: '12rem' },
    cell: ({ row: { original: order } }) => <ShipmentCell order={order} />,
  }),
  column.accessor('notes', {
    header: 'Not',
    enableSorting: false,
    meta: { label: 'Not' },
    cell: ({ row: { original: order } }) =>
      order.notes && <OneLine title={order.notes}>{order.notes}</OneLine>,
  }),
  column.display({
    id: 'due',
    header: 'Son ödeme',
    meta: { label: 'Son ödeme', width: '7.5rem' },
    cell: ({ row: { original: order } }) =>
      order.paymentDueAt && <OneLine>{formatDay(dueOf(order.paymentDueAt).lastDay)}</OneLine>,
  }),
  column.display({
    id: 'payment',
    header: 'Ödeme',
    meta: { label: 'Ödeme', width: { base: '8rem', xl: '12.5rem' } },
    cell: ({ row }) => <PaymentCell order={row.original} />,
  }),
  column.accessor('status', {
    header: 'Durum',
    enableSorting: false,
    meta: { label: 'Durum', width: '10rem', card: 'secondEnd' },
    cell: ({ row }) => <StatusCell order={row.original} />,
  }),
  column.accessor('total', {
    header: 'Toplam',
    sortDescFirst: true,
    meta: { label: 'Toplam', align: 'end', width: '8.5rem', card: 'end' },
    cell: ({ row: { original: order } }) => <b title="KDV dahil">{formatLiraExactly(order.total)}</b>,
  }),
]);

function OrderLink({ order }: { order: OrderRow }) {
  const { addressOf } = useOrderActions();
  const link = <RowLink to={addressOf(order)}>#{order.number}</RowLink>;
  if (!order.notes) return link;
  return (
    <Flex align="center" gap="1.5">
      {link}
      <Span color="fg.muted" title={order.notes}>
        <Icon of={MessageSquareText} size={14} />
        <Span srOnly>Müşteri notu var</Span>
      </Span>
    </Flex>
  );
}

const NOTICE_TEXT = 'havale bildirildi';

function PaymentCell({ order }: { order: OrderRow }) {
  const isPartial = order.received > 0 && order.outstanding > 0;
  const due = order.paymentDueAt === null ? undefined : dueOf(order.paymentDueAt);
  const method = PAYMENT_METHOD_NAMES[order.paymentMethod];
  const left = isPartial ? `${formatLiraExactly(order.outstanding)} kaldı` : undefined;
  // What is late says more than anything, and the words for a part of it leave no room for more.
  const hasNotice = order.paymentNotices.some(({ status }) => status === 'OPEN');
  const rest = isPartial && !due?.isLate ? undefined : (due?.text ?? method);
  const second = hasNotice ? NOTICE_TEXT : rest;
  return (
    <Flex
      align="center"
      gap="2"
      css={{ '& > :first-child': { whiteSpace: 'nowrap', flexShrink: 0 } }}
      title={[method, left, hasNotice && NOTICE_TEXT, due?.text].filter(Boolean).join(', ')}
    >
      <PaymentState
        status={order.paymentStatus}
        orderStatus={order.status}
        received={order.received}
        isShort
      />
      <Text
        as="span"
        hideBelow="xl"
        textStyle="small"
        color={due?.isLate && !hasNotice ? 'danger.fg' : 'fg.muted'}
        truncate
      >
        {second}
      </Text>
    </Flex>
  );
}

function ShipmentCell({ order: { shipment } }: { order: OrderRow }) {
  if (!shipment?.carrier && !shipment?.trackingNumber) return null;
  const number = shipment.trackingNumber && <ParcelNumber shipment={shipment} />;
  const title = [shipment.carrier, shipment.trackingNumber].filter(Boolean).join(', ');
  return (
    <OneLine second={shipment.carrier && number} title={title}>
      {shipment.carrier ?? number}
    </OneLine>
  );
}

function StatusCell({ order }: { order: OrderRow }) {
  const { statusOf, onStatus } = useOrderActions();
  return (
    <OrderStatusMenu
      {...statusOf(order)}
      name={`#${order.number}`}
      onChoose={(chosen) => onStatus(order, chosen)}
    />
  );
}
