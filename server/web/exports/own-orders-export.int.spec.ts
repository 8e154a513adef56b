import ExcelJS from 'exceljs';
import type { TestBrowser } from '../../testing/browser.js';
import { openTestOrders, type TestOrder, type TestOrders } from '../../testing/orders.js';

let shop: TestOrders;
let customer: TestBrowser;
let orders: TestOrder[];

beforeAll(async () => {
  shop = await openTestOrders({ environment: { GUEST_ORDERS_PER_HOUR: '1000', RATE_LIMIT_FACTOR: '1000' } });
  customer = await shop.customer();
  const references = {
    purchaseOrder: '=HYPERLINK("http://kotu.example")',
    project: '+90',
    requisition: '@A1',
  };
  orders = [await shop.place(customer), await shop.place(customer, { references })];
  await shop.place(await shop.customer());
}, 60_000);

afterAll(() => shop.close());

const download = (browser: TestBrowser, filter?: object) => {
  const query = filter ? `?liste=${encodeURIComponent(JSON.stringify({ filter }))}` : '';
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  return shop.app.inject({ url: `/siparislerim/aktar${query}`, headers: { ...browser.headers, cookie } });
};

async function sheetOf(filter?: object): Promise<ExcelJS.Row[]> {
  const response = await download(customer, filter);
  expect(response.statusCode).toBe(200);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(response.rawPayload as unknown as ArrayBuffer);
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Siparişlerim']);
  return workbook.worksheets[0]?.getRows(1, workbook.worksheets[0].rowCount) ?? [];
}

const valuesOf = (row: ExcelJS.Row | undefined) => (row?.values as unknown[]).slice(1);

it('sends a file that is named by the day', async () => {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format();
  const { headers } = await download(customer);
  expect(headers).toMatchObject({
    'content-disposition': `attachment; filename="Siparislerim_${today}.xlsx"`,
    'cache-control': 'no-store',
  });
});

it('writes the orders of the customer alone, newest first, with dates and numbers as such', async () => {
  const [head, first, second, ...rest] = await sheetOf();
  expect(rest).toEqual([]);
  expect(valuesOf(head)).toEqual([
    'Sipariş No',
    'Tarih',
    'Durum',
    'Ödeme Durumu',
    'Ödeme Yöntemi',
    'Ürün Adedi',
    'Ara Toplam',
    'KDV',
    'Kargo',
    'Toplam',
    'Satın alma sipariş no',
    'Proje / şantiye',
    'Talep no',
    'Teslimat yeri',
    'Teslim alacak kişi',
    'Teslimat telefonu',
  ]);
  expect([first, second].map((row) => row?.getCell(1).value)).toEqual([
    `#${orders[1]!.number}`,
    `#${orders[0]!.number}`,
  ]);
  const [, placedAt, ...cells] = valuesOf(second);
  expect(placedAt).toBeInstanceOf(Date);
  expect(cells).toEqual(['Beklemede', 'Beklemede', 'Banka Havalesi', 1, 1_000, 200, 150, 1_350]);
  expect(second?.getCell(10).numFmt).toMatch(/0,00|0\.00/);
});

it('writes no formula, whatever the buyer typed', async () => {
  const [, first] = await sheetOf();
  expect(valuesOf(first).slice(10)).toEqual(['=HYPERLINK("http://kotu.example")', '+90', '@A1']);
  expect(first?.getCell(11).formula).toBeFalsy();
});

it('writes what the list is filtered to', async () => {
  const [, only, ...rest] = await sheetOf({ text: orders[0]!.number });
  expect([only?.getCell(1).value, rest]).toEqual([`#${orders[0]!.number}`, []]);
  expect(await sheetOf({ statuses: ['DELIVERED'] })).toHaveLength(1);
});

it('is refused to visitors and staff, and for a filter that the list does not have', async () => {
  const staff = await shop.staff(['orders']);
  const codes = await Promise.all([download(shop.browser()), download(staff)]);
  expect(codes.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  expect((await download(customer, { customerId: 'x' })).statusCode).toBe(400);
});
