import { customerVisit, guestVisit } from '../../kernel/actor/test-visit.js';
import type { Visit } from '../../kernel/actor/visit.js';
import { chosenOf, openTestCarts, type TestCarts } from '../../testing/carts.js';

let shop: TestCarts;

beforeAll(async () => {
  shop = await openTestCarts();
});

afterEach(() => shop.reset());
afterAll(() => shop.close());

/** A customer in a browser that still knows the secret of a guest. */
function signIn(guestToken = 'secret') {
  const visit = customerVisit('ayse');
  visit.guestToken = guestToken;
  return visit;
}

const cartsLeft = async () =>
  (await shop.dataSource.query<{ owner: string }[]>('SELECT owner FROM cart')).map(({ owner }) => owner);

it('gives a customer what he gathered as a guest, and drops the secret', async () => {
  const { id } = await shop.pump();
  await shop.put(guestVisit('secret'), id, { quantity: 2 });
  const visit = signIn();
  expect(await shop.quantities(visit)).toEqual([2]);
  expect(visit.guestToken).toBeNull();
  expect(await cartsLeft()).toEqual(['customer:ayse']);
});

it('adds up lines that both carts hold and loses none of either', async () => {
  const [pump, valve, filter] = [
    await shop.pump(),
    await shop.pump({ name: 'Vana' }),
    await shop.pump({ name: 'Filtre' }),
  ];
  await shop.put(customerVisit('ayse'), pump.id, { quantity: 3 });
  await shop.put(customerVisit('ayse'), valve.id, { quantity: 1 });
  await shop.put(guestVisit('secret'), pump.id, { quantity: 4 });
  await shop.put(guestVisit('secret'), filter.id, { quantity: 5 });
  const { lines } = await shop.carts.cart(signIn());
  expect(lines.map(({ productName, quantity }) => [productName, quantity])).toEqual([
    ['Sirkülasyon Pompası', 7],
    ['Vana', 1],
    ['Filtre', 5],
  ]);
});

it('cuts the sum at 99999', async () => {
  const { id } = await shop.pump({ basePriceKurus: 1 });
  await shop.put(customerVisit('ayse'), id, { quantity: 99_999 });
  await shop.put(guestVisit('secret'), id, { quantity: 99_999 });
  expect(await shop.quantities(signIn())).toEqual([99_999]);
});

it.each([
  ['the guest', ['customer', 'guest']],
  ['the customer', ['guest', 'customer']],
])('keeps the newer price, agreed to by %s', async (_name, order) => {
  const { id } = await shop.pump({ basePriceKurus: 100_000 });
  const visits = { customer: customerVisit('ayse'), guest: guestVisit('secret') };
  for (const [index, who] of order.entries()) {
    await shop.dataSource.query('UPDATE product SET base_price_kurus = $1', [100_000 + index * 10_000]);
    await shop.put(visits[who as keyof typeof visits], id);
  }
  const { lines } = await shop.carts.cart(signIn());
  expect(lines).toMatchObject([{ quantity: 2, unitPrice: 110_000, previousUnitPrice: null }]);
});

it('loses no line even past the limit of a cart', async () => {
  const pipe = await shop.pipe(300);
  const sizes = chosenOf(pipe);
  await shop.fill(customerVisit('ayse'), pipe.id, sizes.slice(0, 160));
  await shop.fill(guestVisit('secret'), pipe.id, sizes.slice(140));
  const { lines, itemCount } = await shop.carts.cart(signIn());
  expect([lines.length, itemCount]).toEqual([300, 320]);
});

it('brings back after signing in what was taken out before', async () => {
  const { id } = await shop.pump();
  await shop.put(guestVisit('secret'), id, { quantity: 2 });
  await shop.carts.clear(guestVisit('secret'));
  const visit = signIn();
  expect((await shop.carts.cart(visit)).canBeRestored).toBe(true);
  expect((await shop.carts.restore(visit)).itemCount).toBe(2);
});

it('merges before the first change too', async () => {
  const { id } = await shop.pump();
  await shop.put(guestVisit('secret'), id, { quantity: 2 });
  expect((await shop.put(signIn(), id, { quantity: 1 })).itemCount).toBe(3);
});

it('drops a secret nothing was kept under', async () => {
  const visit = signIn('unknown');
  expect(await shop.quantities(visit)).toEqual([]);
  expect(visit.guestToken).toBeNull();
  expect(await cartsLeft()).toEqual([]);
});

it.each(Array.from({ length: 10 }, (_, index) => index + 1))(
  'merges once when requests race, round %d',
  async () => {
    const [pump, valve] = [await shop.pump(), await shop.pump({ name: 'Vana' })];
    await shop.put(guestVisit('secret'), pump.id, { quantity: 2 });
    await shop.put(guestVisit('secret'), valve.id, { quantity: 5 });
    await shop.put(customerVisit('ayse'), pump.id, { quantity: 3 });
    await Promise.all([
      shop.carts.cart(signIn()),
      shop.put(signIn(), pump.id, { quantity: 10 }),
      shop.carts.cart(signIn()),
      shop.dataSource.transaction((manager) => shop.carts.linesForOrder(manager, signIn())),
    ]);
    const { lines } = await shop.carts.cart(customerVisit('ayse'));
    expect(lines.map(({ productName, quantity }) => [productName, quantity])).toEqual([
      ['Vana', 5],
      ['Sirkülasyon Pompası', 15],
    ]);
  },
);

it('merges two browsers of one customer at once', async () => {
  const { id } = await shop.pump();
  await shop.put(guestVisit('home'), id, { quantity: 2 });
  await shop.put(guestVisit('work'), id, { quantity: 3 });
  await Promise.all([shop.carts.cart(signIn('home')), shop.carts.cart(signIn('work'))]);
  expect(await shop.quantities(customerVisit('ayse'))).toEqual([5]);
});

describe('an order', () => {
  const order = (work: 'succeeds' | 'fails', visit: Visit) =>
    shop.dataSource.transaction(async (manager) => {
      const lines = await shop.carts.linesForOrder(manager, visit);
      await shop.carts.empty(manager, visit);
      if (work === 'fails') throw new Error('payment refused');
      return lines;
    });

  it('takes the lines of both carts and leaves none', async () => {
    const { id } = await shop.pump();
    await shop.put(guestVisit('secret'), id, { quantity: 2 });
    await shop.put(customerVisit('ayse'), id, { quantity: 1 });
    const visit = signIn();
    expect(await order('succeeds', visit)).toEqual([{ productId: id, variations: [], quantity: 3 }]);
    expect(await shop.carts.cart(visit)).toMatchObject({ lines: [], canBeRestored: false });
  });

  it('that fails loses neither lines nor the secret', async () => {
    const { id } = await shop.pump();
    await shop.put(guestVisit('secret'), id, { quantity: 2 });
    const visit = signIn();
    await expect(order('fails', visit)).rejects.toThrow('payment refused');
    expect(visit.guestToken).toBe('secret');
    expect(await shop.quantities(visit)).toEqual([2]);
  });

  it('is not given the same lines twice', async () => {
    const pump = await shop.choosyPump();
    await shop.put(customerVisit('ayse'), pump.id, { quantity: 2 });
    const orders = await Promise.all([
      order('succeeds', customerVisit('ayse')),
      order('succeeds', customerVisit('ayse')),
    ]);
    expect(orders.map((lines) => lines.length).toSorted()).toEqual([0, 1]);
    expect(orders.flat()).toMatchObject([{ productId: pump.id, quantity: 2 }]);
    expect(orders.flat()[0]?.variations).toHaveLength(2);
  });

  it('of a guest without a cart has no lines', async () => {
    expect(await order('succeeds', guestVisit())).toEqual([]);
  });
});
