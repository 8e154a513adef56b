import { randomUUID } from 'node:crypto';
import { customerContext, guestContext, testContext } from '../../kernel/actor/test-context.js';
import { readConfig } from '../../kernel/config/config.js';
import { TEST_MASTER_KEY } from '../../kernel/config/test-master-key.js';
import { GuestCartSweeper } from './guest-cart.sweeper.js';
import type { RequestContext } from '../../kernel/actor/request-context.js';
import { RateLimits } from '../../kernel/rate-limit/rate-limits.js';
import { codeOf } from '../../kernel/refusal/test-code-of.js';
import { NEW_CARTS_OF_ADDRESS } from './cart.limits.js';
import { ownerOf } from './cart.owner.js';
import { lockCart } from './cart.queries.js';
import { openTestCarts, type TestCarts } from '../../testing/carts.js';

let shop: TestCarts;
const context = customerContext('ayse');

beforeAll(async () => {
  shop = await openTestCarts();
});

afterEach(() => shop.reset());
afterAll(() => shop.close());

const namesIn = async (whose: RequestContext) =>
  (await shop.carts.cart(whose)).lines.map(({ productName, quantity }) => `${quantity} ${productName}`);

/** The id of the line that was added last. */
async function putLine(change: object = {}, quantity = 1, whose: RequestContext = context): Promise<string> {
  const { id } = await shop.pump(change);
  const { lines } = await shop.put(whose, id, { quantity });
  return lines.at(-1)?.id ?? '';
}

const letPass = (interval: string) =>
  shop.dataSource.query('UPDATE cart_line SET removed_at = removed_at - $1::interval', [interval]);

describe('the quantity of a line', () => {
  it.each([
    [7, 7],
    [1, 5],
    [4, 5],
    [1_000_000_000, 99_999],
  ])('sets a quantity of %d to %d where the minimum is 5', async (asked, kept) => {
    const id = await putLine({ minOrderQuantity: 5, basePriceKurus: 1 });
    expect((await shop.carts.updateQuantity(context, id, asked)).lines).toMatchObject([{ quantity: kept }]);
  });

  it.each([0, -1])('removes a line whose quantity is set to %d', async (quantity) => {
    const id = await putLine();
    expect((await shop.carts.updateQuantity(context, id, quantity)).lines).toEqual([]);
  });

  it('refuses to set the quantity of an unknown line', async () => {
    const gone = await putLine();
    await shop.carts.remove(context, gone);
    for (const id of [gone, randomUUID(), 'no-uuid']) {
      expect(await codeOf(shop.carts.updateQuantity(context, id, 3))).toBe('CART_LINE_NOT_FOUND');
    }
    expect(await codeOf(shop.carts.updateQuantity(guestContext(), gone, 3))).toBe('CART_LINE_NOT_FOUND');
  });

  it('keeps the price the buyer confirmed when the quantity changes', async () => {
    const id = await putLine();
    await shop.dataSource.query('UPDATE product SET base_price_kurus = 120000');
    const { lines } = await shop.carts.updateQuantity(context, id, 3);
    expect(lines).toMatchObject([{ previousUnitPrice: 100_000, unitPrice: 120_000, totalPrice: 360_000 }]);
  });
});

describe('a line of another cart', () => {
  it('treats a line of another cart as one that does not exist, and leaves it there', async () => {
    const id = await putLine({}, 2);
    for (const stranger of [customerContext('mehmet'), guestContext('secret'), guestContext()]) {
      expect(await codeOf(shop.carts.updateQuantity(stranger, id, 9))).toBe('CART_LINE_NOT_FOUND');
      expect(await codeOf(shop.carts.updateQuantity(stranger, id, 0))).toBe('accepted');
      expect(await codeOf(shop.carts.remove(stranger, id))).toBe('accepted');
      expect(await codeOf(shop.carts.clear(stranger))).toBe('accepted');
    }
    expect(await namesIn(context)).toEqual(['2 Sirkülasyon Pompası']);
  });

  it('does not restore the removed line of another customer', async () => {
    await shop.carts.remove(context, await putLine());
    expect((await shop.carts.restore(customerContext('mehmet'))).lines).toEqual([]);
  });

  it('hides a line from another customer with a cart', async () => {
    const stranger = customerContext('mehmet');
    const mine = await putLine({}, 2);
    const theirs = await putLine({ name: 'Vana' }, 3, stranger);
    expect(await codeOf(shop.carts.updateQuantity(stranger, mine, 9))).toBe('CART_LINE_NOT_FOUND');
    await shop.carts.remove(stranger, mine);
    await shop.carts.remove(context, theirs);
    expect(await namesIn(context)).toEqual(['2 Sirkülasyon Pompası']);
    expect(await namesIn(stranger)).toEqual(['3 Vana']);
  });
});

it('limits the new carts of guests of one address, who can still use the carts they have', async () => {
  const address = '198.51.100.9';
  const known = testContext({ address });
  const { id } = await shop.pump();
  await shop.put(known, id);
  const limits = shop.service(RateLimits);
  const others = Array.from({ length: 599 }, () => limits.takeAt(NEW_CARTS_OF_ADDRESS, address));
  await Promise.all(others);
  for (const guestToken of [null, 'x'.repeat(43)]) {
    expect(await codeOf(shop.put(testContext({ address, guestToken }), id))).toBe('RATE_LIMITED');
  }
  expect(await codeOf(shop.put(known, id))).toBe('accepted');
  expect(await codeOf(shop.put({ ...customerContext('ayse'), address }, id))).toBe('accepted');
  expect(await codeOf(shop.put(testContext({ address: '198.51.100.10' }), id))).toBe('accepted');
});

describe('removing lines', () => {
  it('removes one line, and accepts a line that is already gone', async () => {
    const pump = await putLine();
    await putLine({ name: 'Vana' });
    await shop.carts.remove(context, pump);
    await shop.carts.remove(context, pump);
    await shop.carts.remove(context, 'no-uuid');
    expect(await namesIn(context)).toEqual(['1 Vana']);
  });

  it('clears the cart and restores all lines as they were', async () => {
    await putLine({}, 2);
    await putLine({ name: 'Vana' }, 3);
    const before = await shop.carts.cart(context);
    expect(await shop.carts.clear(context)).toMatchObject({ lines: [], itemCount: 0, canBeRestored: true });
    const after = await shop.carts.restore(context);
    expect(after).toMatchObject({ itemCount: 5, canBeRestored: false, totals: before.totals });
    expect(after.lines.map(({ id }) => id)).toEqual(before.lines.map(({ id }) => id));
  });

  it('restores only what was removed last', async () => {
    const pump = await putLine();
    const valve = await putLine({ name: 'Vana' });
    await shop.carts.remove(context, pump);
    await shop.carts.remove(context, valve);
    expect((await shop.carts.restore(context)).canBeRestored).toBe(true);
    expect(await namesIn(context)).toEqual(['1 Vana']);
  });

  it('adds a restored line to the same product that was added meanwhile', async () => {
    const { id } = await shop.pump();
    await shop.put(context, id, { quantity: 2 });
    await shop.carts.clear(context);
    await shop.put(context, id, { quantity: 3 });
    await shop.carts.restore(context);
    expect(await namesIn(context)).toEqual(['5 Sirkülasyon Pompası']);
  });

  it('keeps a limited number of removed lines', async () => {
    const { id } = await shop.pump();
    for (let n = 0; n < 210; n += 1) {
      await shop.put(context, id);
      await shop.carts.clear(context);
    }
    const [kept] = await shop.dataSource.query<{ lines: number }[]>(
      'SELECT count(*) AS lines FROM cart_line',
    );
    expect(kept?.lines).toBe(201);
    expect((await shop.carts.restore(context)).itemCount).toBe(1);
  });

  it('restores nothing twice', async () => {
    await putLine({}, 2);
    await shop.carts.clear(context);
    await Promise.all([shop.carts.restore(context), shop.carts.restore(context)]);
    expect(await namesIn(context)).toEqual(['2 Sirkülasyon Pompası']);
  });

  it('cannot restore after an hour', async () => {
    await putLine();
    await shop.carts.clear(context);
    await letPass('59 minutes');
    expect((await shop.carts.cart(context)).canBeRestored).toBe(true);
    await letPass('2 minutes');
    expect((await shop.carts.cart(context)).canBeRestored).toBe(false);
    expect((await shop.carts.restore(context)).lines).toEqual([]);
  });

  it('deletes what can no longer be restored', async () => {
    await putLine();
    await shop.carts.clear(context);
    await letPass('2 hours');
    await shop.carts.remove(context, await putLine({ name: 'Vana' }));
    const rows = await shop.dataSource.query<{ name: string }[]>(
      'SELECT product_name AS name FROM cart_line',
    );
    expect(rows).toEqual([{ name: 'Vana' }]);
  });
});

describe('abandoned carts of guests', () => {
  const age = (interval: string) =>
    shop.dataSource.query('UPDATE cart SET changed_at = changed_at - $1::interval', [interval]);

  const sweeper = new GuestCartSweeper(
    readConfig({ DATABASE_URL: 'postgres://test/test', MASTER_KEY: TEST_MASTER_KEY, GUEST_CART_DAYS: '180' }),
  );
  const sweep = (limit = 1_000) =>
    shop.dataSource.transaction((transaction) => sweeper.sweep(transaction, limit));
  const count = async (table: 'cart' | 'cart_line') => {
    const [{ rows }] = await shop.dataSource.query<[{ rows: number }]>(
      `SELECT count(*) AS rows FROM ${table}`,
    );
    return rows;
  };

  it('are swept with their lines, those of customers are not', async () => {
    await putLine({}, 1, guestContext('old'));
    await putLine({}, 1, customerContext('mehmet'));
    await age('200 days');
    await putLine({}, 1, guestContext('young'));
    expect(await sweep()).toBe(1);
    expect([await count('cart'), await count('cart_line')]).toEqual([2, 2]);
    expect(await namesIn(guestContext('old'))).toEqual([]);
    expect(await namesIn(customerContext('mehmet'))).toHaveLength(1);
    expect(await sweep()).toBe(0);
  });

  it('are kept for months', async () => {
    await putLine({}, 1, guestContext('old'));
    await age('170 days');
    expect(await sweep()).toBe(0);
    expect(await namesIn(guestContext('old'))).toHaveLength(1);
  });

  it('are swept some at a time', async () => {
    for (const name of ['one', 'two', 'three']) await putLine({}, 1, guestContext(name));
    await age('200 days');
    expect([await sweep(2), await sweep(2), await sweep(2)]).toEqual([2, 1, 0]);
  });

  it('survive when the guest comes back at that time, and are not waited for', async () => {
    await putLine({}, 1, guestContext('back'));
    await age('200 days');
    const { id } = await shop.pump();
    await shop.dataSource.transaction(async (transaction) => {
      await lockCart(transaction, ownerOf(guestContext('back')) ?? 'guest:none');
      expect(await sweep()).toBe(0);
    });
    expect(await sweep()).toBe(0);
    await shop.put(guestContext('back'), id);
    expect(await namesIn(guestContext('back'))).toHaveLength(2);
  });
});
