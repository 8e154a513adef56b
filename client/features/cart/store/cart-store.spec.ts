import { WHOLE_CART } from './cart-store';
import { cartLine, cartOf } from './test-cart';
import { LINE_GONE, openShop, quantities } from './test-shop';

it('has no cart until the shop has answered', async () => {
  const shop = openShop(cartOf(cartLine('pompa', 2)));
  expect(shop.store.state().cart).toBeUndefined();
  await shop.opened();
  expect(shop.store.state().cart?.itemCount).toBe(2);
  expect(shop.changes()).toBe(0);
});

it('shows a new quantity at once, and its sums once the shop has calculated them', async () => {
  const shop = openShop(cartOf(cartLine('pompa', 2), cartLine('vana', 1)));
  await shop.opened();
  void shop.store.setQuantity('pompa', 5);
  expect(shop.store.state()).toMatchObject({ isSettling: true, cart: { itemCount: 6 } });
  expect(shop.store.state().cart?.lines[0]?.totalPrice).toBe(5_000);
  await shop.answer(cartOf(cartLine('pompa', 5), cartLine('vana', 1)));
  expect(shop.store.state().isSettling).toBe(false);
  expect(shop.changes()).toBe(1);
});

it('sends only the last of the quantities stepped through meanwhile', async () => {
  const shop = openShop(cartOf(cartLine('pompa', 1)));
  await shop.opened();
  const outcomes = [2, 3, 4].map((quantity) => shop.store.setQuantity('pompa', quantity));
  expect(quantities(shop)).toEqual([4]);
  await shop.answer(cartOf(cartLine('pompa', 2)));
  expect(quantities(shop)).toEqual([4]);
  await shop.answer(cartOf(cartLine('pompa', 4)));
  expect(await Promise.all(outcomes)).toEqual([undefined, undefined, undefined]);
  expect(await shop.requests()).toEqual([
    ['Cart', {}],
    ['UpdateQuantity', { lineId: 'pompa', quantity: 2 }],
    ['UpdateQuantity', { lineId: 'pompa', quantity: 4 }],
  ]);
});

it('never lets an earlier refetch overwrite a later change', async () => {
  const shop = openShop(cartOf(cartLine('pompa', 1)));
  await shop.opened();
  void shop.store.refetch();
  void shop.store.remove('pompa');
  expect(quantities(shop)).toEqual([]);
  await shop.answer(cartOf(cartLine('pompa', 1)));
  expect(quantities(shop)).toEqual([]);
  await shop.answer(cartOf());
  expect(quantities(shop)).toEqual([]);
});

it('reverts a refused change, shows the message of the shop at its line, and fetches the cart again', async () => {
  const shop = openShop(cartOf(cartLine('pompa', 1), cartLine('vana', 1)));
  await shop.opened();
  const outcome = shop.store.remove('pompa');
  await shop.refuse(LINE_GONE);
  expect(await outcome).toEqual({
    code: 'CART_LINE_NOT_FOUND',
    message: 'Bu ürün artık sepetinizde değil.',
  });
  expect(quantities(shop)).toEqual([1, 1]);
  expect(shop.store.state().failures.pompa?.code).toBe('CART_LINE_NOT_FOUND');
  expect((await shop.requests()).at(-1)).toEqual(['Cart', {}]);
  await shop.answer(cartOf(cartLine('vana', 1)));
  expect(shop.store.state().failures.pompa?.code).toBe('CART_LINE_NOT_FOUND');
  expect(shop.changes()).toBe(0);
});

it('drops the error of a change once it is tried again', async () => {
  const shop = openShop(cartOf(cartLine('pompa', 1)));
  await shop.opened();
  void shop.store.confirm();
  await shop.refuse('cut');
  expect(shop.store.state().failures[WHOLE_CART]?.code).toBe('NETWORK');
  await shop.answer(cartOf(cartLine('pompa', 1)));
  void shop.store.confirm();
  expect(shop.store.state().failures).toEqual({});
});

it('keeps the cart it knows when the shop cannot be reached, and says so', async () => {
  const shop = openShop(cartOf(cartLine('pompa', 1)));
  await shop.opened();
  void shop.store.refetch();
  await shop.refuse('cut');
  expect(shop.store.state().loadFailure?.code).toBe('NETWORK');
  expect(quantities(shop)).toEqual([1]);
  void shop.store.refetch();
  await shop.answer(cartOf());
  expect(shop.store.state().loadFailure).toBeUndefined();
});

it('takes along what was added before signing in', async () => {
  const shop = openShop(cartOf());
  await shop.opened();
  shop.store.forget();
  expect((await shop.requests()).at(-1)).toEqual(['MergeCart', {}]);
  await shop.answer(cartOf(cartLine('pompa', 1)));
  expect(quantities(shop)).toEqual([1]);
});

it('shows nothing of the previous visitor to the next one', async () => {
  const shop = openShop(cartOf(cartLine('pompa', 1)));
  await shop.opened();
  shop.store.forget();
  expect(shop.store.state().cart).toBeUndefined();
  await shop.answer(cartOf());
  expect(shop.store.state().cart?.lines).toEqual([]);
});
