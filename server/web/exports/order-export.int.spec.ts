import ExcelJS from 'exceljs';
import { AuditReader } from '../../kernel/audit-log/audit-reader.js';
import { until } from '../../kernel/clock/test-until.js';
import { StreamKeys } from '../../kernel/event-store/stream-keys.js';
import { ProjectionsModule } from '../../kernel/projections/projections.module.js';
import { ProjectionRebuild } from '../../kernel/projections/projection-rebuild.js';
import type { TestBrowser } from '../../testing/browser.js';
import { addManyOrders } from '../../testing/many-orders.js';
import { openTestOrders, TEST_BUYER, type TestOrder, type TestOrders } from '../../testing/orders.js';
import { SPEC_CAUSE } from '../../testing/spec-cause.js';

const URL_OF_EXPORT = '/admin/aktar/siparisler';
const ADDRESS = 'Atatürk Caddesi No: 5, 34710 Kadıköy / İstanbul';
const NOTES = 'Kapıda arayın\nTeşekkürler';

let shop: TestOrders;
let staff: TestBrowser;
let orders: TestOrder[];

beforeAll(async () => {
  shop = await openTestOrders({
    modules: [ProjectionsModule],
    environment: { GUEST_ORDERS_PER_HOUR: '1000', RATE_LIMIT_FACTOR: '1000' },
  });
  staff = await shop.staff(['orders']);
  const evil = {
    name: '=HYPERLINK("http://kotu.example")',
    email: 'kotu@example.com',
    phone: '+90 532 111 22 33',
  };
  orders = [
    await shop.place(shop.browser()),
    await shop.place(shop.browser(), { buyer: { ...evil, company: '@SUM(A1)' } }),
  ];
  await shop.dataSource.query('UPDATE orders SET notes = $2 WHERE id = $1', [orders[0]?.id, NOTES]);
}, 60_000);

afterAll(() => shop.close());

const cookieOf = (browser: TestBrowser) =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const listed = (variables: object) => `?liste=${encodeURIComponent(JSON.stringify(variables))}`;

const download = (browser: TestBrowser, query = '') =>
  shop.app.inject({
    url: `${URL_OF_EXPORT}${query}`,
    headers: { ...browser.headers, cookie: cookieOf(browser) },
  });

async function rowsOf(query = ''): Promise<unknown[][]> {
  const response = await download(staff, query);
  expect(response.statusCode).toBe(200);
  // An export that is still recorded would refuse the next one.
  await until(allEnded);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(response.rawPayload as unknown as ArrayBuffer);
  const rows: unknown[][] = [];
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Siparişler']);
  workbook.getWorksheet('Siparişler')?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
  return rows;
}

const numbersOf = async (variables: object) =>
  (await rowsOf(listed(variables))).slice(1).map(([number]) => number);
const hashed = (...ofOrders: TestOrder[]) => ofOrders.map(({ number }) => `#${number}`);

/** The end is recorded once the file has left. */
const allEnded = async () => {
  const [left] = await shop.dataSource.query<[{ running: number }]>(
    `SELECT count(*) FILTER (WHERE what LIKE '%-started') - count(*) FILTER (WHERE what LIKE '%-ended') AS running
     FROM audit WHERE what LIKE 'order-export-%'`,
  );
  return left.running === 0;
};

/** What the audit log says of the last export, oldest entry first. */
async function recorded() {
  await until(allEnded);
  const [last] = await shop.dataSource.query<[{ subject: string } | undefined]>(
    `SELECT subject FROM audit WHERE what LIKE 'order-export-%' ORDER BY id DESC LIMIT 1`,
  );
  const reader = shop.app.get(AuditReader, { strict: false });
  const entries = await reader.entriesOf(last?.subject ?? '', { limit: 5 });
  return entries.toReversed().map(({ what, actor, after }) => ({ what, kind: actor.kind, after }));
}

it('sends a file that is named by the day and kept nowhere', async () => {
  const { headers, statusCode } = await download(staff);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="Siparisler_${today}.xlsx"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

it('writes sixteen columns before its own, money as numbers in lira and the time as it was in Istanbul', async () => {
  const [head, , first] = await rowsOf();
  expect(head).toEqual([
    'Sipariş No',
    'Tarih',
    'Müşteri',
    'E-posta',
    'Telefon',
    'Firma',
    'Durum',
    'Ödeme Durumu',
    'Ödeme Yöntemi',
    'Ara Toplam',
    'KDV',
    'Kargo',
    'Toplam',
    'Teslimat Adresi',
    'Fatura Adresi',
    'Notlar',
    'Alınan Ödeme',
    'Kalan Ödeme',
    'Satın alma sipariş no',
    'Proje / şantiye',
    'Talep no',
    'Teslimat yeri',
    'Teslim alacak kişi',
    'Teslimat telefonu',
  ]);
  const [{ placedAt }] = await shop.dataSource.query<[{ placedAt: Date }]>(
    'SELECT placed_at AS "placedAt" FROM orders WHERE id = $1',
    [orders[0]!.id],
  );
  const [number, time, ...cells] = first!;
  expect(number).toBe(`#${orders[0]!.number}`);
  expect((time as Date).getTime() - placedAt.getTime()).toBeCloseTo(3 * 3_600_000, -1);
  expect(cells).toEqual([
    TEST_BUYER.name,
    TEST_BUYER.email,
    TEST_BUYER.phone,
    undefined,
    'Beklemede',
    'Beklemede',
    'Banka Havalesi',
    1_000,
    200,
    150,
    1_350,
    ADDRESS,
    ADDRESS,
    NOTES,
    0,
    1_350,
  ]);
});

it('writes no formula, whatever a buyer typed', async () => {
  const [, row] = await rowsOf();
  expect(row?.slice(2, 6)).toEqual([
    '=HYPERLINK("http://kotu.example")',
    'kotu@example.com',
    '+90 532 111 22 33',
    '@SUM(A1)',
  ]);
});

it('exports what the list shows by the same variables, whole and in its order', async () => {
  const [first, second] = orders as [TestOrder, TestOrder];
  expect(await numbersOf({ sort: 'OLDEST' })).toEqual(hashed(first, second));
  expect(await numbersOf({ sort: 'OLDEST', skip: 1, take: 1 })).toEqual(hashed(first, second));
  expect(await numbersOf({ filter: { text: 'kotu@example' } })).toEqual(hashed(second));
  expect(await numbersOf({ filter: { statuses: ['SHIPPED'] } })).toEqual([]);
  expect(await numbersOf({ filter: { ids: [first.id] } })).toEqual(hashed(first));
  expect(await numbersOf({ filter: { maxTotal: 1_000 } })).toEqual([]);
  expect(await numbersOf({ filter: { createdBefore: '2020-01-01T00:00:00Z' } })).toEqual([]);
  expect(await numbersOf({ filter: null })).toEqual(hashed(second, first));
});

it('records who exported with which filter, and how many orders, but not what was searched for', async () => {
  await rowsOf(listed({ filter: { text: 'ayşe', statuses: ['PENDING'] } }));
  expect(await recorded()).toEqual([
    {
      what: 'order-export-started',
      kind: 'staff',
      after: { isSearched: true, statuses: ['pending'], sort: 'newest' },
    },
    { what: 'order-export-ended', kind: 'staff', after: { rows: 1, isComplete: true } },
  ]);
  const [{ stored }] = await shop.dataSource.query<[{ stored: string }]>(
    `SELECT string_agg(after::text, '') AS stored FROM audit WHERE what LIKE 'order-export-%'`,
  );
  expect(stored).not.toContain('ayşe');
});

it('exports and records nothing for HEAD', async () => {
  const exportsOf = async () =>
    (await shop.dataSource.query<unknown[]>(`SELECT id FROM audit WHERE what LIKE 'order-export%'`)).length;
  await until(allEnded);
  const before = await exportsOf();
  const response = await shop.app.inject({
    method: 'HEAD',
    url: URL_OF_EXPORT,
    headers: { cookie: cookieOf(staff) },
  });
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('');
  expect(await exportsOf()).toBe(before);
});

describe('a long list', () => {
  const MORE = 3_000;
  beforeAll(async () => {
    await addManyOrders(shop.dataSource, orders[0]!.id, MORE);
  }, 240_000);

  afterAll(() => shop.dataSource.query(`DELETE FROM orders WHERE number LIKE 'n%'`));

  it('is exported whole, each order once though all were placed at the same time', async () => {
    const numbers = await numbersOf({ sort: 'LOWEST_TOTAL' });
    expect(numbers).toHaveLength(MORE + orders.length);
    expect(new Set(numbers).size).toBe(numbers.length);
  }, 30_000);
});

it('exports an order without its buyer once they are erased', async () => {
  const [{ id, number }] = orders as [TestOrder];
  await shop.dataSource.transaction((transaction) =>
    shop.app.get(StreamKeys, { strict: false }).erase(transaction, `order-${id}`, SPEC_CAUSE),
  );
  await shop.app.get(ProjectionRebuild, { strict: false }).rebuild();
  const row = (await rowsOf()).find(([cell]) => cell === `#${number}`);
  expect(row?.slice(2)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'Beklemede',
    'Beklemede',
    'Banka Havalesi',
    1_000,
    200,
    150,
    1_350,
    undefined,
    undefined,
    undefined,
    0,
    1_350,
  ]);
  expect(await numbersOf({ filter: { text: 'ayşe' } })).toEqual([]);
});
