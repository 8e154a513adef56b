import type { Recorded } from '../../kernel/event-store/domain-event.js';
import type { OrderSnapshot, OrderStatus } from '../orders/index.js';
import { type ChangeEvent, isAnnounced } from './order-change.template.js';

/** In the order in which an order has them. */
const STEPS: readonly OrderStatus[] = ['pending', 'confirmed', 'processing', 'shipped', 'delivered'];

/**
 * The change of a version as the buyer is mailed about it by now, which may be later than it happened: with the shipment as it is written now,
 * if any; and null when it no longer holds or a newer mail of its kind says more.
 *
 * @param changes all changes of the order, those that are not announced too
 */
export function currentChange(
  changes: readonly Recorded<ChangeEvent>[],
  version: number | null,
  order: Pick<OrderSnapshot, 'status' | 'shipment'>,
): Recorded<ChangeEvent> | null {
  const change = changes.find((event) => event.version === version);
  if (!change || !holds(change, order)) return null;
  const sameKind = changes.filter((event) => isCorrection(event) === isCorrection(change));
  const newest = sameKind.filter(isAnnounced).at(-1);
  return newest === change ? withShipment(change, order) : null;
}

const isCorrection = ({ type }: ChangeEvent): boolean => type === 'OrderShipmentCorrected';

function holds(
  change: ChangeEvent,
  { status, shipment }: Pick<OrderSnapshot, 'status' | 'shipment'>,
): boolean {
  switch (change.type) {
    case 'OrderShipmentCorrected':
      return shipment !== null;
    case 'OrderCancelled':
    case 'OrderCancelledUnpaid':
      return status === 'cancelled';
    case 'OrderReactivated':
      return status !== 'cancelled';
    case 'OrderStatusChanged':
      return change.data.to === status || STEPS.indexOf(status) > STEPS.indexOf(change.data.to);
  }
}

function withShipment(
  change: Recorded<ChangeEvent>,
  { shipment }: Pick<OrderSnapshot, 'shipment'>,
): Recorded<ChangeEvent> {
  const isAboutShipment = isCorrection(change) || ('to' in change.data && change.data.to === 'shipped');
  if (!isAboutShipment) return change;
  return { ...change, data: { ...change.data, shipment } } as Recorded<ChangeEvent>;
}
