import { Test, type TestingModule } from '@nestjs/testing';
import { until } from '../../kernel/clock/test-until.js';
import { readConfig } from '../../kernel/config/config.js';
import { TEST_MASTER_KEY } from '../../kernel/config/test-master-key.js';
import type { Mail } from '../../kernel/mail/mail.js';
import { Mailer } from '../../kernel/mail/mailer.js';
import { openTestOrders, TEST_BUYER, type TestOrders } from '../../testing/orders.js';
import { WorkerModule } from '../../worker.module.js';
import { StaffOrdersService } from '../orders/index.js';

const PUBLIC_URL = 'https://magaza.example';
const CANCEL_OWN = `mutation ($token: String!, $reason: String) {
  cancelOwnOrder(token: $token, reason: $reason) { id }
}`;
const STAFF = { actor: { kind: 'staff', id: null }, requestId: 'spec-request' } as const;

let shop: TestOrders;
let worker: TestingModule;
let mails: Mail[];
let failures: number;

const mailer = {
  send(mail: Mail): Promise<void> {
    if (failures-- > 0) return Promise.reject(new Error('the server is away'));
    mails.push(mail);
    return Promise.resolve();
  },
};

beforeAll(async () => {
  shop = await openTestOrders({ environment: { PUBLIC_URL } });
}, 30_000);

beforeEach(async () => {
  await shop.dataSource.query('DELETE FROM outbox');
  mails = [];
  failures = 0;
});

afterEach(() => worker.close());

afterAll(() => shop.close());

/** The worker as it is wired, with a mailer that keeps what it sends. */
async function carryOutReactions(): Promise<void> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: shop.databaseUrl,
    MASTER_KEY: TEST_MASTER_KEY,
    PUBLIC_URL,
  });
  const testing = Test.createTestingModule({ imports: [WorkerModule.forRoot(config)] });
  worker = await testing.overrideProvider(Mailer).useValue(mailer).compile();
  await worker.init();
}

const isAllDone = async () => {
  const [row] = await shop.dataSource.query<{ open: number }[]>(
    'SELECT count(*) AS open FROM outbox WHERE done_at IS NULL',
  );
  return row?.open === 0;
};

/** What staff changed can be undone for a while: that is over. */
const untilHeldMailsLeft = async () => {
  await shop.dataSource.query('UPDATE outbox SET next_attempt_at = now() WHERE attempts = 0');
  await until(isAllDone);
};

const hasFailed = async () =>
  (await shop.dataSource.query<unknown[]>('SELECT 1 FROM outbox WHERE last_error IS NOT NULL')).length > 0;

const mailTo = (to: string) => mails.filter((mail) => mail.to === to);

it('confirms an order to its buyer with the accepted documents and notifies the shop', async () => {
  await carryOutReactions();
  const order = await shop.place(shop.browser());
  await until(isAllDone);
  expect(mails).toHaveLength(2);
  const [confirmation] = mailTo(TEST_BUYER.email);
  expect(confirmation).toMatchObject({
    subject: `Siparişiniz alındı: #${order.number}`,
    key: `order-received-mail.${order.id}`,
  });
  expect(confirmation?.text).toContain(`${PUBLIC_URL}/siparis-takip/${order.trackingToken}`);
  expect(confirmation?.attachments?.map(({ name }) => name)).toEqual(
    order.documents.map(({ slug }) => `${slug}-${order.number}.html`),
  );
  for (const file of confirmation?.attachments ?? []) {
    expect(file).toMatchObject({ text: expect.stringContaining(TEST_BUYER.name) as string });
  }
  const mail = mails.find(({ to }) => to !== TEST_BUYER.email);
  expect(mail?.subject).toContain(`Yeni sipariş: #${order.number}`);
});

it('sends the buyer a mail about each change of their order', async () => {
  const order = await shop.place(shop.browser());
  await shop.dataSource.query('DELETE FROM outbox');
  await carryOutReactions();
  const orders = shop.app.get(StaffOrdersService, { strict: false });
  await orders.changeStatus({ orderId: order.id, expectedVersion: 1, status: 'confirmed' }, STAFF);
  await untilHeldMailsLeft();
  await orders.cancel({ orderId: order.id, expectedVersion: 2, reason: 'Ürün kalmadı' }, STAFF);
  await untilHeldMailsLeft();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [TEST_BUYER.email, `Siparişiniz onaylandı: #${order.number}`],
    [TEST_BUYER.email, `Siparişiniz iptal edildi: #${order.number}`],
  ]);
  expect(mails[1]?.text).toContain('Ürün kalmadı');
});

it('notifies the shop, too, when a buyer cancels, with the reason', async () => {
  const buyer = shop.browser();
  const order = await shop.place(buyer);
  await shop.dataSource.query('DELETE FROM outbox');
  await carryOutReactions();
  await buyer.ask(CANCEL_OWN, { token: order.trackingToken, reason: 'Yanlış ölçü seçtik' });
  await until(isAllDone);
  expect(mailTo(TEST_BUYER.email).map(({ subject }) => subject)).toEqual([
    `Siparişiniz iptal edildi: #${order.number}`,
  ]);
  const [mail, ...others] = mails.filter(({ to }) => to !== TEST_BUYER.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toContain(`Sipariş iptal edildi: #${order.number}`);
  expect(mail?.text).toContain('Yanlış ölçü seçtik');
  expect(mail?.text).toContain(`${PUBLIC_URL}/admin/siparisler/${order.id}`);
});

it('sends only the newest change when several happened before the first mail', async () => {
  const order = await shop.place(shop.browser());
  await shop.dataSource.query('DELETE FROM outbox');
  const orders = shop.app.get(StaffOrdersService, { strict: false });
  await orders.changeStatus({ orderId: order.id, expectedVersion: 1, status: 'confirmed' }, STAFF);
  await orders.changeStatus({ orderId: order.id, expectedVersion: 2, status: 'shipped' }, STAFF);
  await orders.markPaid({ orderId: order.id, expectedVersion: 3 }, STAFF);
  await carryOutReactions();
  await untilHeldMailsLeft();
  expect(mails.map(({ subject }) => subject)).toEqual([`Siparişiniz kargoya verildi: #${order.number}`]);
});

it('sends no mail about the order of an erased buyer', async () => {
  const order = await shop.place(shop.browser());
  await shop.dataSource.query('DELETE FROM stream_key WHERE stream = $1', [`order-${order.id}`]);
  await shop.dataSource.query(
    `UPDATE orders SET buyer = NULL, buyer_email_key = NULL, shipping_address = NULL, billing_address = NULL
     WHERE id = $1`,
    [order.id],
  );
  await carryOutReactions();
  await until(isAllDone);
  expect(mails).toEqual([]);
});

it('sends a failed mail again under the same key', async () => {
  failures = 1;
  await carryOutReactions();
  await shop.place(shop.browser());
  await until(hasFailed);
  await shop.dataSource.query('UPDATE outbox SET next_attempt_at = now() WHERE last_error IS NOT NULL');
  await until(isAllDone);
  expect(new Set(mails.map(({ key }) => key)).size).toBe(2);
});
