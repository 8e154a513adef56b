import { openPersonalClient } from '../../../graphql/personal-client';
import { server } from '../../../graphql/test-server';
import { AddToCart, CartQuery, EMPTY_CART, MergeCart } from './cart-data';
import { cartRequests } from './cart-requests';
import { cartLine, cartOf } from './test-cart';

const VALVE = { productId: 'vana', name: 'Vana', unit: 'adet', quantity: 2 };

const openTab = () => cartRequests(openPersonalClient());

afterEach(() => {
  localStorage.clear();
  document.cookie = 'tanidik=; max-age=0';
});

it('gives additions one key until the first has succeeded, in whichever tab', async () => {
  const requests = openTab();
  server.answers(AddToCart, 'cut', () => ({ cart: EMPTY_CART }));
  await expect(requests.add(VALVE)).rejects.toThrow('Failed to fetch');
  await Promise.all([requests.add(VALVE), openTab().add(VALVE)]);
  await requests.add(VALVE);
  const [first, second, again, third] = server.sent(AddToCart).map(({ input }) => input.browserKey);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect([second, again]).toEqual([first, first]);
  expect(third).not.toBe(first);
});

it('asks for the cart of a visitor the shop knows, and has an empty one for others at once', async () => {
  const cart = cartOf(cartLine('vana', 1));
  server.answers(CartQuery, { cart });
  server.answers(MergeCart, { cart });
  const requests = openTab();
  expect(await requests.refetch()).toMatchObject({ lines: [], itemCount: 0 });
  expect(await requests.merge()).toMatchObject({ lines: [] });
  expect(server.requests).toEqual([]);
  document.cookie = 'tanidik=1';
  expect(await requests.refetch()).toEqual(cart);
  expect(await requests.merge()).toEqual(cart);
  expect(server.requests.map(({ operation }) => operation)).toEqual(['Cart', 'MergeCart']);
});
