import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../design/design-provider';
import { EMPTY_CART } from '../../features/cart/store/cart-data';
import { cartLine, cartOf, openCartStore } from '../../features/cart/store/test-cart';
import { CartContext } from '../../features/cart/store/use-cart';
import { rememberSent } from '../../features/orders/submission/order-attempt';
import { type OrderInput } from '../../features/orders/submission/add-order';
import { TabChannel } from '../../shop/tab-channel';
import { type ResultOf } from '../../graphql/graphql';
import { type Given } from '../../graphql/test-answers';
import { server } from '../../graphql/test-server';
import { CheckoutQuery, CheckoutStage } from './checkout-stage';

const CONSENT = { slug: 'ticari-elektronik-ileti-onayi', version: 2, hash: 'c'.repeat(64), title: 'Onay' };
const LINE = cartLine('1', 2, { unitPrice: 1_234_567_800, totalPrice: 2_469_135_600 });
const FULL = cartOf(LINE);

const otherTab = new TabChannel('siparis');

let showCart: (cart: typeof FULL) => void;

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

const DESK = { store: openCartStore(), notify: () => undefined, readOut: () => undefined };

function Stage() {
  const [current, setCurrent] = useState(FULL);
  useEffect(() => {
    showCart = setCurrent;
  }, []);
  return (
    <DesignProvider>
      <Provider value={server.client}>
        <CartContext value={DESK}>
          <CheckoutStage cart={current} />
        </CartContext>
      </Provider>
    </DesignProvider>
  );
}

/** For whom, and with what limits to an order. */
async function open(
  me: Given<ResultOf<typeof CheckoutQuery>['me']> = null,
  orderLimits: ResultOf<typeof CheckoutQuery>['checkoutOptions']['orderLimits'] = null,
) {
  server.answers(CheckoutQuery, {
    me,
    checkoutOptions: {
      paymentChoices: [{ method: 'BANK_TRANSFER', description: 'Havale ile.' }],
      bankAccounts: [],
      marketingConsent: CONSENT,
      orderLimits,
    },
  });
  const router = createMemoryRouter([{ path: '*', Component: Stage }]);
  render(<RouterProvider router={router} />);
  await settle();
}

async function emptyCart() {
  act(() => showCart(EMPTY_CART));
  await settle();
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('offers the consent to commercial messages as a box of its own that is not ticked', async () => {
  await open();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /kampanya ve haber iletileri/ });
  expect(box.checked).toBe(false);
  expect(screen.getByRole('link', { name: 'Onay (yeni sekmede açılır)' }).getAttribute('href')).toBe(
    `/${CONSENT.slug}`,
  );
});

it('shows both decimals of the sums of an order', async () => {
  await open();
  expect(screen.getByText('₺24.691.356,00')).toBeTruthy();
  expect(screen.getByText(/₺12\.345\.678,00$/)).toBeTruthy();
  expect(screen.getByTestId('cart-total').textContent).toMatch(/,\d\d$/);
});

it('says that the order was placed in another tab, and leads to it', async () => {
  await open();
  otherTab.post('gizli-anahtar');
  await settle();
  await emptyCart();
  const heading = screen.getByRole('heading', { name: 'Siparişiniz başka bir sekmede verildi' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('link', { name: 'Siparişi göster' }).getAttribute('href')).toBe(
    '/sepet?siparis=gizli-anahtar',
  );
  expect(screen.queryByRole('button', { name: 'Siparişi Tamamla' })).toBeNull();
  expect(screen.queryByText(/ödeme yükümlülüğü/)).toBeNull();
});

it('does not credit an order placed in another tab with lines that were added after it', async () => {
  await open();
  otherTab.post('gizli-anahtar');
  await settle();
  await emptyCart();
  act(() => showCart({ ...FULL, lines: [{ ...LINE, id: '2' }] }));
  await settle();
  expect(screen.getByRole('button', { name: 'Siparişi Tamamla' })).toBeTruthy();
  await emptyCart();
  expect(screen.getByRole('heading', { name: 'Sepetiniz bu sırada boşaldı' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Siparişi göster' })).toBeNull();
});

it('keeps what it was told of an order in another tab while the cart still shows the lines of it', async () => {
  await open();
  otherTab.post('gizli-anahtar');
  await settle();
  act(() => showCart({ ...FULL, lines: [{ ...LINE }] }));
  await settle();
  await emptyCart();
  expect(screen.getByRole('link', { name: 'Siparişi göster' })).toBeTruthy();
});

it('offers nothing to order when the cart was emptied elsewhere, and leads a customer to their orders', async () => {
  await open({ id: '7', name: 'Ayşe', email: 'ayse@ornek.example' });
  await emptyCart();
  expect(screen.getByRole('heading', { name: 'Sepetiniz bu sırada boşaldı' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Siparişlerim' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Siparişi Tamamla' })).toBeNull();
});

it('keeps the form of an order that is not answered yet, though its cart is empty by now', async () => {
  await open();
  rememberSent({ idempotencyKey: 'a'.repeat(32) } as OrderInput, undefined);
  await emptyCart();
  expect(screen.getByRole('button', { name: 'Siparişi Tamamla' })).toBeTruthy();
});

it('says nothing of the limits to an order that is within them', async () => {
  await open();
  expect(screen.queryByText('Sepetiniz sipariş sınırını aşıyor')).toBeNull();
});

it('tells once of an order above the limit', async () => {
  await open(null, { unitsPerProduct: 1, units: 10, subtotal: 100 });
  expect(screen.getAllByText('Sepetiniz sipariş sınırını aşıyor')).toHaveLength(1);
});
