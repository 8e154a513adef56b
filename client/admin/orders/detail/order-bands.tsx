import { Ban, MessageSquareText } from 'lucide-react';
import { readFragment } from '../../../graphql/graphql';
import { RecordBand } from '../../record/record-head';
import { When } from '../../record/when';
import { OrderHistoryFragment } from '../timeline/order-history';
import { type PanelOrder } from './order.query';
import { WithdrawalBands } from './withdrawal-band';

interface OrderBandsProps {
  order: PanelOrder;
  /** Nothing waits of an order that is shown as it was. */
  isPast: boolean;
  reload: () => void;
}

/** What comes before anything else: why the order was cancelled, what waits of a withdrawal, and what its buyer wrote. */
export function OrderBands({ order, isPast, reload }: OrderBandsProps) {
  const { status, notes, history } = order;
  const entries = readFragment(OrderHistoryFragment, history ?? []);
  const cancelled =
    status === 'CANCELLED'
      ? entries.findLast(({ to, isUndone }) => to === 'CANCELLED' && !isUndone)
      : undefined;
  return (
    <>
      {cancelled && (
        <RecordBand icon={Ban} tone="danger" title={cancelled.actor.name ?? 'Mağaza'}>
          iptal etti, <When at={cancelled.at} />: {cancelled.reason ?? cancelled.text}
        </RecordBand>
      )}
      {!isPast && <WithdrawalBands order={order} reload={reload} />}
      {notes && (
        <RecordBand icon={MessageSquareText} title="Müşteri notu">
          {notes}
        </RecordBand>
      )}
    </>
  );
}
