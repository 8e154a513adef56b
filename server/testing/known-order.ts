import { DEFAULT_CARRIERS, DEFAULT_PAYMENT_METHODS } from '../features/settings/index.js';
import type { OrderSnapshot } from '../features/orders/index.js';
import { PLACED } from './placed-order.js';

/** A pending order whose buyer is known, as mails read it. */
export const ORDER: OrderSnapshot & { buyer: typeof PLACED.buyer } = {
  ...PLACED,
  id: '1f3c5a70-8d6f-4a39-9a57-0d1d2f6b1c11',
  version: 1,
  status: 'pending',
  paymentStatus: 'pending',
  createdAt: new Date('2026-06-15T09:00:00Z'),
  updatedAt: new Date('2026-06-15T09:00:00Z'),
  linkVersion: 1,
  paymentDueAt: new Date('2026-06-22T21:00:00Z'),
  payments: [],
  paymentNotices: [],
  withdrawals: [],
  deliveredAt: null,
  receivedKurus: 0,
  shipment: null,
  shippedAt: null,
};

export const TERMS = {
  settings: {
    siteName: 'Isı Mağazası',
    contactPhone: '0212 555 01 60',
    carriers: DEFAULT_CARRIERS,
    paymentMethods: DEFAULT_PAYMENT_METHODS,
    transferPayment: { dueDays: 7, cancelsUnpaid: false },
    bankAccounts: [{ bank: 'Ziraat Bankası', holder: 'Isı Ltd. Şti.', iban: 'TR330006100519786457841326' }],
  },
  url: 'https://magaza.example/siparis-takip/secret',
};
