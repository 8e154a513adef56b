import { PLACED } from '../../../testing/placed-order.js';
import type { OrderEvent, Shipment } from './order.events.js';
import type { OrderState } from './order.state.js';

export const placed: OrderEvent = { type: 'OrderPlaced', data: PLACED };
export const unsaid = { reason: null, shipment: null, isBuyerNotified: true };
export const statusChanged = (
  from: OrderState['status'],
  to: OrderState['status'],
  change: Partial<typeof unsaid> | { shipment: Shipment } = {},
): OrderEvent => ({ type: 'OrderStatusChanged', data: { from, to, ...unsaid, ...change } });
export const confirmed = statusChanged('pending', 'confirmed');
export const arasShipment: Shipment = { carrier: 'Aras Kargo', trackingNumber: '4711' };
export const shipped = statusChanged('pending', 'shipped', { shipment: arasShipment });
export const cancelled: OrderEvent = {
  type: 'OrderCancelled',
  data: { from: 'pending', reason: 'Vazgeçildi', isBuyerNotified: true },
};
