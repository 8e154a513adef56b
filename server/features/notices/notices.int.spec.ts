import { Test, type TestingModule } from '@nestjs/testing';
import { until } from '../../kernel/clock/test-until.js';
import { readConfig } from '../../kernel/config/config.js';
import { TEST_MASTER_KEY } from '../../kernel/config/test-master-key.js';
import { Mailer } from '../../kernel/mail/mailer.js';
import { MAX_ATTEMPTS } from '../../kernel/queue/retry-pause.js';
import { openTestOrders, type TestOrders } from '../../testing/orders.js';
import { SPEC_CAUSE } from '../../testing/spec-cause.js';
import { WorkerModule } from '../../worker.module.js';
import { StaffOrdersService } from '../orders/index.js';
import type { NoticeList } from './notice.type.js';

const NOTICES =
  '{ notices { unseenCount items { id kind at isSeen subject { id label outcome buyer total } } } }';
const CANCEL_OWN = 'mutation ($token: String!) { cancelOwnOrder(token: $token) { id } }';

const mailer = { send: () => (mailsFail ? Promise.reject(new Error('away')) : Promise.resolve()) };

let shop: TestOrders;
let worker: TestingModule;
let mailsFail: boolean;

beforeAll(async () => {
  shop = await openTestOrders();
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: shop.databaseUrl,
    MASTER_KEY: TEST_MASTER_KEY,
  });
  const testing = Test.createTestingModule({ imports: [WorkerModule.forRoot(config)] });
  worker = await testing.overrideProvider(Mailer).useValue(mailer).compile();
  await worker.init();
});

beforeEach(async () => {
  mailsFail = false;
  await until(isAllDone);
  await shop.dataSource.query('TRUNCATE outbox, notice, notice_mark');
});

afterAll(async () => {
  await worker.close();
  await shop.close();
});

async function isAllDone(): Promise<boolean> {
  const open = await shop.dataSource.query<unknown[]>(
    'SELECT 1 FROM outbox WHERE done_at IS NULL AND dead_at IS NULL LIMIT 1',
  );
  return open.length === 0;
}

/** What staff with every permission are notified of, the oldest first. */
async function noticed(permissions?: Parameters<TestOrders['staff']>[0]) {
  await until(isAllDone);
  const { notices } = await (await shop.staff(permissions)).ask<{ notices: NoticeList }>(NOTICES);
  return notices.items.map(({ kind, subject }) => [kind, subject.id, subject.label]).reverse();
}

it('notifies staff of a placed order, at its time', async () => {
  const staff = await shop.staff(['orders']);
  const { id, number } = await shop.place(shop.browser());
  await until(isAllDone);
  const [event] = await shop.dataSource.query<{ recorded_at: Date }[]>(
    'SELECT recorded_at FROM event WHERE stream = $1',
    [`order-${id}`],
  );
  const { notices } = await staff.ask<{ notices: NoticeList }>(NOTICES);
  expect(notices).toEqual({
    unseenCount: 1,
    items: [
      {
        id: expect.stringMatching(/^\d+$/) as string,
        kind: 'ORDER_PLACED',
        at: expect.any(String) as string,
        isSeen: false,
        subject: {
          id,
          label: number,
          outcome: null,
          buyer: expect.any(String) as string,
          total: expect.any(Number) as number,
        },
      },
    ],
  });
  const apart = Number(event?.recorded_at) - new Date(notices.items[0]!.at).getTime();
  expect(Math.abs(apart)).toBeLessThan(1_000);
});

it('notifies staff of an order that its buyer cancels, and not of one that staff cancel', async () => {
  const [buyer, other] = [shop.browser(), shop.browser()];
  const cancelled = await shop.place(buyer);
  await buyer.ask(CANCEL_OWN, { token: cancelled.trackingToken });
  const byStaff = await shop.place(other);
  const actor = { kind: 'staff', id: null } as const;
  const decision = { orderId: byStaff.id, expectedVersion: 1, reason: null };
  await shop.app.get(StaffOrdersService, { strict: false }).cancel(decision, { ...SPEC_CAUSE, actor });
  expect((await noticed()).filter(([kind]) => kind === 'ORDER_CANCELLED')).toEqual([
    ['ORDER_CANCELLED', cancelled.id, cancelled.number],
  ]);
});

describe('stock that runs low', () => {
  const setStock = (quantity: number) =>
    shop.dataSource.transaction(async (transaction) => {
      await transaction.query('UPDATE product_stock SET quantity = $1', [quantity]);
      await transaction.query('UPDATE product SET version = version + 1');
    });
  const lowNotices = async () => (await noticed(['catalog'])).filter(([kind]) => kind === 'STOCK_LOW');
  const low = () => ['STOCK_LOW', shop.productId, 'Sirkülasyon Pompası'];

  afterEach(() => setStock(10_000));

  it('is told once by the orders that leave few, and again after a restocking', async () => {
    await setStock(7);
    await shop.place(shop.browser());
    expect(await lowNotices()).toEqual([]);
    await shop.place(shop.browser());
    await shop.place(shop.browser());
    expect(await lowNotices()).toEqual([low()]);
    await setStock(6);
    await shop.place(shop.browser());
    expect(await lowNotices()).toEqual([low(), low()]);
    expect(await noticed(['import'])).toEqual([]);
  });

  it('is told once when two orders leave few at once', async () => {
    await setStock(7);
    await Promise.all([shop.place(shop.browser()), shop.place(shop.browser())]);
    expect(await lowNotices()).toEqual([low()]);
  });
});

it('adds no second notice when an event is delivered twice', async () => {
  const { id, number } = await shop.place(shop.browser());
  await until(isAllDone);
  await shop.dataSource.query(
    `INSERT INTO outbox (reaction, fact, subject_id, version)
     SELECT reaction, fact, subject_id, version FROM outbox, generate_series(1, 5)
     WHERE reaction = 'notice-of-placed-order'`,
  );
  expect(await noticed()).toEqual([['ORDER_PLACED', id, number]]);
});

it('notifies of a job each time it is given up, and only staff who may see settings', async () => {
  mailsFail = true;
  const { id, number } = await shop.place(shop.browser());
  const giveUp = async (times: number) => {
    await until(() => hasFailed('order-received-mail'));
    await shop.dataSource.query(
      `UPDATE outbox SET attempts = $1, next_attempt_at = now() WHERE reaction = 'order-received-mail'`,
      [MAX_ATTEMPTS - 1],
    );
    await until(async () => (await failedJobs()).length === times);
  };
  await giveUp(1);
  await shop.dataSource.query(
    `UPDATE outbox SET dead_at = NULL, last_error = NULL, attempts = 0, next_attempt_at = now()
     WHERE dead_at IS NOT NULL`,
  );
  await giveUp(2);
  await shop.dataSource.query(
    'UPDATE outbox SET dead_at = now(), done_at = NULL WHERE last_error IS NOT NULL',
  );
  const [job] = await shop.dataSource.query<[{ id: number }]>(
    `SELECT id FROM outbox WHERE reaction = 'order-received-mail'`,
  );
  const failure = ['JOB_FAILED', String(job.id), 'order-received-mail'];
  expect(await noticed(['settings'])).toEqual([failure, failure]);
  expect(await noticed(['orders'])).toEqual([['ORDER_PLACED', id, number]]);
  expect(await noticed(['catalog'])).toEqual([]);
});

it('does not notify of a job that was retried before anybody could be notified', async () => {
  await shop.dataSource.query(
    `INSERT INTO outbox (reaction, fact, subject_id) VALUES ('notice-of-failed-job', 'ReactionGivenUp', '4711')`,
  );
  expect(await noticed()).toEqual([]);
});

it('has nothing personal in what it stores', async () => {
  const { id, number } = await shop.place(shop.browser());
  await until(isAllDone);
  const [row] = await shop.dataSource.query<object[]>('SELECT * FROM notice');
  expect(row).toEqual({
    id: expect.any(Number) as number,
    kind: 'order_placed',
    source: `OrderPlaced.${id}.1`,
    subject_id: id,
    label: number,
    outcome: null,
    recipient_id: null,
    happened_at: expect.any(Date) as Date,
  });
});

it('notifies of a long job that failed, but not of one that staff begin again', async () => {
  const failed = async (status: string) => {
    const [row] = await shop.dataSource.query<[{ id: string }]>(
      `INSERT INTO job (id, kind, subject_id, status, due_at, finished_at, actor_kind, request_id)
       VALUES (gen_random_uuid(), 'import-plan', 'run', $1, now() + interval '1 day', CASE WHEN $1 = 'failed' THEN now() END,
         'system', 'spec')
       RETURNING id`,
      [status],
    );
    await shop.dataSource.query(
      `INSERT INTO outbox (reaction, fact, subject_id) VALUES ('notice-of-failed-long-job', 'JobFailed', $1)`,
      [row.id],
    );
    return row.id;
  };
  const id = await failed('failed');
  await failed('waiting');
  expect(await noticed(['settings'])).toEqual([['JOB_FAILED', id, 'import-plan']]);
});

it('makes ids visible in their order, however many workers write at once', async () => {
  await shop.dataSource.query(
    `INSERT INTO outbox (reaction, fact, subject_id, version)
     SELECT 'notice-of-placed-order', 'OrderPlaced', gen_random_uuid(), 1 FROM generate_series(1, 200)`,
  );
  const appeared: number[][] = [];
  let known = 0;
  do {
    const rows = await shop.dataSource.query<{ id: number }[]>('SELECT id FROM notice ORDER BY id');
    appeared.push(rows.slice(known).map(({ id }) => id));
    known = rows.length;
  } while (known < 200);
  expect(appeared.flat()).toEqual([...appeared.flat()].sort((one, other) => one - other));
  expect(new Set(appeared.flat()).size).toBe(200);
});

async function hasFailed(reaction: string): Promise<boolean> {
  const failed = await shop.dataSource.query<unknown[]>(
    'SELECT 1 FROM outbox WHERE reaction = $1 AND last_error IS NOT NULL AND dead_at IS NULL',
    [reaction],
  );
  return failed.length > 0;
}

const failedJobs = () =>
  shop.dataSource.query<unknown[]>(`SELECT 1 FROM notice WHERE kind = 'job_failed' AND label LIKE '%-mail'`);
