import { customerContext, guestContext } from '../../kernel/actor/test-context.js';
import type { RequestContext } from '../../kernel/actor/request-context.js';
import type { Cart } from './cart.type.js';
import { openTestCarts, type TestCarts } from '../../testing/carts.js';

let shop: TestCarts;

beforeAll(async () => {
  shop = await openTestCarts();
});

afterEach(() => shop.reset());
afterAll(() => shop.close());

/** A customer in a browser that still knows the secret of a guest. */
function signIn(guestToken = 'secret') {
  const context = customerContext('ayse');
  context.guestToken = guestToken;
  return context;
}

const withoutReaders = ({ lines, ...cart }: Cart) => ({
  ...cart,
  lines: lines.map(({ findProduct: _findProduct, ...line }) => line),
});

const cartsLeft = async () =>
  (await shop.dataSource.query<{ owner: string }[]>('SELECT owner FROM cart')).map(({ owner }) => owner);

it('moves the lines of a guest to the customer who signs in, and drops the guest token', async () => {
  const { id } = await shop.pump();
  await shop.put(guestContext('secret'), id, { quantity: 2 });
  const context = signIn();
  expect(await shop.carts.merge(context)).toMatchObject({ itemCount: 2, leftOutLines: 0 });
  expect(context.guestToken).toBeNull();
  expect(await cartsLeft()).toEqual(['customer:ayse']);
});

it('shows both carts as one before they are merged, line by line as afterwards', async () => {
  const pump = await shop.pump();
  const valve = await shop.pump({ name: 'Vana' });
  const filter = await shop.pump({ name: 'Filtre', minOrderQuantity: 3 });
  await shop.put(guestContext('secret'), filter.id);
  await shop.put(customerContext('ayse'), pump.id, { quantity: 3 });
  await shop.put(customerContext('ayse'), valve.id);
  await shop.dataSource.query('UPDATE product SET base_price_kurus = base_price_kurus + 1000, unit = $1', [
    'Metre',
  ]);
  await shop.put(guestContext('secret'), pump.id, { quantity: 99_998 });
  const context = signIn();
  const shown = withoutReaders(await shop.carts.cart(context));
  expect(context.guestToken).toBe('secret');
  expect(withoutReaders(await shop.carts.merge(context))).toEqual(shown);
  expect(shown.lines.map(({ productName, quantity, problem }) => [productName, quantity, problem])).toEqual([
    ['Filtre', 3, 'UNIT_CHANGED'],
    ['Sirkülasyon Pompası', 99_999, null],
    ['Vana', 1, 'UNIT_CHANGED'],
  ]);
});

it('adds up lines that both carts hold and loses no other line', async () => {
  const pump = await shop.pump();
  const valve = await shop.pump({ name: 'Vana' });
  const filter = await shop.pump({ name: 'Filtre' });
  await shop.put(customerContext('ayse'), pump.id, { quantity: 3 });
  await shop.put(customerContext('ayse'), valve.id, { quantity: 1 });
  await shop.put(guestContext('secret'), pump.id, { quantity: 4 });
  await shop.put(guestContext('secret'), filter.id, { quantity: 5 });
  const { lines } = await shop.carts.cart(signIn());
  expect(lines.map(({ productName, quantity }) => [productName, quantity])).toEqual([
    ['Sirkülasyon Pompası', 7],
    ['Vana', 1],
    ['Filtre', 5],
  ]);
});

it('reduces a sum of quantities to 99999', async () => {
  const { id } = await shop.pump({ basePriceKurus: 1 });
  await shop.put(customerContext('ayse'), id, { quantity: 99_999 });
  await shop.put(guestContext('secret'), id, { quantity: 99_999 });
  expect(await shop.quantities(signIn())).toEqual([99_999]);
});

it.each([
  ['the guest', ['customer', 'guest']],
  ['the customer', ['guest', 'customer']],
])('keeps the price that was confirmed last, by %s', async (_name, order) => {
  const { id } = await shop.pump({ basePriceKurus: 100_000 });
  const contexts = { customer: customerContext('ayse'), guest: guestContext('secret') };
  for (const [index, who] of order.entries()) {
    await shop.dataSource.query('UPDATE product SET base_price_kurus = $1', [100_000 + index * 10_000]);
    await shop.put(contexts[who as keyof typeof contexts], id);
  }
  const { lines } = await shop.carts.cart(signIn());
  expect(lines).toMatchObject([{ quantity: 2, unitPrice: 110_000, previousUnitPrice: null }]);
});

it('restores after signing in what was removed before', async () => {
  const { id } = await shop.pump();
  await shop.put(guestContext('secret'), id, { quantity: 2 });
  await shop.carts.clear(guestContext('secret'));
  const context = signIn();
  expect((await shop.carts.cart(context)).canBeRestored).toBe(true);
  expect((await shop.carts.restore(context)).itemCount).toBe(2);
});

it('merges before the first change after signing in', async () => {
  const { id } = await shop.pump();
  await shop.put(guestContext('secret'), id, { quantity: 2 });
  expect((await shop.put(signIn(), id, { quantity: 1 })).itemCount).toBe(3);
});

it('drops a guest token without a cart', async () => {
  const context = signIn('unknown');
  expect((await shop.carts.merge(context)).lines).toEqual([]);
  expect(context.guestToken).toBeNull();
  expect(await cartsLeft()).toEqual([]);
});

it.each(Array.from({ length: 10 }, (_, index) => index + 1))(
  'merges once when requests race, round %d',
  async () => {
    const pump = await shop.pump();
    const valve = await shop.pump({ name: 'Vana' });
    await shop.put(guestContext('secret'), pump.id, { quantity: 2 });
    await shop.put(guestContext('secret'), valve.id, { quantity: 5 });
    await shop.put(customerContext('ayse'), pump.id, { quantity: 3 });
    await Promise.all([
      shop.carts.merge(signIn()),
      shop.put(signIn(), pump.id, { quantity: 10 }),
      shop.carts.cart(signIn()),
      shop.dataSource
        .transaction(async (transaction) => {
          await shop.carts.takeLines(transaction, signIn());
          throw new Error('payment refused');
        })
        .catch(() => undefined),
    ]);
    const { lines } = await shop.carts.cart(customerContext('ayse'));
    expect(lines.map(({ productName, quantity }) => [productName, quantity])).toEqual([
      ['Vana', 5],
      ['Sirkülasyon Pompası', 15],
    ]);
  },
);

it('merges two browsers of one customer at once', async () => {
  const { id } = await shop.pump();
  await shop.put(guestContext('home'), id, { quantity: 2 });
  await shop.put(guestContext('work'), id, { quantity: 3 });
  await Promise.all([shop.carts.merge(signIn('home')), shop.carts.merge(signIn('work'))]);
  expect(await shop.quantities(customerContext('ayse'))).toEqual([5]);
});

describe('an order', () => {
  const order = (work: 'succeeds' | 'fails', context: RequestContext) =>
    shop.dataSource.transaction(async (transaction) => {
      const lines = await shop.carts.takeLines(transaction, context);
      if (work === 'fails') throw new Error('payment refused');
      return lines;
    });

  it('orders the lines of both carts and leaves none', async () => {
    const { id } = await shop.pump();
    await shop.put(guestContext('secret'), id, { quantity: 2 });
    await shop.put(customerContext('ayse'), id, { quantity: 1 });
    const context = signIn();
    expect(await order('succeeds', context)).toEqual([{ productId: id, variations: [], quantity: 3 }]);
    expect(await shop.carts.cart(context)).toMatchObject({ lines: [], canBeRestored: false });
  });

  it('keeps the lines and the guest token when an order fails', async () => {
    const { id } = await shop.pump();
    await shop.put(guestContext('secret'), id, { quantity: 2 });
    const context = signIn();
    await expect(order('fails', context)).rejects.toThrow('payment refused');
    expect(context.guestToken).toBe('secret');
    expect(await shop.quantities(context)).toEqual([2]);
  });

  it('does not give two orders the same lines', async () => {
    const pump = await shop.choosyPump();
    await shop.put(customerContext('ayse'), pump.id, { quantity: 2 });
    const orders = await Promise.all([
      order('succeeds', customerContext('ayse')),
      order('succeeds', customerContext('ayse')),
    ]);
    expect(orders.map((lines) => lines.length).toSorted()).toEqual([0, 1]);
    expect(orders.flat()).toMatchObject([{ productId: pump.id, quantity: 2 }]);
    expect(orders.flat()[0]?.variations).toHaveLength(2);
  });

  it('gives the order of a guest without a cart no lines', async () => {
    expect(await order('succeeds', guestContext())).toEqual([]);
  });
});
