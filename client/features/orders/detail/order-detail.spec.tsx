import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../../design/design-provider';
import { server } from '../../../graphql/test-server';
import { OrderDetail } from './order-detail';
import { orderIn, type Standing } from './test-order';

function show(standing: Standing) {
  render(
    <DesignProvider>
      <Provider value={server.client}>
        <MemoryRouter>
          <OrderDetail
            order={orderIn(standing)}
            orderKey={{ token: 'gizli' }}
            bankAccounts={<p>TR33 0006</p>}
          />
        </MemoryRouter>
      </Provider>
    </DesignProvider>,
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
