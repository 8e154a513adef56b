import { CombinedError } from '@urql/core';
import { GraphQLError } from 'graphql';
import { type Cart } from './cart-data';
import { type CartRequests } from './cart-requests';
import { CartStore, WHOLE_CART } from './cart-store';

const line = (id: string, quantity: number): Cart['lines'][number] => ({
  id,
  productName: id,
  quantity,
  unitPrice: 1_000,
  totalPrice: quantity * 1_000,
  previousUnitPrice: null,
  problem: null,
  availableQuantity: null,
  delivery: [],
  selectedVariations: [],
  product: null,
});

const cartOf = (...lines: Cart['lines']): Cart => ({
  lines,
  itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  needsConfirmation: false,
  canBeRestored: false,
  leftOutLines: 0,
  totals: {
    subtotal: 0,
    tax: 0,
    taxRate: 2000,
    shipping: 0,
    total: 0,
    freeShippingGap: null,
    freeShippingThreshold: null,
  },
});

const refused = (message: string, code: string) =>
  new CombinedError({ graphQLErrors: [new GraphQLError(message, { path: ['x'], extensions: { code } })] });

/** A shop whose answers are given by hand, in the order it was asked. */
function openShop(first: Cart) {
  const asked: string[] = [];
  const waiting: { resolve: (cart: Cart) => void; reject: (error: unknown) => void }[] = [];
  const ask = (what: string) => {
    asked.push(what);
    return new Promise<Cart>((resolve, reject) => waiting.push({ resolve, reject }));
  };
  const requests: CartRequests = {
    look: () => ask('look'),
    merge: () => ask('merge'),
    add: ({ productId, quantity }) => ask(`add ${productId} ${quantity}`),
    setQuantity: (lineId, quantity) => ask(`set ${lineId} ${quantity}`),
    remove: (lineId) => ask(`remove ${lineId}`),
    clear: () => ask('clear'),
    restore: () => ask('restore'),
    confirm: () => ask('confirm'),
  };
  let changes = 0;
  const store = new CartStore(requests, () => (changes += 1));
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    store,
    asked,
    changes: () => changes,
    answer: (cart: Cart) => {
      waiting.shift()?.resolve(cart);
      return settle();
    },
    refuse: (error: unknown) => {
      waiting.shift()?.reject(error);
      return settle();
    },
    opened: async () => {
      const looked = store.look();
      waiting.shift()?.resolve(first);
      await looked;
    },
  };
}

const quantities = ({ store }: { store: CartStore }) =>
  store.state().cart?.lines.map(({ quantity }) => quantity);

it('has no cart until the shop has told it', async () => {
  const shop = openShop(cartOf(line('pompa', 2)));
  expect(shop.store.state().cart).toBeUndefined();
  await shop.opened();
  expect(shop.store.state().cart?.itemCount).toBe(2);
  expect(shop.changes()).toBe(0);
});

it('shows a new quantity at once and the sums when the shop has reckoned them', async () => {
  const shop = openShop(cartOf(line('pompa', 2), line('vana', 1)));
  await shop.opened();
  void shop.store.setQuantity('pompa', 5);
  expect(shop.store.state()).toMatchObject({ isSettling: true, cart: { itemCount: 6 } });
  expect(shop.store.state().cart?.lines[0]?.totalPrice).toBe(5_000);
  await shop.answer(cartOf(line('pompa', 5), line('vana', 1)));
  expect(shop.store.state().isSettling).toBe(false);
  expect(shop.changes()).toBe(1);
});

it('sends only the last of the quantities stepped through meanwhile', async () => {
  const shop = openShop(cartOf(line('pompa', 1)));
  await shop.opened();
  const outcomes = [2, 3, 4].map((quantity) => shop.store.setQuantity('pompa', quantity));
  expect(quantities(shop)).toEqual([4]);
  await shop.answer(cartOf(line('pompa', 2)));
  expect(quantities(shop)).toEqual([4]);
  await shop.answer(cartOf(line('pompa', 4)));
  expect(await Promise.all(outcomes)).toEqual([undefined, undefined, undefined]);
  expect(shop.asked).toEqual(['look', 'set pompa 2', 'set pompa 4']);
});

it('never lets an older look overwrite a later change', async () => {
  const shop = openShop(cartOf(line('pompa', 1)));
  await shop.opened();
  void shop.store.look();
  void shop.store.remove('pompa');
  expect(quantities(shop)).toEqual([]);
  await shop.answer(cartOf(line('pompa', 1)));
  expect(quantities(shop)).toEqual([]);
  await shop.answer(cartOf());
  expect(quantities(shop)).toEqual([]);
});

it('takes a refused change back, keeps the words of the shop at its line, and looks again', async () => {
  const shop = openShop(cartOf(line('pompa', 1), line('vana', 1)));
  await shop.opened();
  const outcome = shop.store.remove('pompa');
  await shop.refuse(refused('Bu ürün artık sepetinizde değil.', 'CART_LINE_NOT_FOUND'));
  expect(await outcome).toEqual({
    code: 'CART_LINE_NOT_FOUND',
    message: 'Bu ürün artık sepetinizde değil.',
  });
  expect(quantities(shop)).toEqual([1, 1]);
  expect(shop.store.state().failures.pompa?.code).toBe('CART_LINE_NOT_FOUND');
  expect(shop.asked.at(-1)).toBe('look');
  await shop.answer(cartOf(line('vana', 1)));
  expect(shop.store.state().failures.pompa?.code).toBe('CART_LINE_NOT_FOUND');
  expect(shop.changes()).toBe(0);
});

it('forgets why a change failed once it is tried again', async () => {
  const shop = openShop(cartOf(line('pompa', 1)));
  await shop.opened();
  void shop.store.confirm();
  await shop.refuse(new Error('no answer'));
  expect(shop.store.state().failures[WHOLE_CART]?.code).toBe('NETWORK');
  await shop.answer(cartOf(line('pompa', 1)));
  void shop.store.confirm();
  expect(shop.store.state().failures).toEqual({});
});

it('keeps the cart it knows when the shop cannot be reached, and says so', async () => {
  const shop = openShop(cartOf(line('pompa', 1)));
  await shop.opened();
  void shop.store.look();
  await shop.refuse(new CombinedError({ networkError: new Error('offline') }));
  expect(shop.store.state().loadFailure?.code).toBe('NETWORK');
  expect(quantities(shop)).toEqual([1]);
  void shop.store.look();
  await shop.answer(cartOf());
  expect(shop.store.state().loadFailure).toBeUndefined();
});

it('takes along what was added before signing in', async () => {
  const shop = openShop(cartOf());
  await shop.opened();
  shop.store.forget();
  expect(shop.asked.at(-1)).toBe('merge');
  await shop.answer(cartOf(line('pompa', 1)));
  expect(quantities(shop)).toEqual([1]);
});

it('shows nothing of the one before to whoever comes after', async () => {
  const shop = openShop(cartOf(line('pompa', 1)));
  await shop.opened();
  shop.store.forget();
  expect(shop.store.state().cart).toBeUndefined();
  await shop.answer(cartOf());
  expect(shop.store.state().cart?.lines).toEqual([]);
});
