import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { refusal } from '../../../graphql/test-answers';
import { type Answer, server } from '../../../graphql/test-server';
import { AddToCart } from '../store/cart-data';
import { cartLine, cartOf, openCartStore } from '../store/test-cart';
import { CartContext, type CartNews } from '../store/use-cart';
import { type WantedLine } from '../store/wanted-line';
import { AddToCartButton } from './add-to-cart-button';

const line: WantedLine = { productId: 'p1', name: 'Küresel vana', unit: 'adet', quantity: 2 };

const ADDED = { cart: cartOf(cartLine('vana', 2)) };
const REFUSED = refusal('PRODUCT_NOT_FOUND', 'Bu ürün satılmıyor.');

type AddAnswer = Answer<typeof AddToCart>;

function show(answer: () => AddAnswer | Promise<AddAnswer>, isHeld = false) {
  const notices: CartNews[] = [];
  server.answers(AddToCart, answer);
  const store = openCartStore();
  const shown = render(
    <CartContext value={{ store, notify: (news) => notices.push(news), readOut: () => undefined }}>
      <AddToCartButton line={line} look="card" isHeld={isHeld} />
    </CartContext>,
  );
  return {
    notices,
    shown,
    press: () => fireEvent.click(screen.getByRole('button', { name: 'Sepete Ekle: Küresel vana' })),
  };
}

afterEach(cleanup);

it('adds what it stands for once, however often it is pressed meanwhile, and tells of it', async () => {
  const { notices, press } = show(() => ADDED);
  press();
  press();
  await waitFor(() =>
    expect(notices).toEqual([{ kind: 'added', name: 'Küresel vana', amount: '2\u00a0adet' }]),
  );
  expect(server.sent(AddToCart)).toMatchObject([{ input: { productId: 'p1', quantity: 2 } }]);
  expect(screen.getByRole('button').textContent).toBe('Eklendi');
});

it('adds nothing while what is wanted is not clear, and says so', () => {
  const { shown, press } = show(() => ADDED, true);
  press();
  expect(shown.getByRole('alert').textContent).toBe('Önce miktarı düzeltin.');
  expect(server.requests).toEqual([]);
});

it('says that the browser refuses cookies, and adds nothing to a cart that would be lost', async () => {
  const { notices, press } = show(() => ADDED);
  const cookies = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Tarayıcınız çerezleri engelliyor/);
  expect(notices).toEqual([]);
  expect(server.sent(AddToCart)).toEqual([]);
  cookies.mockRestore();
  press();
  await waitFor(() => expect(notices).toHaveLength(1));
});

it('says beside itself, in the words of the shop, why it could not', async () => {
  const { notices, press } = show(() => REFUSED);
  press();
  expect((await screen.findByRole('alert')).textContent).toBe('Bu ürün satılmıyor.');
  expect(notices).toEqual([]);
  press();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sends a notice elsewhere when it is no longer there to say so', async () => {
  let refuse: (answer: typeof REFUSED) => void = () => undefined;
  const answer = new Promise<AddAnswer>((resolve) => (refuse = resolve));
  const { notices, shown, press } = show(() => answer);
  press();
  shown.unmount();
  refuse(REFUSED);
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'not added', reason: 'Bu ürün satılmıyor.' }]));
});
