import http, { type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { until } from '../../kernel/clock/test-until.js';
import { RecordedExports } from '../../kernel/exports/recorded-exports.js';
import type { TestBrowser } from '../../testing/browser.js';
import { addManyOrders } from '../../testing/many-orders.js';
import { openTestOrders, type TestOrders } from '../../testing/orders.js';

const PATH = '/admin/aktar/siparisler';
/** So many that no file fits into the buffers between server and reader. */
const ORDERS = 3_000;

let shop: TestOrders;
let port: number;
const open = new Set<IncomingMessage>();

beforeAll(async () => {
  shop = await openTestOrders({ environment: { RATE_LIMIT_FACTOR: '1000' } });
  const { id } = await shop.place(shop.browser());
  await addManyOrders(shop.dataSource, id, ORDERS);
  await shop.app.listen(0, '127.0.0.1');
  ({ port } = shop.app.getHttpServer().address() as AddressInfo);
});

afterEach(async () => {
  for (const response of open) response.destroy();
  open.clear();
  await until(async () => (await entries('order-export-ended')) === (await entries('order-export-started')));
});

afterAll(() => shop.close());

const cookieOf = ({ cookies }: TestBrowser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

async function entries(what: string): Promise<number> {
  const [row] = await shop.dataSource.query<[{ count: number }]>(
    'SELECT count(*) AS count FROM audit WHERE what = $1',
    [what],
  );
  return row.count;
}

/** Begins an export and reads nothing of it. */
async function begin(browser: TestBrowser, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { port, path: PATH, agent: false, headers: { ...headers, cookie: cookieOf(browser) } };
    http.get(options, resolve).on('error', reject);
  });
  open.add(response);
  return response;
}

async function bodyOf(response: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += part as string;
  return JSON.parse(text);
}

const statusesOf = (responses: readonly IncomingMessage[]) => responses.map(({ statusCode }) => statusCode);

it('runs two exports of one person, and refuses a third until one of them has ended', async () => {
  const staff = await shop.staff(['orders']);
  const first = await begin(staff);
  const second = await begin(staff);
  const third = await begin(staff);
  expect(statusesOf([first, second, third])).toEqual([200, 200, 429]);
  expect(third.headers).toMatchObject({ 'retry-after': '30' });
  expect(third.headers['content-disposition']).toBeUndefined();
  expect(await bodyOf(third)).toMatchObject({
    code: 'EXPORTS_RUNNING',
    message:
      'Aynı anda en çok 2 dışa aktarım yapabilirsiniz. Süren indirmelerden biri bitince yeniden deneyin.',
    details: { maximum: 2 },
  });
  first.destroy();
  await until(async () => (await entries('order-export-ended')) === 1);
  expect(statusesOf([await begin(staff)])).toEqual([200]);
});

it('runs four exports of a process, and refuses the fifth, no matter who asks', async () => {
  const one = await shop.staff(['orders']);
  const two = await shop.staff(['orders']);
  const three = await shop.staff(['orders']);
  const running = [await begin(one), await begin(one), await begin(two), await begin(two)];
  const fifth = await begin(three);
  expect(statusesOf([...running, fifth])).toEqual([200, 200, 200, 200, 503]);
  expect(Number(fifth.headers['retry-after'])).toBeGreaterThan(0);
  expect(await bodyOf(fifth)).toMatchObject({ code: 'SERVICE_BUSY' });
});

it('records the begin and the end of an export whose reader left before it read anything', async () => {
  const staff = await shop.staff(['orders']);
  const begun = await entries('order-export-started');
  const ended = await entries('order-export-ended');
  const request = http.get({ port, path: PATH, agent: false, headers: { cookie: cookieOf(staff) } });
  request.on('error', () => undefined);
  // The first page waits for the lock; by the time it is read, nobody waits for the file.
  const transaction = shop.dataSource.createQueryRunner();
  await transaction.startTransaction();
  await transaction.query('LOCK TABLE orders IN ACCESS EXCLUSIVE MODE');
  await until(async () => (await waitingForOrders()) > 0);
  request.destroy();
  await until(async () => (await connections()) === 0);
  await transaction.rollbackTransaction();
  await transaction.release();
  await until(async () => (await entries('order-export-ended')) > ended);
  expect(await entries('order-export-started')).toBe(begun + 1);
  expect(await entries('order-export-ended')).toBe(ended + 1);
  const [last] = await shop.dataSource.query<[{ after: object }]>(
    `SELECT after FROM audit WHERE what = 'order-export-ended' ORDER BY id DESC LIMIT 1`,
  );
  expect(last.after).toEqual({ rows: 0, isComplete: false });
});

it('gives the places of exports back that are queued behind a stream on a connection that drops', async () => {
  const staff = await shop.staff(['orders']);
  const before = await entries('order-export-ended');
  const head = (path: string) =>
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookieOf(staff)}\r\n\r\n`;
  for (let round = 0; round < 2; round++) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(head('/admin/live') + head(PATH) + head(PATH));
    await until(async () => (await entries('order-export-started')) === before + 2 * round + 2);
    socket.destroy();
    await until(async () => (await entries('order-export-ended')) === before + 2 * round + 2);
  }
  expect(statusesOf([await begin(staff), await begin(staff)])).toEqual([200, 200]);
});

it.each(['cross-site', 'same-site'])(
  'exports and records nothing for a link on a page that is %s',
  async (site) => {
    const staff = await shop.staff(['orders']);
    const before = await entries('order-export-started');
    const response = await begin(staff, { 'sec-fetch-site': site });
    expect(response.statusCode).toBe(403);
    expect(await bodyOf(response)).toMatchObject({
      code: 'FOREIGN_ORIGIN',
      message: 'Bu istek başka bir siteden gönderildi ve kabul edilmedi.',
    });
    expect(await entries('order-export-started')).toBe(before);
  },
);

it.each(['same-origin', 'none'])('exports for a browser that says %s', async (site) => {
  const response = await begin(await shop.staff(['orders']), { 'sec-fetch-site': site });
  expect(response.statusCode).toBe(200);
});

/** How many orders the last export wrote, and whether its file is whole. */
async function lastEnd(): Promise<{ rows: number; isComplete: boolean }> {
  const [last] = await shop.dataSource.query<[{ after: { rows: number; isComplete: boolean } }]>(
    `SELECT after FROM audit WHERE what = 'order-export-ended' ORDER BY id DESC LIMIT 1`,
  );
  return last.after;
}

/** Reads what is sent; true when the file was broken off. */
async function isBrokenOff(response: IncomingMessage): Promise<boolean> {
  response.on('error', () => undefined).resume();
  if (!response.destroyed) await new Promise((resolve) => response.once('close', resolve));
  return !response.complete;
}

it.each([
  ['at once', 1],
  ['in the middle', 100_000],
])('reads an export no further whose browser goes away %s', async (_when, bytes) => {
  const response = await begin(await shop.staff(['orders']));
  const ended = await entries('order-export-ended');
  let received = 0;
  await new Promise<void>((resolve) => {
    response.on('data', (part: Buffer) => (received += part.length) >= bytes && resolve());
  });
  response.destroy();
  await until(async () => (await entries('order-export-ended')) > ended);
  const { rows, isComplete } = await lastEnd();
  expect(isComplete).toBe(false);
  expect(rows).toBeLessThan(ORDERS);
  if (bytes > 1) expect(rows).toBeGreaterThan(0);
});

it.each<[string, string]>([
  ['session ends', 'DELETE FROM user_session WHERE user_id = $1'],
  ['permission is taken', `UPDATE users SET permissions = '{catalog}' WHERE id = $1`],
  ['account is closed', 'UPDATE users SET is_active = false WHERE id = $1'],
])("breaks an export off whose reader's %s, and records its end", async (_what, statement) => {
  const staff = await shop.staff(['orders']);
  const response = await begin(staff);
  const ended = await entries('order-export-ended');
  await shop.dataSource.query(statement, [staff.user.id]);
  expect(await isBrokenOff(response)).toBe(true);
  await until(async () => (await entries('order-export-ended')) > ended);
  const { rows, isComplete } = await lastEnd();
  expect(isComplete).toBe(false);
  expect(rows).toBeLessThan(ORDERS);
});

it('breaks an export off that takes too long, though its reader goes on', async () => {
  const { running } = shop.app.get(RecordedExports);
  const { maxDurationMs } = running;
  running.maxDurationMs = 1_000;
  try {
    const response = await begin(await shop.staff(['orders']));
    const ended = await entries('order-export-ended');
    await until(async () => (await entries('order-export-ended')) > ended);
    expect((await lastEnd()).isComplete).toBe(false);
    expect(await isBrokenOff(response)).toBe(true);
  } finally {
    running.maxDurationMs = maxDurationMs;
  }
});

it('breaks exports off when the process ends, records their end, and begins none', async () => {
  const staff = await shop.staff(['orders']);
  const response = await begin(staff);
  const begun = await entries('order-export-started');
  const ended = await entries('order-export-ended');
  await shop.app.get(RecordedExports).onModuleDestroy();
  expect(await entries('order-export-ended')).toBe(ended + 1);
  expect((await lastEnd()).isComplete).toBe(false);
  expect(await isBrokenOff(response)).toBe(true);
  expect(statusesOf([await begin(staff)])).toEqual([503]);
  expect(await entries('order-export-started')).toBe(begun);
});

const connections = () =>
  new Promise<number>((resolve, reject) => {
    shop.app.getHttpServer().getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

async function waitingForOrders(): Promise<number> {
  const [row] = await shop.dataSource.query<[{ count: number }]>(
    `SELECT count(*) AS count FROM pg_locks WHERE relation = 'orders'::regclass AND NOT granted`,
  );
  return row.count;
}
