import { Ban, MessageSquareText } from 'lucide-react';
import { readFragment } from '../../../graphql/graphql';
import { RecordBand } from '../../record/record-head';
import { When } from '../../record/when';
import { OrderHistoryFragment } from '../timeline/order-history';
import { type PanelOrder } from './order.query';

/** What comes before anything else: why the order was cancelled, and what its buyer wrote. */
export function OrderBands({ order: { status, notes, history } }: { order: PanelOrder }) {
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
      {notes && (
        <RecordBand icon={MessageSquareText} title="Müşteri notu">
          {notes}
        </RecordBand>
      )}
    </>
  );
}
