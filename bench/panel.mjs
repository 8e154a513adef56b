import { postOperation } from './graphql.mjs';
import { peakMegabytes } from './memory.mjs';
import {
  ADMIN_LOGIN,
  ADMIN_ORDER_COUNTS,
  ADMIN_ORDER_NEIGHBORS,
  ADMIN_ORDER_SUGGESTIONS,
  ADMIN_ORDERS,
} from './operations.mjs';
import { generatePanelOrders } from './panel-orders.mjs';
import { benchPanelDay } from './panel-day.mjs';
import { measureQuestion } from './panel-question.mjs';
import { runCommand, startApi } from './processes.mjs';
import { report } from './report.mjs';

const MAX_P95_MS = 150;
/** Somebody is typing. */
const MAX_TYPING_P95_MS = 100;
const MAX_FIRST_BYTE_MS = 1_000;
const STAFF = { email: 'bench@example.com', password: 'A-password-of-the-bench-1' };
const EXPORT = '/admin/aktar/siparisler';
const TEXTS = ['gülşah ışıldak', 'musteri42', 'demir enerji', '0532 123 4', 'pmp-123'];
const BROAD_TEXTS = ['yılmaz', 'example.com', 'tesisat', 'ltd', 'ay'];

const page = (filter, { sort = 'NEWEST', skip = 0 } = {}) => ({
  query: ADMIN_ORDERS,
  variables: { filter, sort, skip },
});
const oneOf = (values, n) => values[n % values.length];
const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString();

/** What staff ask for, the n-th time; `size` is how many orders there are. */
const QUESTIONS = {
  'first page': (n) => page({}, { skip: n % 3 }),
  'deep page': (n, size) => page({}, { skip: Math.min(9_900, size - 100) + (n % 50) }),
  'one status': (n) =>
    page({ statuses: [oneOf(['PENDING', 'DELIVERED', 'CANCELLED'], n)] }, { skip: n % 20 }),
  unpaid: (n) => page({ paymentStatuses: ['PENDING'] }, { skip: n % 20 }),
  'overdue payments': (n) => page({ isPaymentOverdue: true }, { skip: n % 5 }),
  'a period': (n) => page({ createdFrom: daysAgo(30 + (n % 9)), createdBefore: daysAgo(n % 7) }),
  'a range of totals': (n) => page({ minTotal: 3_000_000 + n, maxTotal: 5_000_000 }),
  'by total': (n) => page({}, { sort: oneOf(['LOWEST_TOTAL', 'HIGHEST_TOTAL'], n), skip: n % 90 }),
  'a search': (n) => page({ text: oneOf(TEXTS, n) + (n % 2 ? '' : ' ') }),
  'a broad search': (n) => page({ text: oneOf(BROAD_TEXTS, n) }, { skip: n % 30 }),
  'a broad search of one status': (n) => page({ text: oneOf(BROAD_TEXTS, n), statuses: ['DELIVERED'] }),
  counts: () => ({ query: ADMIN_ORDER_COUNTS, variables: {} }),
  neighbors: (n, _size, ids) => ({
    query: ADMIN_ORDER_NEIGHBORS,
    variables: { id: oneOf(ids, n), filter: { statuses: ['DELIVERED'] } },
  }),
};

const typed = (text) => ({ query: ADMIN_ORDER_SUGGESTIONS, variables: { text } });

/** What staff type into the command palette. */
const TYPED = {
  'a number': (n, _size, ids) => typed(oneOf(ids, n).slice(0, 4 + (n % 5))),
  'a name': (n) => typed(oneOf(TEXTS, n) + (n % 2 ? '' : ' ')),
  'an e-mail address': (n, size) => typed(`musteri${1 + ((n * 37) % size)}@example`),
  'a broad word': (n) => typed(oneOf(BROAD_TEXTS, n)),
  // Of orders in a row: at 100,000 the newest of them lies half way back.
  'a broad word of long ago': () => typed('musteri4'),
  'a few letters': (n) => typed(oneOf(['ay', 'gü', 'de', '05', 'is'], n)),
};

/** The lists of the panel with few orders and with many, asked in turns, so that the machine is as busy for both. */
export async function benchPanel({ postgres, dataDir, orders: sizes }) {
  const shops = [];
  try {
    for (const size of sizes) shops.push(await openShop({ postgres, dataDir, size }));
    for (const [name, question] of Object.entries(QUESTIONS)) {
      await measureQuestion({ name: `orders, ${name}`, noun: 'orders', question, maxMs: MAX_P95_MS }, shops);
    }
    for (const [name, question] of Object.entries(TYPED)) {
      const typing = { name: `palette, ${name}`, noun: 'orders', question, maxMs: MAX_TYPING_P95_MS };
      await measureQuestion(typing, shops);
    }
    await measureExport(shops.at(-1));
    await benchPanelDay(shops.at(-1));
  } finally {
    for (const { api } of shops) api.stop();
  }
}

async function openShop({ postgres, dataDir, size }) {
  process.stdout.write(`${size} orders …\n`);
  const databaseUrl = await postgres.createDatabase(`bench_panel_${size}`);
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  await generatePanelOrders(databaseUrl, dataDir, size);
  const create = ['admin:create', '--name', 'Bench', '--email', STAFF.email, '--permissions', 'orders'];
  await runCommand([...create, '--password-stdin'], env, STAFF.password);
  const api = await startApi(databaseUrl, dataDir, { RATE_LIMIT_FACTOR: '10000' });
  const login = {
    query: ADMIN_LOGIN,
    variables: { input: { login: STAFF.email, password: STAFF.password } },
  };
  const signedIn = await send(api, login);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const { data } = await (await send(api, page({}, { skip: 30 }), cookie)).json();
  const ids = data.adminOrders.items.map(({ id }) => id);
  return { size, api, origin: api.origin, login, cookie, ids, ask: (body) => send(api, body, cookie) };
}

const send = ({ origin }, body, cookie) =>
  postOperation(origin, JSON.stringify(body), { ...(cookie && { cookie }) });

async function measureExport({ api, size, cookie }) {
  const before = peakMegabytes(api.pid);
  const begin = performance.now();
  const response = await fetch(`${api.origin}${EXPORT}`, { headers: { cookie } });
  let bytes = 0;
  let firstByteMs = 0;
  for await (const part of response.body) {
    firstByteMs ||= performance.now() - begin;
    bytes += part.length;
  }
  const seconds = (performance.now() - begin) / 1_000;
  if (response.status !== 200 || bytes < size) throw new Error('the export failed');
  report({
    what: `panel: export of ${size} orders, first byte`,
    measured: `${firstByteMs.toFixed(0)} ms`,
    reference: `${seconds.toFixed(1)} s in all, ${(bytes / 1_000_000).toFixed(1)} MB`,
    ratio: `peak memory of the API ${before?.toFixed(0)} → ${peakMegabytes(api.pid)?.toFixed(0)} MB`,
    goal: `≤ ${MAX_FIRST_BYTE_MS} ms`,
    reached: firstByteMs <= MAX_FIRST_BYTE_MS,
  });
}
