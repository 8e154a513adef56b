import { cleanup, render, screen } from '@testing-library/react';
import { createClient } from '@urql/core';
import { maskFragments } from 'gql.tada';
import { MemoryRouter } from 'react-router-dom';
import { Provider } from 'urql';
import { type ResultOf } from '../../graphql/graphql';
import { CancelOrderFragment } from './cancel-order';
import { OrderAddressesFragment } from './order-addresses';
import { OrderDetail, OrderDetailFragment } from './order-detail';
import { OrderDocumentsFragment } from './order-documents';
import { OrderSumsFragment } from './order-sums';
import { OrderTimelineFragment } from './order-timeline';

type Standing = Pick<ResultOf<typeof OrderDetailFragment>, 'status' | 'paymentStatus'> & {
  paymentDueAt?: string | null;
};

const PLACED = { at: '2026-11-21T11:05:00Z', text: 'Sipariş alındı.', actor: 'Müşteri', status: null };
const BUYER = { name: 'Ayşe Kaya', email: 'ayse@example.com', phone: '05551112233' };
const PARTS = [
  OrderDocumentsFragment,
  OrderSumsFragment,
  OrderAddressesFragment,
  CancelOrderFragment,
] as const;

function show(standing: Standing) {
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
    isCancellableByBuyer: false,
  });
  const order = maskFragments([OrderDetailFragment], {
    ...parts,
    paymentDueAt: null,
    ...standing,
    number: '19fd6b3c',
    createdAt: PLACED.at,
    paymentMethod: 'BANK_TRANSFER',
    notes: null,
    items: [],
    timeline: [maskFragments([OrderTimelineFragment], { ...PLACED, note: null })],
  });
  const client = createClient({ url: 'http://magaza.test/graphql', exchanges: [], preferGetMethod: false });
  render(
    <Provider value={client}>
      <MemoryRouter>
        <OrderDetail order={order} orderKey={{ token: 'gizli' }} bankAccounts={<p>TR33 0006</p>} />
      </MemoryRouter>
    </Provider>,
  );
  return screen.getByRole('article').textContent;
}

afterEach(cleanup);

it('says where to pay while the shop waits for it', () => {
  const words = show({ status: 'PENDING', paymentStatus: 'PENDING' });
  expect(words).toContain('Ödeme: Beklemede');
  expect(words).toContain('TR33 0006');
});

it('announces the last day on which the payment is expected', () => {
  const standing = { status: 'PENDING', paymentStatus: 'PENDING' } as const;
  expect(show({ ...standing, paymentDueAt: '2026-11-28T21:00:00Z' })).toContain(
    'Ödemenizi 28 Kasım 2026 gün sonuna kadar bekliyoruz.',
  );
  cleanup();
  expect(show(standing)).not.toContain('bekliyoruz');
});

it('waits for no payment once the order is cancelled', () => {
  const words = show({ status: 'CANCELLED', paymentStatus: 'PENDING' });
  expect(words).not.toContain('Ödeme: Beklemede');
  expect(words).not.toContain('TR33 0006');
  expect(words).toContain('Sipariş iptal edildiği için ödeme beklenmiyor.');
});

it('keeps saying that a cancelled order was paid', () => {
  const words = show({ status: 'CANCELLED', paymentStatus: 'PAID' });
  expect(words).toContain('Ödeme: Ödendi');
  expect(words).not.toContain('ödeme beklenmiyor');
});

it('tells what became of the order right after its products', () => {
  show({ status: 'PENDING', paymentStatus: 'PENDING' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 3)).toEqual(['Ürünler', 'Sipariş geçmişi', 'Ödeme']);
});
