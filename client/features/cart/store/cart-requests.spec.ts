import { type Client, CombinedError } from '@urql/core';
import { cartRequests } from './cart-requests';

const VALVE = { productId: 'vana', name: 'Vana', unit: 'adet', quantity: 2 };

/** A shop that writes down the keys of additions and accepts or refuses them as it is told. */
function openShop() {
  const keys: unknown[] = [];
  const shop = { isOpen: true };
  const client = {
    mutation: (_document: unknown, { input }: { input: { browserKey: string } }) => {
      keys.push(input.browserKey);
      const error = new CombinedError({ networkError: new Error('offline') });
      return Promise.resolve(shop.isOpen ? { data: { cart: {} } } : { error });
    },
  } as unknown as Client;
  return { keys, shop, requests: cartRequests(client) };
}

afterEach(() => {
  localStorage.clear();
  document.cookie = 'tanidik=; max-age=0';
});

it('gives additions one key until the first has succeeded, in whichever tab', async () => {
  const { keys, shop, requests } = openShop();
  shop.isOpen = false;
  await expect(requests.add(VALVE)).rejects.toThrow('offline');
  shop.isOpen = true;
  await Promise.all([requests.add(VALVE), openShop().requests.add(VALVE)]);
  await requests.add(VALVE);
  const [first, second, third] = keys;
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('asks for the cart of a visitor the shop knows, and has an empty one for others at once', async () => {
  const asked: string[] = [];
  const cart = { lines: ['vana'] };
  const client = {
    query: () => Promise.resolve(asked.push('cart') && { data: { cart } }),
    mutation: () => Promise.resolve(asked.push('merge') && { data: { cart } }),
  } as unknown as Client;
  const requests = cartRequests(client);
  expect(await requests.refetch()).toMatchObject({ lines: [], itemCount: 0 });
  expect(await requests.merge()).toMatchObject({ lines: [] });
  expect(asked).toEqual([]);
  document.cookie = 'tanidik=1';
  expect(await requests.refetch()).toBe(cart);
  expect(await requests.merge()).toBe(cart);
  expect(asked).toEqual(['cart', 'merge']);
});
