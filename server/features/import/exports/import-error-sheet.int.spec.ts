import ExcelJS from 'exceljs';
import type { LightMyRequestResponse } from 'fastify';
import type { TestBrowser } from '../../../testing/browser.js';
import { until } from '../../../kernel/clock/test-until.js';
import { RecordedExports } from '../../../kernel/exports/recorded-exports.js';
import { type ImportApi, LEAVE_OUT, openImportApi, priceList } from '../../../testing/import-api.js';

let shop: ImportApi;
let staff: TestBrowser;

beforeAll(async () => {
  shop = await openImportApi();
  staff = await shop.api.staff(['import']);
});

afterAll(() => shop.close());

const HEAD = ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU'];
const UNKNOWN = 'Bilinmeyen kategori';

function ask(id: string, method: 'GET' | 'HEAD' = 'GET'): Promise<LightMyRequestResponse> {
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { ...staff.headers, cookie };
  return shop.api.app.inject({ method, url: `/admin/excel-ice-aktar/${id}/hatalar`, headers });
}

async function errorFile(id: string): Promise<ExcelJS.Workbook> {
  const response = await ask(id);
  expect(response.statusCode).toBe(200);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(response.rawPayload as never);
  return workbook;
}

/** The first cells of the file in the rows below the headings, behind what is wrong. */
const firstCells = (workbook: ExcelJS.Workbook, name: string) =>
  workbook.getWorksheet(name)?.getColumn(2).values.slice(2);

it('has the rows that could not be applied without those that staff left out, and so has the result', async () => {
  const id = await shop.plannedSheets(staff, {
    Urunler: [
      HEAD,
      ['Pompa', UNKNOWN, 5, 'P-1'],
      ['Vana', UNKNOWN, 6, 'V-1'],
      ['Boru', 'Kategorisiz', 7, 'B-1'],
    ],
    Teknik_Ozellikler: [
      ['SKU', 'Ozellik', 'Deger'],
      ['P-1', 'Güç', '1'],
      ['V-1', 'Çap', '2'],
      ['V-1', '', '3'],
    ],
  });
  const { rows } = await shop.run(staff, id);
  const numbers = rows.items
    .filter(({ sku, subject }) => sku === 'P-1' || subject === 'DETAIL')
    .map(({ number }) => number);
  expect(numbers).toHaveLength(2);
  await staff.ask(LEAVE_OUT, { input: { id, numbers, isLeftOut: true } });
  await shop.worker.carriedOut(id);
  const { result } = await shop.applied(staff, id);
  expect(result?.details).toMatchObject({ productsAdded: 1, failed: 1 });
  expect(result?.details.errors).toEqual([{ text: expect.stringContaining(UNKNOWN) as string }]);
  const workbook = await errorFile(id);
  expect(firstCells(workbook, 'Urunler')).toEqual(['Vana']);
  expect(firstCells(workbook, 'Teknik_Ozellikler')).toEqual(['V-1']);
  const details = workbook.getWorksheet('Teknik_Ozellikler');
  expect(details?.getCell('C2').value).toBe('Çap');
});

it('keeps a date that stands where a number should, on the ground of what is wrong', async () => {
  const workbook = new ExcelJS.Workbook();
  const date = new Date('2026-05-12T00:00:00Z');
  workbook.addWorksheet('Urunler').addRows([HEAD, ['Pompa', 'Kategorisiz', date, 'P-1']]);
  const id = await shop.planned(staff, Buffer.from(await workbook.xlsx.writeBuffer()), 'ad=tarih.xlsx');
  const problem = { text: expect.stringContaining('Sayı yerine tarih var') as string };
  expect((await shop.run(staff, id)).rows.items).toMatchObject([{ kind: 'INVALID', problems: [problem] }]);
  const sheet = (await errorFile(id)).getWorksheet('Urunler')!;
  expect(sheet.getCell('D2').value).toEqual(date);
  expect(sheet.getCell('D2').fill).toEqual(sheet.getCell('A2').fill);
});

it('begins with what is wrong, and colours a required cell that is empty', async () => {
  const id = await shop.plannedSheets(staff, { Urunler: [HEAD, ['Pompa', 'Kategorisiz', '', 'P-1']] });
  const sheet = (await errorFile(id)).getWorksheet('Urunler')!;
  expect(sheet.getCell('A1').value).toBe('Hata');
  expect(sheet.getCell('A2').value).toContain('zorunlu alanlar eksik');
  expect(sheet.getCell('D2').value).toBeNull();
  expect(sheet.getCell('D2').fill).toEqual(sheet.getCell('A2').fill);
  expect(sheet.getCell('B2').fill).not.toEqual(sheet.getCell('A2').fill);
});

it('keeps sheets apart that differ only in the end of a long name', async () => {
  const names = ['Ürünler Toptan Fiyat Listesi 1', 'Ürünler Toptan Fiyat Listesi 2'];
  const sheets = names.map((name): [string, string[][]] => [name, [HEAD, ['Pompa', UNKNOWN, '5', name]]]);
  const workbook = await errorFile(await shop.plannedSheets(staff, Object.fromEntries(sheets)));
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(names);
});

describe('as an export', () => {
  const recorded = (id: string) =>
    shop.worker.read<{ what: string; after: object }>(
      `SELECT what, after FROM audit WHERE subject IN
         (SELECT subject FROM audit WHERE what = 'import-errors-started' AND after ->> 'importId' = $1) ORDER BY id`,
      [id],
    );
  const planned = () =>
    shop.planned(
      staff,
      priceList([
        ['Pompa', UNKNOWN, '5', 'P-1', '1'],
        ['Vana', UNKNOWN, '6', 'V-1', '1'],
      ]),
    );

  it('is recorded with its begin and its end, but for an answer without a body', async () => {
    const id = await planned();
    const head = await ask(id, 'HEAD');
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(head.headers['content-disposition']).toBe(
      `attachment; filename="hatalar.xlsx"; filename*=UTF-8''liste-hatalar.xlsx`,
    );
    expect(await recorded(id)).toEqual([]);
    const response = await ask(id);
    expect(response.headers['content-disposition']).toBe(head.headers['content-disposition']);
    await until(async () => (await recorded(id)).length === 2);
    expect(await recorded(id)).toEqual([
      { what: 'import-errors-started', after: { importId: id } },
      { what: 'import-errors-ended', after: { rows: 2, isComplete: true } },
    ]);
  });

  it('waits for no other: it is refused, and nothing recorded, while as many run as may', async () => {
    const id = await planned();
    const { running } = shop.api.app.get(RecordedExports);
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const others = ['a', 'a', 'b', 'b'].map((person) => running.run(person, () => ended));
    const refused = await ask(id);
    end();
    await Promise.all(others);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'SERVICE_BUSY']);
    expect(refused.headers['content-disposition']).toBeUndefined();
    expect(await recorded(id)).toEqual([]);
    expect((await ask(id)).statusCode).toBe(200);
  });

  it('is not there once the rows of the import were deleted', async () => {
    const id = await planned();
    await shop.worker.read('UPDATE import_run SET is_kept = false WHERE id = $1', [id]);
    const refused = await ask(id);
    expect(refused.json<{ code: string }>().code).toBe('IMPORT_NOT_POSSIBLE');
    expect(await recorded(id)).toEqual([]);
  });
});
