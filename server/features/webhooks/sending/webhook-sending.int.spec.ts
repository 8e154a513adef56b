import type { SignedInBrowser } from '../../../testing/people.js';
import { openTestWebhooks, signatureOf, type TestWebhooks } from '../../../testing/webhooks.js';
import { WebhookDeliverySweeper } from './webhook-delivery.sweeper.js';
import { Clock } from '../../../kernel/clock/clock.js';

const CHANGE_STATUS = `mutation ($input: ChangeOrderStatusInput!) { changeOrderStatus(input: $input) { id } }`;
const REPLAY =
  'mutation ($id: ID!, $after: Position!) { replayWebhook(id: $id, after: $after) { position } }';
const SWITCH_OFF = 'mutation ($id: ID!) { switchOffWebhook(id: $id) { offReason } }';
const SWITCH_ON = 'mutation ($id: ID!) { switchOnWebhook(id: $id) { offReason } }';
const MAX_ATTEMPTS = 12;

let shop: TestWebhooks;
let maker: SignedInBrowser;

beforeAll(async () => {
  shop = await openTestWebhooks();
  maker = await shop.maker();
});

beforeEach(() => shop.reset());
afterAll(() => shop.close());

const place = () => shop.place(shop.browser());

async function confirm({ id: orderId }: { id: string }): Promise<void> {
  await maker.ask(CHANGE_STATUS, { input: { orderId, expectedVersion: 1, status: 'CONFIRMED' } });
}

const deliveries = () =>
  shop.dataSource.query<{ type: string; attempt: number; status: number; failure: string | null }[]>(
    'SELECT type, attempt, status, failure FROM webhook_delivery ORDER BY id',
  );

it('sends what happens after it was created, in its order, once and signed', async () => {
  await place();
  const { secret, webhook } = await shop.create(maker);
  const order = await place();
  await confirm(order);
  await shop.runAll();
  const [first, second] = shop.receiver.received;
  expect(shop.receiver.received.map(({ type }) => type)).toEqual(['OrderPlaced', 'OrderStatusChanged']);
  expect(first!.position).toBe(webhook.position + 1);
  expect(JSON.parse(first!.body)).toMatchObject({
    type: 'OrderPlaced',
    data: { category: 'order', entityId: order.id, version: 1, data: { number: order.number } },
  });
  for (const message of [first!, second!]) {
    expect(message.headers['webhook-signature']).toBe(signatureOf(message, secret));
  }
  expect(first!.headers['webhook-id']).toBe(`order-${order.id}_1`);
  await shop.runAll();
  expect(shop.receiver.received).toHaveLength(2);
});

it('sends each change once although several workers look for it at the same time', async () => {
  await shop.create(maker);
  const orders = [await place(), await place(), await place()];
  await Promise.all(Array.from({ length: 6 }, () => shop.runAll()));
  expect(shop.receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(
    orders.map(({ id }) => `order-${id}_1`),
  );
});

it('holds back what follows while a change is not taken, and sends it again under the same id', async () => {
  const { webhook } = await shop.create(maker);
  await confirm(await place());
  shop.receiver.answers.push({ status: 500 }, { status: 503 });
  await shop.runAll();
  await shop.runAll();
  expect(shop.receiver.received).toHaveLength(1);
  expect(await shop.webhookOf(webhook.id)).toMatchObject({ attempts: 1, pause: 5 });
  await shop.letTimePass();
  await shop.runAll();
  expect(await shop.webhookOf(webhook.id)).toMatchObject({ attempts: 2, pause: 15 });
  await shop.letTimePass();
  await shop.runAll();
  const ids = shop.receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids.slice(0, 3)).size).toBe(1);
  expect(shop.receiver.take()).toEqual(['OrderPlaced', 'OrderPlaced', 'OrderPlaced', 'OrderStatusChanged']);
  expect(await deliveries()).toMatchObject([
    { type: 'OrderPlaced', attempt: 1, status: 500, failure: 'status' },
    { type: 'OrderPlaced', attempt: 2, status: 503, failure: 'status' },
    { type: 'OrderPlaced', attempt: 3, status: 204, failure: null },
    { type: 'OrderStatusChanged', attempt: 1, status: 204, failure: null },
  ]);
  expect(await shop.webhookOf(webhook.id)).toMatchObject({ attempts: 0 });
});

it.each([
  ['waits as long as the receiver asks', { status: 429, headers: { 'retry-after': '600' } }, 600],
  ['waits no longer than six hours', { status: 503, headers: { 'retry-after': '999999' } }, 21_600],
  ['follows no redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 5],
])('%s', async (_title, answer, pause) => {
  const { webhook } = await shop.create(maker);
  await place();
  shop.receiver.answers.push(answer);
  await shop.runAll();
  expect(await shop.webhookOf(webhook.id)).toMatchObject({ attempts: 1, pause, off_reason: null });
});

it('is switched off after the last attempt, says so, and goes on from there once it is on again', async () => {
  const { webhook } = await shop.create(maker);
  await place();
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    shop.receiver.answers.push({ status: 500 });
    await shop.letTimePass();
    await shop.runAll();
  }
  expect(await shop.webhookOf(webhook.id)).toMatchObject({ off_reason: 'failures' });
  const [entry] = await shop.dataSource.query<[object]>('SELECT * FROM audit ORDER BY id DESC LIMIT 1');
  expect(entry).toMatchObject({
    what: 'webhook-switched-off',
    actor_kind: 'system',
    subject: `webhook ${webhook.id}`,
    after: { reason: 'failures' },
  });
  expect(
    await shop.dataSource.query(`SELECT subject_id FROM outbox WHERE reaction = 'webhook-off-mail'`),
  ).toEqual([{ subject_id: webhook.id }]);
  shop.receiver.take();
  await shop.letTimePass();
  await shop.runAll();
  expect(shop.receiver.take()).toEqual([]);
  await maker.ask(SWITCH_ON, { id: webhook.id });
  await shop.runAll();
  expect(shop.receiver.take()).toEqual(['OrderPlaced']);
});

it('is switched off at once by a receiver that answers 410', async () => {
  const { webhook } = await shop.create(maker);
  await place();
  shop.receiver.answers.push({ status: 410 });
  await shop.runAll();
  expect(await shop.webhookOf(webhook.id)).toMatchObject({ off_reason: 'gone' });
});

it('sends again everything after a position', async () => {
  const { webhook } = await shop.create(maker);
  await confirm(await place());
  await shop.runAll();
  expect(shop.receiver.take()).toEqual(['OrderPlaced', 'OrderStatusChanged']);
  await maker.ask(REPLAY, { id: webhook.id, after: webhook.position });
  await shop.runAll();
  expect(shop.receiver.take()).toEqual(['OrderPlaced', 'OrderStatusChanged']);
  expect(await maker.codeOf(REPLAY, { id: webhook.id, after: 1_000_000 })).toBe('POSITION_AHEAD');
});

it.each(['replayed', 'switched off'])('does not go on with a claim once staff have %s it', async (what) => {
  const { webhook } = await shop.create(maker);
  await confirm(await place());
  let answer: () => void = () => undefined;
  const after = new Promise<void>((resolve) => (answer = resolve));
  shop.receiver.answers.push({ status: 204, after });
  const running = shop.runAll();
  await vi.waitFor(() => expect(shop.receiver.received).toHaveLength(1));
  const { id, position } = webhook;
  await (what === 'replayed' ? maker.ask(REPLAY, { id, after: position }) : maker.ask(SWITCH_OFF, { id }));
  answer();
  await running;
  const expected =
    what === 'replayed' ? ['OrderPlaced', 'OrderPlaced', 'OrderStatusChanged'] : ['OrderPlaced'];
  expect(shop.receiver.take()).toEqual(expected);
});

it('sends no more than its maker may read at the moment, and nothing once they are gone', async () => {
  const other = await shop.maker(['settings', 'orders', 'messages']);
  const { webhook } = await shop.create(other, { categories: ['order', 'message'] });
  const grant = (sql: string) =>
    shop.dataSource.query(`UPDATE users SET ${sql} WHERE id = $1`, [other.user.id]);
  await grant("permissions = '{settings,messages}'");
  await place();
  await shop.runAll();
  expect(shop.receiver.take()).toEqual([]);
  expect(await shop.webhookOf(webhook.id)).toMatchObject({ off_reason: null });
  await grant('is_active = false');
  await place();
  await shop.runAll();
  expect(shop.receiver.take()).toEqual([]);
  expect(await shop.webhookOf(webhook.id)).toMatchObject({ off_reason: 'maker' });
});

it('names the reason when there is no answer', async () => {
  const { webhook } = await shop.create(maker);
  await shop.dataSource.query(`UPDATE webhook SET address = 'http://127.0.0.1:1/' WHERE id = $1`, [
    webhook.id,
  ]);
  await place();
  await shop.runAll();
  await shop.dataSource.query(`UPDATE webhook SET address = 'https://10.0.0.1/' WHERE id = $1`, [webhook.id]);
  await shop.letTimePass();
  await shop.runAll();
  expect(await deliveries()).toMatchObject([
    { status: null, failure: 'unreachable' },
    { status: null, failure: 'not_public' },
  ]);
});

it('forgets deliveries after 30 days', async () => {
  await shop.create(maker);
  await confirm(await place());
  await shop.runAll();
  await shop.dataSource.query(
    `UPDATE webhook_delivery SET sent_at = now() - interval '31 days' WHERE type = 'OrderPlaced'`,
  );
  const sweeper = new WebhookDeliverySweeper(shop.app.get(Clock));
  expect(await sweeper.sweep(shop.dataSource.manager, 10)).toBe(1);
  expect(await deliveries()).toMatchObject([{ type: 'OrderStatusChanged' }]);
});
