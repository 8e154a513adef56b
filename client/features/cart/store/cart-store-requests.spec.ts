import { cartLine, cartOf } from './test-cart';
import { LINE_GONE, openShop, quantities } from './test-shop';

it('sends one request at a time after a refusal, each once, and none of them is dropped', async () => {
  const shop = openShop(cartOf(cartLine('pompa', 1), cartLine('vana', 1)));
  await shop.opened();
  void shop.store.remove('pompa');
  await shop.refuse(LINE_GONE);
  const outcomes = [shop.store.setQuantity('vana', 2), shop.store.confirm()];
  expect(await shop.waiting()).toBe(1);
  await shop.answer(cartOf(cartLine('vana', 1)));
  expect(await shop.waiting()).toBe(1);
  expect(quantities(shop)).toEqual([2]);
  await shop.answer(cartOf(cartLine('vana', 2)));
  expect(await shop.waiting()).toBe(1);
  await shop.answer(cartOf(cartLine('vana', 2)));
  expect(await Promise.all(outcomes)).toEqual([undefined, undefined]);
  expect(await shop.waiting()).toBe(0);
  expect(shop.store.state().isSettling).toBe(false);
  expect(await shop.requests()).toEqual([
    ['Cart', {}],
    ['RemoveFromCart', { lineId: 'pompa' }],
    ['Cart', {}],
    ['UpdateQuantity', { lineId: 'vana', quantity: 2 }],
    ['ConfirmCart', {}],
  ]);
});

it('sends every request of a visitor in the order of their steps, with what each is about', async () => {
  const shop = openShop(cartOf(cartLine('pompa', 1)));
  await shop.opened();
  const { store } = shop;
  const variations = [{ attributeId: 'olcu', variationId: 'dn-50' }];
  void store.add({ productId: 'vana', name: 'Vana', unit: 'adet', quantity: 3, variations });
  void store.setQuantity('pompa', 2);
  void store.refetch();
  void store.remove('pompa');
  void store.clear();
  void store.restore();
  void store.confirm();
  for (let count = 0; count < 7; count += 1) {
    expect(await shop.waiting()).toBe(1);
    await shop.answer(cartOf());
  }
  expect(await shop.requests()).toEqual([
    ['Cart', {}],
    [
      'AddToCart',
      { input: { productId: 'vana', quantity: 3, variations, browserKey: expect.any(String) as string } },
    ],
    ['UpdateQuantity', { lineId: 'pompa', quantity: 2 }],
    ['Cart', {}],
    ['RemoveFromCart', { lineId: 'pompa' }],
    ['ClearCart', {}],
    ['RestoreCart', {}],
    ['ConfirmCart', {}],
  ]);
});

it('keeps the changes of a visitor who is offline, and sends them when the connection is back', async () => {
  const shop = openShop(cartOf(cartLine('pompa', 1)));
  await shop.opened();
  shop.connection.isOnline = false;
  const outcomes = [
    shop.store.setQuantity('pompa', 2),
    shop.store.setQuantity('pompa', 5),
    shop.store.add({ productId: 'vana', name: 'Vana', unit: 'adet', quantity: 1 }),
  ];
  expect(await shop.requests()).toHaveLength(1);
  expect(quantities(shop)).toEqual([5]);
  shop.connection.isOnline = true;
  shop.store.resume();
  await shop.answer(cartOf(cartLine('pompa', 5)));
  await shop.answer(cartOf(cartLine('pompa', 5), cartLine('vana', 1)));
  expect(await Promise.all(outcomes)).toEqual([undefined, undefined, undefined]);
  expect((await shop.requests()).slice(1)).toMatchObject([
    ['UpdateQuantity', { lineId: 'pompa', quantity: 5 }],
    ['AddToCart', { input: { productId: 'vana', quantity: 1 } }],
  ]);
});

it('sends a change again whose request was lost, but an addition, which may have arrived, only on demand', async () => {
  const shop = openShop(cartOf(cartLine('pompa', 1)));
  await shop.opened();
  const outcome = shop.store.setQuantity('pompa', 2);
  shop.connection.isOnline = false;
  await shop.refuse('cut');
  expect(shop.store.state()).toMatchObject({ isSettling: true, failures: {} });
  shop.connection.isOnline = true;
  shop.store.resume();
  await shop.answer(cartOf(cartLine('pompa', 2)));
  expect(await outcome).toBeUndefined();
  const added = shop.store.add({ productId: 'vana', name: 'Vana', unit: 'adet', quantity: 1 });
  shop.connection.isOnline = false;
  await shop.refuse('cut');
  expect((await added)?.code).toBe('NETWORK');
  expect((await shop.requests()).slice(1, 4)).toMatchObject([
    ['UpdateQuantity', { lineId: 'pompa', quantity: 2 }],
    ['UpdateQuantity', { lineId: 'pompa', quantity: 2 }],
    ['AddToCart', {}],
  ]);
});

it('fetches a cart that could not be loaded as soon as the connection is back', async () => {
  const shop = openShop(cartOf());
  shop.connection.isOnline = false;
  void shop.store.refetch();
  await shop.refuse('cut');
  expect(shop.store.state().loadFailure?.code).toBe('NETWORK');
  shop.connection.isOnline = true;
  shop.store.resume();
  await shop.answer(cartOf(cartLine('pompa', 1)));
  expect(shop.store.state()).toMatchObject({ loadFailure: undefined, cart: { itemCount: 1 } });
});
