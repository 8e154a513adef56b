import type { OrderEvent, OrderSnapshot, Shipment } from '../features/orders/index.js';
import { PLACED } from './placed-order.js';

export const placed: OrderEvent = { type: 'OrderPlaced', data: PLACED };
export const unsaid = { reason: null, shipment: null, isBuyerNotified: true };
export const statusChanged = (
  from: OrderSnapshot['status'],
  to: OrderSnapshot['status'],
  change: Partial<typeof unsaid> | { shipment: Shipment } = {},
): OrderEvent => ({ type: 'OrderStatusChanged', data: { from, to, ...unsaid, ...change } });
export const confirmed = statusChanged('pending', 'confirmed');
export const arasShipment: Shipment = { carrier: 'Aras Kargo', trackingNumber: '4711' };
export const shipped = statusChanged('pending', 'shipped', { shipment: arasShipment });
export const cancelled: OrderEvent = {
  type: 'OrderCancelled',
  data: { from: 'pending', reason: 'Vazgeçildi', isBuyerNotified: true },
};

export const recordedPayment = {
  noticeVersion: null,
  ...({ currency: 'TRY', coversTotal: false } as const),
  paidOn: '2026-11-22',
  reference: '0047',
  reason: null,
  isBuyerNotified: false,
};
export const part = (amountKurus: number): OrderEvent => ({
  type: 'OrderMarkedPaid',
  data: { ...recordedPayment, amountKurus },
});
export const reverted = (paymentVersion: number | null, amountKurus: number | null): OrderEvent => ({
  type: 'OrderPaymentReverted',
  data: { paymentVersion, amountKurus, reason: 'İade', isBuyerNotified: false },
});
