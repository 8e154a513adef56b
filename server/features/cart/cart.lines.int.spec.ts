import { randomUUID } from 'node:crypto';
import { customerVisit, guestVisit, testVisit } from '../../kernel/actor/test-visit.js';
import type { Visit } from '../../kernel/actor/visit.js';
import { RateLimits } from '../../kernel/rate-limit/rate-limits.js';
import { codeOf } from '../../kernel/refusal/test-code-of.js';
import { NEW_CARTS_OF_ADDRESS } from './cart.limits.js';
import { openTestCarts, type TestCarts } from '../../testing/carts.js';

let shop: TestCarts;
const visit = customerVisit('ayse');

beforeAll(async () => {
  shop = await openTestCarts();
});

afterEach(() => shop.reset());
afterAll(() => shop.close());

const namesIn = async (whose: Visit) =>
  (await shop.carts.cart(whose)).lines.map(({ productName, quantity }) => `${quantity} ${productName}`);

/** The id of the line that was added last. */
async function putLine(change: object = {}, quantity = 1, whose: Visit = visit): Promise<string> {
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
  ])('set to %d becomes %d where 5 are the minimum', async (asked, kept) => {
    const id = await putLine({ minOrderQuantity: 5, basePriceKurus: 1 });
    expect((await shop.carts.updateQuantity(visit, id, asked)).lines).toMatchObject([{ quantity: kept }]);
  });

  it.each([0, -1])('set to %d takes the line out', async (quantity) => {
    const id = await putLine();
    expect((await shop.carts.updateQuantity(visit, id, quantity)).lines).toEqual([]);
  });

  it('is refused for a line that is not there', async () => {
    const gone = await putLine();
    await shop.carts.remove(visit, gone);
    for (const id of [gone, randomUUID(), 'no-uuid']) {
      expect(await codeOf(shop.carts.updateQuantity(visit, id, 3))).toBe('CART_LINE_NOT_FOUND');
    }
    expect(await codeOf(shop.carts.updateQuantity(guestVisit(), gone, 3))).toBe('CART_LINE_NOT_FOUND');
  });

  it('leaves the price alone the buyer agreed to', async () => {
    const id = await putLine();
    await shop.dataSource.query('UPDATE product SET base_price_kurus = 120000');
    const { lines } = await shop.carts.updateQuantity(visit, id, 3);
    expect(lines).toMatchObject([{ previousUnitPrice: 100_000, unitPrice: 120_000, totalPrice: 360_000 }]);
  });
});

describe("another's line", () => {
  it('looks like one that does not exist, and stays', async () => {
    const id = await putLine({}, 2);
    for (const stranger of [customerVisit('mehmet'), guestVisit('secret'), guestVisit()]) {
      expect(await codeOf(shop.carts.updateQuantity(stranger, id, 9))).toBe('CART_LINE_NOT_FOUND');
      expect(await codeOf(shop.carts.updateQuantity(stranger, id, 0))).toBe('accepted');
      expect(await codeOf(shop.carts.remove(stranger, id))).toBe('accepted');
      expect(await codeOf(shop.carts.clear(stranger))).toBe('accepted');
    }
    expect(await namesIn(visit)).toEqual(['2 Sirkülasyon Pompası']);
  });

  it('is not brought back by a stranger', async () => {
    await shop.carts.remove(visit, await putLine());
    expect((await shop.carts.restore(customerVisit('mehmet'))).lines).toEqual([]);
  });

  it('stays hidden from a stranger with a cart of his own', async () => {
    const stranger = customerVisit('mehmet');
    const mine = await putLine({}, 2);
    const theirs = await putLine({ name: 'Vana' }, 3, stranger);
    expect(await codeOf(shop.carts.updateQuantity(stranger, mine, 9))).toBe('CART_LINE_NOT_FOUND');
    await shop.carts.remove(stranger, mine);
    await shop.carts.remove(visit, theirs);
    expect(await namesIn(visit)).toEqual(['2 Sirkülasyon Pompası']);
    expect(await namesIn(stranger)).toEqual(['3 Vana']);
  });
});

it('makes only so many carts for guests of one address, who go on using those they have', async () => {
  const address = '198.51.100.9';
  const known = testVisit({ address });
  const { id } = await shop.pump();
  await shop.put(known, id);
  const limits = shop.service(RateLimits);
  const others = Array.from({ length: 599 }, () => limits.take(NEW_CARTS_OF_ADDRESS, address));
  await Promise.all(others);
  for (const guestToken of [null, 'x'.repeat(43)]) {
    expect(await codeOf(shop.put(testVisit({ address, guestToken }), id))).toBe('RATE_LIMITED');
  }
  expect(await codeOf(shop.put(known, id))).toBe('accepted');
  expect(await codeOf(shop.put({ ...customerVisit('ayse'), address }, id))).toBe('accepted');
  expect(await codeOf(shop.put(testVisit({ address: '198.51.100.10' }), id))).toBe('accepted');
});

describe('taking out', () => {
  it('removes one line and is quiet about one that is gone', async () => {
    const pump = await putLine();
    await putLine({ name: 'Vana' });
    await shop.carts.remove(visit, pump);
    await shop.carts.remove(visit, pump);
    await shop.carts.remove(visit, 'no-uuid');
    expect(await namesIn(visit)).toEqual(['1 Vana']);
  });

  it('clears everything and brings everything back as it was', async () => {
    await putLine({}, 2);
    await putLine({ name: 'Vana' }, 3);
    const before = await shop.carts.cart(visit);
    expect(await shop.carts.clear(visit)).toMatchObject({ lines: [], itemCount: 0, canBeRestored: true });
    const after = await shop.carts.restore(visit);
    expect(after).toMatchObject({ itemCount: 5, canBeRestored: false, totals: before.totals });
    expect(after.lines.map(({ id }) => id)).toEqual(before.lines.map(({ id }) => id));
  });

  it('brings back only what went out last', async () => {
    const pump = await putLine();
    const valve = await putLine({ name: 'Vana' });
    await shop.carts.remove(visit, pump);
    await shop.carts.remove(visit, valve);
    expect((await shop.carts.restore(visit)).canBeRestored).toBe(true);
    expect(await namesIn(visit)).toEqual(['1 Vana']);
  });

  it('adds what comes back to what was added again meanwhile', async () => {
    const { id } = await shop.pump();
    await shop.put(visit, id, { quantity: 2 });
    await shop.carts.clear(visit);
    await shop.put(visit, id, { quantity: 3 });
    await shop.carts.restore(visit);
    expect(await namesIn(visit)).toEqual(['5 Sirkülasyon Pompası']);
  });

  it('keeps only so much of what went out', async () => {
    const { id } = await shop.pump();
    for (let n = 0; n < 210; n += 1) {
      await shop.put(visit, id);
      await shop.carts.clear(visit);
    }
    const [kept] = await shop.dataSource.query<{ lines: number }[]>(
      'SELECT count(*) AS lines FROM cart_line',
    );
    expect(kept?.lines).toBe(201);
    expect((await shop.carts.restore(visit)).itemCount).toBe(1);
  });

  it('brings nothing back twice', async () => {
    await putLine({}, 2);
    await shop.carts.clear(visit);
    await Promise.all([shop.carts.restore(visit), shop.carts.restore(visit)]);
    expect(await namesIn(visit)).toEqual(['2 Sirkülasyon Pompası']);
  });

  it('forgets after an hour', async () => {
    await putLine();
    await shop.carts.clear(visit);
    await letPass('59 minutes');
    expect((await shop.carts.cart(visit)).canBeRestored).toBe(true);
    await letPass('2 minutes');
    expect((await shop.carts.cart(visit)).canBeRestored).toBe(false);
    expect((await shop.carts.restore(visit)).lines).toEqual([]);
  });

  it('sweeps what is forgotten', async () => {
    await putLine();
    await shop.carts.clear(visit);
    await letPass('2 hours');
    await shop.carts.remove(visit, await putLine({ name: 'Vana' }));
    const rows = await shop.dataSource.query<{ name: string }[]>(
      'SELECT product_name AS name FROM cart_line',
    );
    expect(rows).toEqual([{ name: 'Vana' }]);
  });
});

describe('carts that guests left behind', () => {
  const age = (interval: string) =>
    shop.dataSource.query('UPDATE cart SET changed_at = changed_at - $1::interval', [interval]);

  it('are cleared away by a new cart, those of customers are not', async () => {
    await putLine({}, 1, guestVisit('old'));
    await putLine({}, 1, customerVisit('mehmet'));
    await age('200 days');
    await putLine({}, 1, guestVisit('young'));
    expect(await namesIn(guestVisit('old'))).toEqual([]);
    expect(await namesIn(customerVisit('mehmet'))).toHaveLength(1);
  });

  it('stay for months', async () => {
    await putLine({}, 1, guestVisit('old'));
    await age('170 days');
    await putLine({}, 1, guestVisit('young'));
    expect(await namesIn(guestVisit('old'))).toHaveLength(1);
  });
});
