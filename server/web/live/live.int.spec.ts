import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { until } from '../../kernel/clock/test-until.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import type { TestApi } from '../../testing/api.js';
import { LiveStreams, MAX_STREAMS_OF_ONE } from './live-streams.js';
import { useLiveShop } from '../../testing/live-shop.js';

const MARK_ALL = 'mutation { markAllNoticesSeen(until: "999999999") { unseenCount } }';

const live = useLiveShop();
const { open, addNotice } = live;

let api: TestApi;
let dataSource: DataSource;

beforeAll(() => {
  ({ api, dataSource } = live);
});

const bump = (topic: 'catalog' | 'content') =>
  dataSource.transaction((transaction) => api.app.get(DataVersions).bump(transaction, topic));

it('announces notices and data versions by name alone, within a second', async () => {
  const window = await open(await api.staff());
  expect(window.status).toBe(200);
  const topics: string[] = [];
  const changes = [
    ['notices', () => addNotice('order_placed')],
    ['content', () => bump('content')],
    ['catalog', () => bump('catalog')],
  ] as const;
  for (const [topic, change] of changes) {
    await change();
    topics.push(topic);
    await until(() => window.topics().length === topics.length);
  }
  expect(window.topics()).toEqual(topics);
  expect(window.text()).toBe(
    `retry: 3000\n\n${topics.map((topic) => `event: changed\ndata: ${topic}\n\n`).join('')}`,
  );
});

it('is neither stored nor compressed nor buffered on the way, and as closed as everything else', async () => {
  const { headers } = await open(await api.staff());
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  expect(headers.get('content-encoding')).toBeNull();
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

it('announces a notice only to staff who may see it', async () => {
  const orders = await open(await api.staff(['orders']));
  const settings = await open(await api.staff(['settings']));
  const all = await open(await api.staff());
  await addNotice('job_failed');
  await until(() => settings.topics().length === 1 && all.topics().length === 1);
  await addNotice('order_placed');
  await until(() => orders.topics().length === 1 && all.topics().length === 2);
  expect(settings.topics()).toEqual(['notices']);
});

it('announces a change of an order or a quote only to staff for orders or quotes', async () => {
  const orders = await open(await api.staff(['orders']));
  const quotes = await open(await api.staff(['quotes']));
  const settings = await open(await api.staff(['settings']));
  const change = (category: string) =>
    dataSource.query(
      `SELECT append_events($1, $1 || '-1', 0, decode(repeat('00', 32), 'hex'), ARRAY['Tried'],
         ARRAY[1]::smallint[], ARRAY['{}'], ARRAY[sha256('mac')], 'system', '', 'spec', clock_timestamp())`,
      [category],
    );
  await change('order');
  await until(() => orders.topics().length === 1);
  await change('quote');
  await until(() => quotes.topics().length === 1);
  await change('cart');
  await addNotice('job_failed');
  await until(() => settings.topics().length === 1);
  expect([orders.topics(), quotes.topics(), settings.topics()]).toEqual([
    ['orders'],
    ['quotes'],
    ['notices'],
  ]);
});

it('announces to the other windows of a person what they have seen, and to nobody else', async () => {
  const staff = await api.staff();
  const own = await open(staff);
  const other = await open(await api.staff());
  await addNotice('order_placed');
  await until(() => own.topics().length === 1 && other.topics().length === 1);
  await staff.ask(MARK_ALL);
  await until(() => own.topics().length === 2);
  await staff.ask(MARK_ALL);
  await wait(1_500);
  expect([own.topics(), other.topics()]).toEqual([['notices', 'notices'], ['notices']]);
});

it('announces many changes at most once a second, and the last of them too', async () => {
  const window = await open(await api.staff());
  const begun = performance.now();
  for (let change = 0; change < 100; change += 1) await addNotice('order_placed');
  await wait(2_500);
  const seconds = (performance.now() - begun) / 1_000;
  const announced = window.topics().length;
  expect(announced).toBeGreaterThan(1);
  expect(announced).toBeLessThanOrEqual(Math.ceil(seconds));
});

it('announces what was committed while its notifications were cut', async () => {
  const window = await open(await api.staff());
  await dataSource.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE '% notice'`,
  );
  await addNotice('order_placed');
  await until(() => window.topics().includes('notices'));
});

it('refuses guests, customers and programs', async () => {
  const answers = await Promise.all(
    [api.browser(), await api.customer(), await api.program()].map(async (browser) => {
      const { status, body } = await open(browser);
      return [status, (JSON.parse(await body) as { code: string }).code];
    }),
  );
  expect(answers).toEqual([
    [401, 'SIGN_IN_REQUIRED'],
    [401, 'SIGN_IN_REQUIRED'],
    [403, 'FORBIDDEN'],
  ]);
});

it('serves a person so many windows and not one more, and others all the same', async () => {
  const staff = await api.staff();
  const opened = await Promise.all(Array.from({ length: MAX_STREAMS_OF_ONE }, () => open(staff)));
  expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200));
  const refused = await open(staff);
  expect([refused.status, JSON.parse(await refused.body)]).toMatchObject([
    429,
    { code: 'TOO_MANY_STREAMS', details: { maximum: MAX_STREAMS_OF_ONE } },
  ]);
  expect((await open(await api.staff())).status).toBe(200);
  opened[0]?.close();
  await until(() => api.app.get(LiveStreams).count === MAX_STREAMS_OF_ONE);
  expect((await open(staff)).status).toBe(200);
});

it('forgets the windows that are queued behind another one on a connection that drops', async () => {
  const staff = await api.staff();
  const { port } = api.app.getHttpServer().address() as AddressInfo;
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(`GET /admin/live HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`.repeat(4));
  await until(() => api.app.get(LiveStreams).count === 4);
  socket.destroy();
  await until(() => api.app.get(LiveStreams).count === 0);
});

it.each(['cross-site', 'same-site'])('is refused to a page that is %s', async (site) => {
  const staff = await api.staff();
  const { status, body } = await open({ ...staff, headers: { ...staff.headers, 'sec-fetch-site': site } });
  expect([status, JSON.parse(await body)]).toMatchObject([403, { code: 'FOREIGN_ORIGIN' }]);
  expect(api.app.get(LiveStreams).count).toBe(0);
});

it('holds 200 windows at once, and each is told', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => api.staff(['orders'])));
  const opened = await Promise.all(
    people.flatMap((person) => Array.from({ length: MAX_STREAMS_OF_ONE }, () => open(person))),
  );
  await addNotice('order_placed');
  await until(() => opened.every(({ topics }) => topics().length === 1));
});

it('answers HEAD with the headers alone, and holds nothing for it', async () => {
  const head = await open(await api.staff(), 'HEAD');
  expect([head.status, await head.body]).toEqual([200, '']);
  expect(api.app.get(LiveStreams).count).toBe(0);
});
