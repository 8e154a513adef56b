import { ProjectionProof } from '../../../kernel/projections/projection-proof.js';
import { ProjectionRebuild } from '../../../kernel/projections/projection-rebuild.js';
import { openTestCheckout, type TestCheckout } from '../../../testing/checkout.js';
import { CreateOrderSearch1769000000300 } from '../rows/migrations/1769000000300-create-order-search.js';
import { migrate } from '../../../kernel/database/migrate.js';
import { undoMigrationsFrom } from '../../../kernel/database/test-migrations.js';
import { OrderCountSweeper } from '../rows/order-count.sweeper.js';
import { StaffOrdersService } from './staff-orders.service.js';

const STAFF = { actor: { kind: 'staff', id: null }, requestId: 'spec-request' } as const;

let shop: TestCheckout;
let orderIds: string[];

beforeAll(async () => {
  shop = await openTestCheckout();
  const productId = (await shop.pump({ stockQuantity: 1_000 })).id;
  const placed = await Promise.all(
    Array.from({ length: 6 }, () => shop.checkout.order([{ productId, quantity: 1 }])),
  );
  orderIds = placed.map(({ id }) => id);
  const orders = shop.service(StaffOrdersService);
  const [first, second, third] = orderIds as [string, string, string];
  await orders.cancel({ orderId: first, expectedVersion: 1 }, STAFF);
  await orders.markPaid({ orderId: second, expectedVersion: 1 }, STAFF);
  await orders.changeStatus({ orderId: second, expectedVersion: 2, status: 'delivered' }, STAFF);
  await orders.note({ orderId: third, note: 'Arandı' }, STAFF);
});

afterAll(() => shop.close());

const EXPECTED = { 'cancelled pending': 1, 'delivered paid': 1, 'pending pending': 4 };

async function counted(): Promise<Record<string, number>> {
  const rows = await shop.dataSource.query<{ name: string; orders: number }[]>(
    `SELECT status || ' ' || payment_status AS name, sum(orders)::bigint AS orders
     FROM (TABLE order_count UNION ALL TABLE order_count_change) AS counted
     GROUP BY 1 HAVING sum(orders) <> 0 ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ name, orders }) => [name, orders]));
}

const rowsOf = async (table: string) => {
  const [{ rows }] = await shop.dataSource.query<[{ rows: number }]>(`SELECT count(*) AS rows FROM ${table}`);
  return rows;
};

const difference = async () => (await shop.service(ProjectionProof).firstDifference())?.what;

it('counts orders that are placed at the same time, and what becomes of them', async () => {
  expect(await counted()).toEqual(EXPECTED);
  expect(await difference()).toBeUndefined();
});

it('adds a change instead of waiting for another transaction that has not ended', async () => {
  await shop.dataSource.transaction(async (first) => {
    await first.query(`UPDATE orders SET status = 'shipped' WHERE id = $1`, [orderIds[4]]);
    await shop.dataSource.transaction(async (second) => {
      await second.query(`SET LOCAL lock_timeout = '1s'`);
      await second.query(`UPDATE orders SET status = 'shipped' WHERE id = $1`, [orderIds[5]]);
      await second.query(`UPDATE orders SET status = 'pending' WHERE id = $1`, [orderIds[5]]);
    });
    await first.query(`UPDATE orders SET status = 'pending' WHERE id = $1`, [orderIds[4]]);
  });
  expect(await counted()).toEqual(EXPECTED);
});

it('folds the changes into the counts, also by two workers at once, and the sums stay', async () => {
  const sweeper = new OrderCountSweeper();
  const sweep = (limit: number) =>
    shop.dataSource.transaction((transaction) => sweeper.sweep(transaction, limit));
  const changes = await rowsOf('order_count_change');
  expect(changes).toBeGreaterThan(6);
  expect(await sweep(2)).toBe(2);
  expect(await counted()).toEqual(EXPECTED);
  const folded = await Promise.all([sweep(100), sweep(100)]);
  expect(folded.reduce((sum, count) => sum + count) + 2).toBe(changes);
  expect(await rowsOf('order_count_change')).toBe(0);
  expect(await counted()).toEqual(EXPECTED);
  expect(await sweep(100)).toBe(0);
});

it.each([
  ['a count', `UPDATE order_count SET orders = orders + 1 WHERE status = 'delivered'`],
  ['a missing count', `DELETE FROM order_count WHERE status = 'cancelled'`],
  ['a change that never was', `INSERT INTO order_count_change VALUES ('2026-01-01', 'shipped', 'paid', 1)`],
])('proves %s to be wrong, and a rebuild corrects it', async (_what, damage) => {
  await shop.dataSource.query(damage);
  expect(await difference()).toMatch(/^order_count is not the sum of its rows: {"day":/);
  expect(await shop.service(ProjectionRebuild).rebuild()).toBe(0);
  expect(await difference()).toBeUndefined();
  expect(await counted()).toEqual(EXPECTED);
});

it('proves a changed search text to be wrong, and a rebuild corrects it', async () => {
  await shop.dataSource.query(`UPDATE order_search SET text = ' x' WHERE order_id = $1`, [orderIds[0]]);
  expect(await difference()).toContain('order_search');
  expect(await shop.service(ProjectionRebuild).rebuild()).toBe(1);
  expect(await difference()).toBeUndefined();
});

it('gives the orders that exist already the same counts and search texts', async () => {
  await undoMigrationsFrom(shop.dataSource, CreateOrderSearch1769000000300);
  await migrate(shop.dataSource);
  expect(await rowsOf('order_search')).toBe(orderIds.length);
  expect(await counted()).toEqual(EXPECTED);
  expect(await difference()).toBeUndefined();
});
