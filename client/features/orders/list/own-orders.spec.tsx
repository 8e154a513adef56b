import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../../design/design-provider';
import { type ResultOf } from '../../../graphql/graphql';
import { type Given } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { ORDER_LINE, ORDER_SUMS } from '../detail/test-order';
import { type OrderCardFragment } from './order-card';
import { MyOrdersQuery, OwnOrders } from './own-orders';

const line = (id: number) => ({
  ...ORDER_LINE,
  id: `satır ${String(id)}`,
  productName: `Küresel Vana ${String(id)}`,
});

const order: Given<ResultOf<typeof OrderCardFragment>> = {
  ...ORDER_SUMS,
  id: '19fd6b3c-1111-4222-8333-444444444444',
  number: '19fd6b3c',
  createdAt: '2026-11-21T11:05:00Z',
  status: 'SHIPPED',
  paymentStatus: 'PENDING',
  received: 0,
  paymentMethod: 'CASH_ON_DELIVERY',
  shippingAddress: { text: 'Taşocağı Cad. No: 14, Bağcılar / İstanbul' },
  items: [line(1), line(2), line(3), line(4), line(5)],
};

/** The orders of a shop that holds these. */
function openList(held: (typeof order)[], address = '/siparislerim') {
  server.answers(MyOrdersQuery, ({ filter }) => {
    const items = held.filter(({ status }) => filter?.statuses?.includes(status) ?? true);
    return { myOrders: { total: items.length, items } };
  });
  const router = createMemoryRouter([{ path: '/siparislerim', Component: OwnOrders }], {
    initialEntries: [address],
  });
  return {
    router,
    show: () =>
      render(
        <DesignProvider>
          <Provider value={server.client}>
            <RouterProvider router={router} />
          </Provider>
        </DesignProvider>,
      ),
  };
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

afterEach(cleanup);

it('shows of each order at most three products, what it comes to and how it is paid', async () => {
  openList([order]).show();
  const card = await screen.findByRole('article', { name: '#19fd6b3c' });
  expect(screen.getByText('Toplam 1 sipariş')).toBeTruthy();
  expect(card.querySelectorAll('li')).toHaveLength(3);
  for (const words of [
    '21 Kas 2026 14:05',
    'Kargoda',
    'Ödeme: Beklemede',
    'Kapıda Ödeme',
    'Küresel Vana 1',
    '2\u00a0adet × ₺500,00',
    '1 hafta₺1.000,00',
    '+ 2 ürün daha',
    'Ara toplam, net₺5.000,00',
    'KDV %20₺1.000,00',
    'Toplam, KDV Dahil₺6.000,00',
    'Taşocağı Cad. No: 14',
  ]) {
    expect(card.textContent).toContain(words);
  }
  expect(card.querySelectorAll('img[src="/urun-gorseli-yok.svg"]')).toHaveLength(3);
  const details = screen.getByRole('link', { name: /^Sipariş ayrıntısı.*#19fd6b3c$/ });
  expect(details.getAttribute('href')).toBe(`/siparislerim/${order.id}`);
});

it.each(['PENDING', 'PAID'] as const)(
  'waits for no payment of a cancelled order that is %s',
  async (paymentStatus) => {
    openList([{ ...order, status: 'CANCELLED', paymentStatus }]).show();
    await screen.findByRole('article');
    expect(screen.queryByText(/^Ödeme: Beklemede/)).toBeNull();
    expect(screen.queryAllByText(/^Ödeme: Ödendi/)).toHaveLength(paymentStatus === 'PAID' ? 1 : 0);
  },
);

it('says that nothing was ordered yet, and leads to the products', async () => {
  openList([]).show();
  expect(await screen.findByText('Henüz siparişiniz bulunmuyor')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ürünlere göz atın' }).getAttribute('href')).toBe('/urunler');
  expect(screen.queryByRole('search')).toBeNull();
});

it('marks a filter at once, says when it leaves nothing, and follows the back button', async () => {
  const { router, show } = openList([order]);
  show();
  await screen.findByRole('article');
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Teslim Edildi' });
  fireEvent.click(box());
  expect(box().checked).toBe(true);
  expect(await screen.findByText('Bu ölçütlere uyan siparişiniz yok')).toBeTruthy();
  expect(router.state.location.search).toBe('?durum=teslim-edildi');
  // Going back while the list is still on its way would lead to where it was to go.
  await settle();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(box().checked).toBe(false);
});

it('keeps the focus in the search after it was sent, and shows what the address asks for', async () => {
  const { router, show } = openList([order]);
  show();
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Sipariş numarası' });
  field.focus();
  fireEvent.input(field, { target: { value: ' 19fd ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ara' }));
  await settle();
  expect(router.state.location.search).toBe('?arama=19fd');
  expect(field.value).toBe('19fd');
  expect(document.activeElement).toBe(field);
  await act(() => router.navigate(-1));
  await settle();
  expect(field.value).toBe('');
});

it('offers to try again when the orders could not be had', async () => {
  const { show } = openList([order]);
  server.answers(MyOrdersQuery, 'cut');
  show();
  const again = await screen.findByRole('button', { name: 'Yeniden dene' });
  expect(screen.getByText('Siparişleriniz yüklenemedi')).toBeTruthy();
  openList([order]);
  fireEvent.click(again);
  expect(await screen.findByRole('article')).toBeTruthy();
});

it('exports what the list is filtered to, and says so', async () => {
  const linkOf = async (address: string) => {
    openList([order], address).show();
    const link = await screen.findByRole('link', { name: /Excel’e aktar/ });
    const { searchParams, pathname } = new URL(link.getAttribute('href') ?? '', 'https://magaza.example');
    const found = [link.textContent, pathname, JSON.parse(searchParams.get('liste') ?? '') as object];
    cleanup();
    return found;
  };
  expect(await linkOf('/siparislerim')).toEqual([
    'Tüm siparişleri Excel’e aktar',
    '/siparislerim/aktar',
    { filter: {} },
  ]);
  expect(await linkOf('/siparislerim?durum=kargoda&sayfa=2')).toEqual([
    'Filtrelenen 1 siparişi Excel’e aktar',
    '/siparislerim/aktar',
    { filter: { statuses: ['SHIPPED'] } },
  ]);
});
