import { setTimeout as pause } from 'node:timers/promises';
import { ORDERS } from './features/orders/index.js';
import { testEvidence } from './kernel/event-audit/test-evidence.js';
import { openTestOrders, type TestOrders } from './testing/orders.js';

const BUYERS = 4;
const REBUILDS = 3;
const ORDERS_BEFORE = 30;

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let shop: TestOrders;

beforeAll(async () => {
  shop = await openTestOrders({ environment: { GUEST_ORDERS_PER_HOUR: '1000000' } });
});

afterAll(() => shop.close());

const rowsNow = async () => {
  const [counted] = await shop.dataSource.query<[{ orders: number; lines: number }]>(
    'SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM order_line) AS lines',
  );
  return counted;
};

it('rebuilds damaged read rows while buyers order, loses no order and never shows fewer', async () => {
  const { rebuild, proof } = testEvidence(shop.dataSource, { kinds: [ORDERS] });
  const buyer = shop.browser();
  for (let n = 0; n < ORDERS_BEFORE; n++) await shop.place(buyer);
  const placed: string[] = [];
  let isRebuilding = true;
  const buying = Array.from({ length: BUYERS }, async () => {
    const browser = shop.browser();
    while (isRebuilding) placed.push((await shop.place(browser)).id);
  });
  const observed: number[] = [];
  const watching = (async () => {
    while (isRebuilding) {
      observed.push((await rowsNow()).orders);
      await pause(2);
    }
  })();
  for (let round = 0; round < REBUILDS; round++) {
    await shop.dataSource.query('UPDATE orders SET total_kurus = 1, notes = $1', [`damage ${round}`]);
    await shop.dataSource.query('DELETE FROM order_line WHERE ctid = (SELECT max(ctid) FROM order_line)');
    expect(await rebuild.rebuild()).toBeGreaterThanOrEqual(ORDERS_BEFORE);
  }
  isRebuilding = false;
  await Promise.all([...buying, watching]);
  expect(placed.length).toBeGreaterThan(BUYERS);
  expect(observed).toEqual([...observed].sort((one, other) => one - other));
  const { orders, lines } = await rowsNow();
  expect([orders, lines]).toEqual([ORDERS_BEFORE + placed.length, ORDERS_BEFORE + placed.length]);
  expect(await proof.firstDifference()).toBeUndefined();
});

it('shows a snapshot from before the rebuild what it saw', async () => {
  const { rebuild } = testEvidence(shop.dataSource, { kinds: [ORDERS] });
  const before = await rowsNow();
  await shop.dataSource.query('UPDATE orders SET total_kurus = 1');
  await shop.dataSource.transaction('REPEATABLE READ', async (transaction) => {
    const count = () =>
      transaction.query<{ rows: number }[]>('SELECT count(*) AS rows FROM orders WHERE total_kurus = 1');
    expect(await count()).toEqual([{ rows: before.orders }]);
    await rebuild.rebuild();
    expect(await count()).toEqual([{ rows: before.orders }]);
  });
  expect(await shop.dataSource.query('SELECT FROM orders WHERE total_kurus = 1')).toEqual([]);
});

it('replaces nothing where every row is what the events say', async () => {
  const { rebuild } = testEvidence(shop.dataSource, { kinds: [ORDERS] });
  expect(await rebuild.rebuild()).toBe(0);
});
