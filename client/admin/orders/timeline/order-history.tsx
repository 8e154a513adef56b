import { Text } from '@chakra-ui/react';
import {
  Banknote,
  BanknoteX,
  FilePen,
  type LucideIcon,
  MailCheck,
  NotebookPen,
  NotebookText,
  Undo2,
  ShoppingCart,
  Truck,
} from 'lucide-react';
import { type ReactNode } from 'react';
import { OrderStatusBadge } from '../../../features/orders/status/order-status-badge';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { startOfDay } from '../../../shop/days';
import { formatDay, formatQuantity } from '../../../shop/format';
import { ORDER_STATUSES } from '../../../shop/order-labels';
import { EventHistory } from '../../record/event-history';

export const OrderHistoryFragment = graphql(`
  fragment OrderHistory on OrderHistoryEntry {
    version
    type
    at
    text
    actor {
      name
      role
    }
    channel
    from
    to
    reason
    note
    carrier
    trackingNumber
    paidOn
    reference
    isBuyerNotified
    isUndone
    shortages {
      position
      productName
      backOrdered
    }
  }
`);

type Entry = ResultOf<typeof OrderHistoryFragment>;

const ICONS: Record<string, LucideIcon> = {
  OrderPlaced: ShoppingCart,
  OrderStatusUndone: Undo2,
  OrderShipmentCorrected: Truck,
  OrderMarkedPaid: Banknote,
  OrderPaymentReverted: BanknoteX,
  OrderReferencesCorrected: FilePen,
  OrderNoted: NotebookPen,
  OrderNoteWithdrawn: NotebookText,
  OrderLinkRenewed: MailCheck,
  OrderConfirmationResent: MailCheck,
};

export interface OrderHistoryProps {
  entries: readonly FragmentOf<typeof OrderHistoryFragment>[];
  /** What can be done with an entry: a note may be withdrawn. */
  actionsFor: (entry: Entry) => ReactNode;
}

export function OrderHistory({ entries, actionsFor }: OrderHistoryProps) {
  return (
    <EventHistory
      events={readFragment(OrderHistoryFragment, entries)}
      icons={ICONS}
      statuses={ORDER_STATUSES}
      StatusBadge={OrderStatusBadge}
      markersOf={({ type }) => (type === 'OrderStatusUndone' ? { before: 'Geri alındı:' } : {})}
      factsOf={(entry) => <Facts entry={entry} />}
      isUndone={({ isUndone }) => isUndone}
      actionsFor={actionsFor}
    />
  );
}

function Facts({ entry: { carrier, trackingNumber, paidOn, reference, shortages } }: { entry: Entry }) {
  const facts = [
    carrier,
    trackingNumber && `takip no ${trackingNumber}`,
    paidOn && `ödeme günü ${formatDay(startOfDay(paidOn))}`,
    reference && `dekont ${reference}`,
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 && <Text textStyle="figures">{facts.join(' · ')}</Text>}
      {shortages.map(({ position, productName, backOrdered }) => (
        <Text key={position} textStyle="small" color="warning.fg">
          {productName}: {formatQuantity(backOrdered, 'adet')} stokta yoktu, tedarik ediliyor
        </Text>
      ))}
    </>
  );
}
