import { readConfig } from '../../../kernel/config/config.js';
import { TEST_MASTER_KEY } from '../../../kernel/config/test-master-key.js';
import { testEvidence } from '../../../kernel/event-audit/test-evidence.js';
import { testMasterKey } from '../../../kernel/keys/test-master.js';
import { Sweep } from '../../../kernel/sweeping/sweep.js';
import { Sweepers } from '../../../kernel/sweeping/sweeper.js';
import { openTestOrders, type TestOrders } from '../../../testing/orders.js';
import { IdempotencyKeysCheck } from './idempotency-keys.check.js';
import { IdempotencyKeySweeper } from './idempotency-key.sweeper.js';
import { ORDERS } from '../commands/order.category.js';

const DAYS = 90;
const DAY_MS = 86_400_000;
const WHOLE = 1_000;

let shop: TestOrders;

beforeEach(async () => {
  shop = await openTestOrders();
});

afterEach(() => shop.close());

const violation = (from: 'beginning' | 'checkpoint' = 'beginning') => {
  const checks = [new IdempotencyKeysCheck(testMasterKey())];
  const { audit } = testEvidence(shop.dataSource, { kinds: [ORDERS], checks });
  return audit.verify({ from }).then((report) => report.violation);
};

/** A sweeper to which an order of now is some days old. */
function sweeperAfter(days: number, until = Date.now()) {
  const variables = { DATABASE_URL: 'postgres://test/test', MASTER_KEY: TEST_MASTER_KEY };
  const config = readConfig({ ...variables, IDEMPOTENCY_KEY_DAYS: String(DAYS) });
  return new IdempotencyKeySweeper(testMasterKey(), config, {
    now: () => new Date(until + days * DAY_MS),
  });
}

const sweep = (sweeper: IdempotencyKeySweeper, limit = WHOLE) =>
  shop.dataSource.transaction((transaction) => sweeper.sweep(transaction, limit));

async function keys(): Promise<number> {
  const [row] = await shop.dataSource.query<[{ keys: number }]>(
    'SELECT count(*) AS keys FROM idempotency_key',
  );
  return row.keys;
}

const databaseTime = async () => {
  const [{ now }] = await shop.dataSource.query<[{ now: Date }]>('SELECT clock_timestamp() AS now');
  return now.getTime() + 1;
};

it('removes the keys of older orders, and their absence is no violation', async () => {
  await shop.place(shop.browser());
  const between = await databaseTime();
  await new Promise((resolve) => setTimeout(resolve, 5));
  await shop.place(shop.browser());
  const sweeper = sweeperAfter(DAYS, between);
  expect(await sweep(sweeper)).toBe(1);
  expect(await sweep(sweeper)).toBe(0);
  expect(await keys()).toBe(1);
  expect(await violation()).toBeUndefined();
  await shop.dataSource.query('DELETE FROM idempotency_key');
  expect(await violation()).toMatchObject({ what: 'its idempotency key is missing', position: 2 });
});

it('removes no key of an order that was placed a day less than the lifetime ago', async () => {
  await shop.place(shop.browser());
  expect(await sweep(sweeperAfter(DAYS - 1))).toBe(0);
  expect(await keys()).toBe(1);
});

it('keeps a younger order that has a lower position, and what comes after it', async () => {
  const buyer = shop.browser();
  for (let n = 0; n < 3; n++) await shop.place(buyer);
  await shop.dataSource.query('ALTER TABLE event DISABLE TRIGGER event_is_append_only');
  await shop.dataSource.query(
    `UPDATE event SET recorded_at = recorded_at + interval '100 days' WHERE position = 2`,
  );
  expect(await sweep(sweeperAfter(DAYS + 1))).toBe(1);
  expect(await keys()).toBe(2);
});

it('removes some at a time, and none twice when two workers do', async () => {
  const buyer = shop.browser();
  for (let n = 0; n < 5; n++) await shop.place(buyer);
  const sweeper = sweeperAfter(DAYS + 1);
  expect(await sweep(sweeper, 2)).toBe(2);
  const worker = () => new Sweep(shop.dataSource, new Sweepers([sweeper])).run();
  const counts = await Promise.all([worker(), worker()]);
  expect(counts.map((swept) => swept['idempotency keys'] ?? 0).sort()).toEqual([0, 3]);
  expect(await keys()).toBe(0);
  expect(await violation()).toBeUndefined();
});

it('finds a key that was deleted before it was swept', async () => {
  const buyer = shop.browser();
  for (let n = 0; n < 3; n++) await shop.place(buyer);
  await shop.dataSource.query(
    'DELETE FROM idempotency_key WHERE key_hash = (SELECT key_hash FROM idempotency_key LIMIT 1)',
  );
  expect(await sweep(sweeperAfter(DAYS + 1))).toBe(3);
  expect(await violation()).toMatchObject({
    what: 'of 3 idempotency keys up to this position 2 were left to sweep',
    position: 3,
  });
});
