import ExcelJS from 'exceljs';
import type { TestBrowser } from '../../testing/browser.js';
import { offeredLine, openTestQuotes, QUOTE_BUYER, type TestQuotes } from '../../testing/quotes.js';

let shop: TestQuotes;
let staff: TestBrowser;

beforeAll(async () => {
  shop = await openTestQuotes({ environment: { RATE_LIMIT_FACTOR: '1000' } });
  staff = await shop.staff(['quotes']);
});

afterAll(() => shop.close());

function download({ cookies, headers }: TestBrowser, variables: object = {}) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const list = encodeURIComponent(JSON.stringify(variables));
  return shop.app.inject({ url: `/admin/aktar/teklifler?liste=${list}`, headers: { ...headers, cookie } });
}

async function rowsOf(variables: object): Promise<unknown[][]> {
  const response = await download(staff, variables);
  expect(response.statusCode).toBe(200);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(response.rawPayload as unknown as ArrayBuffer);
  const rows: unknown[][] = [];
  workbook.getWorksheet('Teklifler')?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
  return rows;
}

it('writes each quote with the kuruş of its newest offer, and leaves them empty before the first', async () => {
  const references = { project: 'B Blok' };
  const offered = await shop.request(shop.browser(), { references });
  await shop.offer(offered, [offeredLine(offered.id)]);
  const asked = await shop.request(shop.browser(), { references });
  const ids = [offered.id, asked.id];
  const [head, first, second] = await rowsOf({ filter: { ids }, sort: 'OLDEST' });
  expect(head?.slice(0, 7)).toEqual([
    'Teklif No',
    'Tarih',
    'Müşteri',
    'E-posta',
    'Telefon',
    'Firma',
    'Durum',
  ]);
  expect(first?.slice(2, 7)).toEqual([...Object.values(QUOTE_BUYER), 'Teklif Verildi']);
  expect(head?.slice(8, 14)).toEqual(['Kalem', 'Sürüm', 'Ara Toplam', 'KDV', 'Kargo', 'Toplam']);
  expect(first?.slice(8, 14)).toEqual([1, 1, 999.99, 200, 150, 1349.99]);
  expect(second?.[6]).toBe('Yeni');
  expect(second?.slice(9, 14).filter((cell) => cell !== undefined && cell !== null)).toEqual([]);
  expect(first?.[head?.indexOf('Proje / şantiye') ?? 0]).toBe('B Blok');
});

it('writes only what the list finds', async () => {
  const rows = await rowsOf({ filter: { text: 'yokböylebirteklif' } });
  expect(rows).toHaveLength(1);
});

it('is for staff of the quotes alone, and records who took it', async () => {
  expect((await download(await shop.staff(['orders']))).statusCode).toBe(403);
  expect((await download(shop.browser())).statusCode).toBe(401);
  const entries = await shop.dataSource.query<object[]>(
    `SELECT FROM audit WHERE what = 'quote-export-started'`,
  );
  expect(entries.length).toBeGreaterThan(0);
});
