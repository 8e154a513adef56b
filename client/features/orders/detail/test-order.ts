import { type FragmentOf, type ResultOf } from '../../../graphql/graphql';
import { fragmentOf, type Given } from '../../../graphql/test-answers';
import { OrderDetailFragment } from './order-detail';
import { type OrderLinesFragment } from './order-lines';
import { OrderReceivedFragment } from './order-received';

/** A line as it was agreed. */
export const ORDER_LINE: Given<ResultOf<typeof OrderLinesFragment>> = {
  id: 'satır 1',
  productName: 'Küresel Vana',
  brand: 'Şavkar',
  model: 'KV-15',
  slug: 'kuresel-vana',
  unit: 'adet',
  quantity: 2,
  deliveryText: '1 hafta',
  isMadeToMeasure: false,
  delivery: [{ isFromStock: true }],
  unitPrice: 50_000,
  totalPrice: 100_000,
  selectedVariations: [],
};

export const ORDER_SUMS = { subtotal: 500_000, tax: 100_000, taxRate: 2000, shipping: 0, total: 600_000 };

export interface Standing {
  readonly status: 'PENDING' | 'DELIVERED' | 'CANCELLED';
  readonly paymentMethod?: 'BANK_TRANSFER' | 'CASH_ON_DELIVERY';
  readonly paymentStatus: 'PENDING' | 'PAID';
  readonly paymentDueAt?: string | null;
  readonly received?: number;
  readonly outstanding?: number;
  readonly isCancellableByBuyer?: boolean;
  readonly takesPaymentNotice?: boolean;
  readonly withdrawals?: readonly object[];
  readonly withdrawalRight?: object;
  readonly items?: readonly (typeof ORDER_LINE)[];
}

/** What everybody sees of an order. */
const ORDER = {
  ...ORDER_SUMS,
  number: '19fd6b3c',
  paymentMethod: 'BANK_TRANSFER',
  paymentInstructions: 'Toplam tutarı havale ile gönderin.',
  items: [],
  trackingToken: 'gizli',
  documents: [],
  outstanding: 600_000,
  user: { name: 'Ayşe Kaya', email: 'ayse@example.com', phone: '05551112233' },
} as const;

const NO_RIGHT = { refusal: 'NOT_SHIPPED', days: 14, amountOfAll: 0, lines: [] };

/** An order as its own page shows it. */
export function orderIn({
  isCancellableByBuyer = false,
  ...standing
}: Standing): FragmentOf<typeof OrderDetailFragment> {
  const createdAt = '2026-11-21T11:05:00Z';
  return fragmentOf(OrderDetailFragment, {
    ...ORDER,
    received: 0,
    surplus: 0,
    paymentNotices: [],
    takesPaymentNotice: false,
    references: null,
    version: 1,
    areReferencesCorrectable: false,
    withdrawals: [],
    withdrawalRight: NO_RIGHT,
    ...standing,
    isCancellableByBuyer,
    createdAt,
    timeline: [{ at: createdAt, text: 'Sipariş alındı.', actor: 'Siz', status: 'PENDING' }],
  });
}

/** An order as it is confirmed to who placed it. */
export function receivedOrderIn(status: Standing['status']): FragmentOf<typeof OrderReceivedFragment> {
  return fragmentOf(OrderReceivedFragment, { ...ORDER, status, paymentStatus: 'PENDING', bankAccounts: [] });
}
