import { testEvidence } from '../../../kernel/event-audit/test-evidence.js';
import { testMasterKey } from '../../../kernel/keys/test-master.js';
import { openTestOrders, type TestOrders } from '../../../testing/orders.js';
import { IdempotencyKeysCheck } from './idempotency-keys.check.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import { ORDERS } from '../history/order.category.js';

let shop: TestOrders;

beforeAll(async () => {
  shop = await openTestOrders();
});

afterAll(() => shop.close());

const violation = () => {
  const checks = [new IdempotencyKeysCheck(testMasterKey())];
  const { audit } = testEvidence(shop.dataSource, { kinds: [ORDERS], checks });
  return audit.verify({ from: 'beginning' }).then((report) => report.violation);
};

it('removes the keys of older orders, and their absence is no violation', async () => {
  await shop.place(shop.browser());
  const [{ now }] = await shop.dataSource.query<[{ now: Date }]>('SELECT clock_timestamp() AS now');
  await shop.place(shop.browser());
  const keys = new IdempotencyKeys(shop.dataSource, testMasterKey());
  const sweep = () => shop.dataSource.transaction((transaction) => keys.sweepBefore(transaction, now));
  expect(await sweep()).toBe(1);
  expect(await sweep()).toBe(0);
  expect(await shop.dataSource.query('SELECT count(*) AS keys FROM idempotency_key')).toEqual([{ keys: 1 }]);
  expect(await violation()).toBeUndefined();
  await shop.dataSource.query('DELETE FROM idempotency_key');
  expect(await violation()).toMatchObject({ what: 'its idempotency key is missing', position: 2 });
});
