import { openTestProcesses, type TestProcesses } from '../../../testing/processes.js';
import { openTestWebhooks, type TestWebhooks } from '../../../testing/webhooks.js';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const WITHIN = { timeout: 60_000, interval: 50 };

let shop: TestWebhooks;
let processes: TestProcesses;

beforeAll(async () => {
  shop = await openTestWebhooks();
  processes = openTestProcesses();
});

afterAll(async () => {
  processes.close();
  await shop.close();
});

const startWorker = () =>
  processes.started('worker.js', {
    DATABASE_URL: shop.databaseUrl,
    WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
    LOG_LEVEL: 'silent',
  });

const ids = () => shop.receiver.received.map(({ headers }) => headers['webhook-id']);

it('sends a message once more under the same id after its worker was killed while it was sent, and loses none', async () => {
  const maker = await shop.maker();
  const { webhook } = await shop.create(maker);
  const first = await shop.place(shop.browser());
  const second = await shop.place(shop.browser());
  let answer = () => {};
  shop.receiver.answers.push({ status: 204, after: new Promise<void>((resolve) => (answer = resolve)) });
  const killed = await startWorker();
  await vi.waitFor(() => expect(ids()).toEqual([`order-${first.id}_1`]), WITHIN);
  killed.child.kill('SIGKILL');
  await killed.exited;
  answer();
  expect(await shop.webhookOf(webhook.id)).toMatchObject({ position: webhook.position, attempts: 1 });
  // The lease of the killed worker.
  await shop.letTimePass();
  await startWorker();
  await vi.waitFor(
    () => expect(ids()).toEqual([`order-${first.id}_1`, `order-${first.id}_1`, `order-${second.id}_1`]),
    WITHIN,
  );
  const [one, again] = shop.receiver.received;
  expect(again?.body).toBe(one?.body);
  const attempts = () =>
    shop.dataSource.query('SELECT stream, attempt, status FROM webhook_delivery ORDER BY id');
  await vi.waitFor(
    async () =>
      expect(await attempts()).toEqual([
        { stream: `order-${first.id}`, attempt: 2, status: 204 },
        { stream: `order-${second.id}`, attempt: 1, status: 204 },
      ]),
    WITHIN,
  );
  expect(await shop.webhookOf(webhook.id)).toMatchObject({ attempts: 0, off_reason: null });
});
