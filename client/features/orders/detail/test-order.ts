import { maskFragments } from 'gql.tada';
import { type FragmentOf } from '../../../graphql/graphql';
import { CancelOrderFragment } from './cancel-order';
import { OrderAddressesFragment } from './order-addresses';
import { OrderDetailFragment } from './order-detail';
import { OrderDocumentsFragment } from './order-documents';
import { OrderSumsFragment } from './order-sums';
import { OrderTimelineFragment } from './order-timeline';

const PLACED = { at: '2026-11-21T11:05:00Z', text: 'Sipariş alındı.', actor: 'Müşteri', status: null };
const BUYER = { name: 'Ayşe Kaya', email: 'ayse@example.com', phone: '05551112233' };
const PARTS = [
  OrderDocumentsFragment,
  OrderSumsFragment,
  OrderAddressesFragment,
  CancelOrderFragment,
] as const;

export interface Standing {
  readonly status: 'PENDING' | 'CANCELLED';
  readonly paymentStatus: 'PENDING' | 'PAID';
  readonly paymentDueAt?: string | null;
  readonly isCancellableByBuyer?: boolean;
}

/** An order as the server answers, in the given state. */
export function orderIn({
  isCancellableByBuyer = false,
  paymentDueAt = null,
  ...standing
}: Standing): FragmentOf<typeof OrderDetailFragment> {
  const parts = maskFragments([...PARTS], {
    trackingToken: 'gizli',
    documents: [],
    subtotal: 500_000,
    tax: 100_000,
    taxRate: 2000,
    shipping: 0,
    total: 600_000,
    user: { ...BUYER, company: null, taxNumber: null, taxOffice: null },
    shippingAddress: null,
    billingAddress: null,
    number: '19fd6b3c',
    isCancellableByBuyer,
  });
  return maskFragments([OrderDetailFragment], {
    ...parts,
    ...standing,
    paymentDueAt,
    number: '19fd6b3c',
    createdAt: PLACED.at,
    paymentMethod: 'BANK_TRANSFER',
    notes: null,
    items: [],
    timeline: [maskFragments([OrderTimelineFragment], { ...PLACED, note: null })],
  });
}
