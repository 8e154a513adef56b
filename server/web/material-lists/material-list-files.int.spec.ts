import ExcelJS from 'exceljs';
import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../testing/api.js';
import type { TestBrowser } from '../../testing/browser.js';

const ENTRY = `
export const canonicalParameters = () => new URLSearchParams();
export const isUnknownPath = () => false;
export async function renderPage() {
  return { status: 404, html: 'Sayfa bulunamadı', headers: {}, inlineScripts: [], cacheable: true };
}`;
const MATCH = 'mutation ($text: String!) { list: matchMaterialList(input: { text: $text }) { id } }';

let api: TestApi;
let dataSource: DataSource;

beforeAll(async () => {
  api = await openTestApi({ entry: ENTRY });
  dataSource = api.app.get(DataSource);
  await dataSource.query(
    `INSERT INTO product (id, slug, name, sku, base_price_kurus)
     SELECT gen_random_uuid(), 'urun-' || n, 'Kelebek Vana DN ' || n, 'KOD-' || lpad(n::text, 3, '0'), price
     FROM (VALUES (1, 3333), (2, 0)) AS priced (n, price)`,
  );
}, 30_000);

afterAll(() => api.close());

const create = async (browser: TestBrowser, text: string) =>
  (await browser.ask<{ list: { id: string } }>(MATCH, { text })).list.id;

const get = ({ headers, cookies }: TestBrowser, id: string, method: 'GET' | 'HEAD' = 'GET') =>
  api.app.inject({
    method,
    url: `/malzeme-listesi-dosyasi/${id}`,
    headers: { ...headers, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });

async function cellsOf(file: Buffer): Promise<ExcelJS.Worksheet> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file as unknown as ExcelJS.Buffer);
  const sheet = workbook.getWorksheet('Malzeme Listesi');
  if (!sheet) throw new Error('There is no such sheet');
  return sheet;
}

it('gives a list with what was found for each line, money as numbers that say that KDV comes on top', async () => {
  const guest = api.browser();
  const id = await create(guest, 'KOD-001\t3 ad\nKOD-002\t1\nBİLİNMEYEN-9\t2 tk\nKOD-001\t1');
  const response = await get(guest, id);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="Malzeme_Listesi_\d{4}-\d\d-\d\d\.xlsx"$/,
    ) as string,
    'cache-control': 'no-store',
  });
  const sheet = await cellsOf(response.rawPayload);
  const rows = [1, 2, 3, 4].map((row) => (sheet.getRow(row).values as unknown[]).slice(1));
  expect(rows[0]).toEqual([
    'Satır',
    'Yazdığınız',
    'Yazdığınız Miktar',
    'Sonuç',
    'Ürün',
    'Marka',
    'Model',
    'Stok Kodu',
    'Neden',
    'Adet',
    'Birim',
    'Birim Fiyat (TL, KDV hariç)',
    'Tutar (TL, KDV hariç)',
    'Stok',
    'Adaylar',
  ]);
  const at = (row: number, header: string) =>
    sheet.getRow(row).getCell((rows[0] ?? []).indexOf(header) + 1).value;
  expect(
    ['Satır', 'Yazdığınız', 'Sonuç', 'Stok Kodu', 'Neden', 'Adet'].map((header) => at(2, header)),
  ).toEqual(['1, 4', 'KOD-001 / KOD-001', 'Bulundu', 'KOD-001', 'Stok kodu birebir', 4]);
  expect([at(2, 'Birim Fiyat (TL, KDV hariç)'), at(2, 'Tutar (TL, KDV hariç)')]).toEqual([33.33, 133.32]);
  expect(at(3, 'Birim Fiyat (TL, KDV hariç)')).toBe('Fiyat Sorunuz');
  expect(['Yazdığınız', 'Sonuç', 'Ürün', 'Adet', 'Birim'].map((header) => at(4, header))).toEqual([
    'BİLİNMEYEN-9',
    'Bulunamadı',
    null,
    2,
    'takım',
  ]);
  expect((await get(guest, id, 'HEAD')).statusCode).toBe(200);
});

it('writes nothing that a spreadsheet would carry out, whatever a list says', async () => {
  const guest = api.browser();
  const id = await create(guest, '=HYPERLINK("http://ornek.example")\t1');
  const sheet = await cellsOf((await get(guest, id)).rawPayload);
  const { type, value } = sheet.getCell('B2');
  expect(type).toBe(ExcelJS.ValueType.String);
  expect(value).toContain('HYPERLINK');
});

it('names the candidates of a line that is still to be chosen', async () => {
  const guest = api.browser();
  const id = await create(guest, 'kelebek vana\t1');
  const sheet = await cellsOf((await get(guest, id)).rawPayload);
  expect(sheet.getCell('D2').value).toBe('Seçilecek');
  expect(sheet.getCell('O2').value).toMatch(/KOD-00[12] Kelebek Vana/);
});

it('has nothing for anybody else, and nothing of a list that is over', async () => {
  const guest = api.browser();
  const id = await create(guest, 'KOD-001\t1');
  for (const other of [api.browser(), await api.customer(), await api.staff(['orders'])]) {
    const response = await get(other, id);
    expect([response.statusCode, response.body]).toEqual([404, expect.stringContaining('Sayfa bulunamadı')]);
  }
  for (const wrong of ['x', '%00']) expect((await get(guest, wrong)).statusCode).toBe(404);
  await dataSource.query("UPDATE material_list SET expires_at = now() - interval '1 second' WHERE id = $1", [
    id,
  ]);
  expect((await get(guest, id)).statusCode).toBe(404);
});
