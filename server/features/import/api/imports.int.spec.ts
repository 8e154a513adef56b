import ExcelJS from 'exceljs';
import type { TestBrowser } from '../../../testing/browser.js';
import {
  CANCEL,
  CORRECT,
  type ImportApi,
  openImportApi,
  priceList,
  UNDO,
} from '../../../testing/import-api.js';

let shop: ImportApi;
let staff: TestBrowser;

beforeEach(async () => {
  shop = await openImportApi();
  staff = await shop.api.staff(['import']);
  const id = await shop.planned(staff, 'Kategori_Adi;Aciklama\nPompalar;x\nVanalar;y\n');
  await applied(id);
  await applied(await shop.planned(staff, priceList([['Pompa', 'Pompalar', '100', 'P-1', '10']])));
});

afterEach(() => shop.close());

const applied = (id: string) => shop.applied(staff, id);
const previewed = (id: string, input: Record<string, unknown>) => shop.previewed(staff, id, input);

describe('uploading', () => {
  it('takes a file of a program with the permission, and shows what it would change', async () => {
    const program = await shop.api.program(['import']);
    const id = await shop.planned(
      program,
      priceList([
        ['Pompa', 'Pompalar', '400', 'P-1', '10'],
        ['Yeni', 'Pompalar', '5', 'N-1', '1'],
      ]),
    );
    const run = await shop.run(program, id);
    expect(run).toMatchObject({
      status: 'READY',
      planned: { newProducts: 1, changedProducts: 1, priceJumps: 1 },
    });
    expect(run.rows.items[0]).toMatchObject({
      kind: 'CHANGED',
      isPriceJump: true,
      changes: [{ column: 'Fiyat', before: '₺100,00', after: '₺400,00' }],
    });
  });

  it.each([
    ['nothing', '', 'SPREADSHEET_EMPTY', 422],
    ['more than 20 MB', Buffer.alloc(20 * 1024 * 1024 + 1), 'SPREADSHEET_TOO_LARGE', 413],
  ])('refuses %s while it arrives', async (_what, content, code, status) => {
    const response = await shop.upload(staff, content);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([status, code]);
  });

  it.each(['', '%E2%80%8B'])('refuses a file without a name: %j', async (name) => {
    expect((await shop.upload(staff, 'a;b', `ad=${name}`)).statusCode).toBe(400);
  });

  it('compares a text whose beginning ends within a character, and headings that hold what no text may', async () => {
    const sheet = (description: string) =>
      `Urun_Adi;Kategori;Fiyat;SKU;Aciklama\nYeni;Pompalar;5;N-1;${description}\n`;
    await applied(await shop.planned(staff, sheet(`${'a'.repeat(298)}😀 ve sonrası`)));
    const odd = Buffer.from(
      `\ufeff${sheet('kısa').replace('Aciklama', 'Aciklama;No\u0000t\ud83d')}`,
      'utf16le',
    );
    const run = await shop.run(staff, await shop.planned(staff, odd));
    expect(run).toMatchObject({ status: 'READY', planned: { changedProducts: 1 } });
    expect(run.rows.items[0]?.changes).toEqual([
      { column: 'Aciklama', before: `${'a'.repeat(298)}…`, after: 'kısa' },
    ]);
    expect(run.sheets[0]?.headings.at(-1)?.heading).toBe('Not\ufffd');
  });

  it('recognizes a file that was applied before, with its date and result', async () => {
    const text = priceList([['Yeni', 'Pompalar', '5', 'N-1', '1']]);
    await applied(await shop.planned(staff, text, 'ad=ilk.csv'));
    const again = await shop.run(staff, await shop.planned(staff, text, 'ad=ikinci.csv'));
    expect(again.earlier).toMatchObject({
      fileName: 'ilk.csv',
      status: 'APPLIED',
      result: { details: { productsAdded: 1 } },
    });
    expect(again.planned).toMatchObject({ newProducts: 0, unchanged: 1 });
  });

  it('says in Turkish why a file cannot be read, and lets the headings of one be assigned that no one knows', async () => {
    const html = await shop.run(
      staff,
      await shop.planned(staff, '<html><table></table></html>', 'ad=liste.xls'),
    );
    expect(html.status).toBe('FAILED');
    expect(html.failure).toContain('Bu dosya bir Excel ya da CSV dosyası değil (HTML sayfası)');
    const id = await shop.planned(
      staff,
      'Benennung;Gruppe;Netto\nPumpe;Pompalar;120\n',
      'ad=a.csv&tedarikci=Vanora',
    );
    const unknown = await shop.run(staff, id);
    expect(unknown).toMatchObject({ status: 'FAILED', sheets: [{ kind: null }] });
    const heading = (position: number, field: string) => ({ sheet: 0, position, kind: 'PRODUCTS', field });
    const headings = [heading(0, 'name'), heading(1, 'category'), heading(2, 'price')];
    expect(await previewed(id, { headings })).toMatchObject({ status: 'READY', planned: { newProducts: 1 } });
    const next = await shop.planned(
      staff,
      'Netto;Gruppe;Benennung\n99;Vanalar;Ventil\n',
      'ad=b.csv&tedarikci=Vanora',
    );
    expect((await shop.run(staff, next)).sheets[0]?.headings).toEqual([
      { position: 0, heading: 'Netto', field: 'price', isAssigned: true },
      { position: 1, heading: 'Gruppe', field: 'category', isAssigned: true },
      { position: 2, heading: 'Benennung', field: 'name', isAssigned: true },
    ]);
  });
});

it('gives out what failed with its reason beside it, ready to be imported again', async () => {
  const id = await shop.plannedSheets(staff, {
    Urunler: [
      ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU', 'Bilinmeyen'],
      ['=HYPERLINK("http://kotu.example")', 'Pompalr', 5, 'N-1', 'x'],
      ['Tamam', 'Pompalar', 5, 'N-2', 'y'],
    ],
    Teknik: [
      ['SKU', 'Ozellik', 'Deger'],
      ['N-1', 'Debi', '60'],
      ['N-2', 'Debi', '70'],
    ],
  });
  await applied(id);
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await shop.api.app.inject({
    url: `/admin/excel-ice-aktar/${id}/hatalar`,
    headers: { ...staff.headers, cookie },
  });
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(response.rawPayload as never);
  const rowsOf = (name: string) =>
    workbook
      .getWorksheet(name)
      ?.getSheetValues()
      .slice(1)
      .map((row) => (row as unknown[]).slice(1));
  expect(rowsOf('Urunler')).toEqual([
    ['Hata', 'Urun_Adi', 'Kategori', 'Fiyat', 'SKU', 'Bilinmeyen'],
    [
      'Ürün için kategori bulunamadı: Pompalr (Urunler, satır 2, Kategori). En yakın: Pompalar',
      '=HYPERLINK("http://kotu.example")',
      'Pompalr',
      5,
      'N-1',
      'x',
    ],
  ]);
  expect(rowsOf('Teknik')).toEqual([
    ['Hata', 'SKU', 'Ozellik', 'Deger'],
    [undefined, 'N-1', 'Debi', '60'],
  ]);
  const again = await shop.run(staff, await shop.planned(staff, response.rawPayload, 'ad=hatalar.xlsx'));
  expect(again).toMatchObject({ status: 'READY', planned: { invalid: 1 } });
  expect(JSON.stringify(again)).not.toContain('Hata"');
});

it('refuses strange ids and what is not possible in a status, each with its code', async () => {
  const unknown = '0190a0a0-0000-7000-8000-000000000000';
  expect(await staff.codeOf(UNDO, { id: unknown })).toBe('IMPORT_NOT_FOUND');
  const id = await shop.planned(staff, priceList([['Yeni', 'Pompalar', '5', 'N-1', '1']]));
  expect(await staff.codeOf(UNDO, { id })).toBe('IMPORT_NOT_POSSIBLE');
  const correct = (input: Record<string, unknown>) =>
    staff.codeOf(CORRECT, { input: { id, number: 1, field: 'price', value: '5', ...input } });
  expect(await correct({ number: 99 })).toBe('IMPORT_ROW_NOT_FOUND');
  expect(await correct({ field: '__proto__' })).toBe('IMPORT_COLUMN_UNKNOWN');
  expect(await correct({ field: 'warranty' })).toBe('IMPORT_COLUMN_UNKNOWN');
  await applied(id);
  expect(await correct({})).toBe('IMPORT_NOT_POSSIBLE');
  expect(await staff.codeOf(CANCEL, { id })).toBe('IMPORT_NOT_POSSIBLE');
});
