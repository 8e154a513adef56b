import { DataSource } from 'typeorm';
import { Config } from '../../../kernel/config/config.js';
import type { TestBrowser } from '../../../testing/browser.js';
import { CORRECT, type ImportApi, LEAVE_OUT, openImportApi } from '../../../testing/import-api.js';

let shop: ImportApi;
let staff: TestBrowser;

beforeEach(async () => {
  shop = await openImportApi();
  staff = await shop.api.staff(['import']);
});

afterEach(() => shop.close());

const HEAD = ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU'];
const SPECS = [
  ['SKU', 'Ozellik', 'Deger'],
  ['P-2', 'Güç', '1'],
];

/** Corrects a cell, and carries out what that asks for. */
async function corrected(id: string, number: number | undefined, field: string, value: string) {
  const { correctImportCell } = await staff.ask<{ correctImportCell: { kind: string; cells: unknown[] } }>(
    CORRECT,
    { input: { id, number, field, value } },
  );
  await shop.worker.carriedOut(id);
  return correctImportCell;
}

const shown = async (id: string) => {
  const { rows } = await shop.run(staff, id);
  return rows.items.map(({ subject, sku, kind }) => [subject, sku, kind]);
};

it('gives specs to the product whose SKU is corrected to theirs', async () => {
  const id = await shop.plannedSheets(staff, {
    Urunler: [HEAD, ['Pompa', 'Kategorisiz', 5, 'P-1']],
    Teknik_Ozellikler: SPECS,
  });
  expect(await shown(id)).toEqual([
    ['PRODUCT', 'P-1', 'NEW'],
    ['DETAIL', 'P-2', 'INVALID'],
  ]);
  const row = await corrected(id, 1, 'sku', 'P-2');
  expect(row.cells).toContainEqual({ field: 'sku', value: 'P-2', isCorrected: true });
  expect(await shown(id)).toEqual([['PRODUCT', 'P-2', 'NEW']]);
  await shop.applied(staff, id);
  expect(await shop.worker.product('P-2')).toMatchObject({ technicalSpecs: [{ name: 'Güç' }] });
});

it('compares a row by itself with its own specs, and knows the rows that claim its SKU', async () => {
  const id = await shop.plannedSheets(staff, {
    Urunler: [HEAD, ['Pompa', 'Kategorisiz', 5, 'P-2'], ['Pompa XL', 'Kategorisiz', 6, 'p-2']],
    Teknik_Ozellikler: [...SPECS, ['P-3', 'Çap', '2']],
  });
  expect(await corrected(id, 2, 'price', '7')).toMatchObject({
    kind: 'INVALID',
    problems: [{ text: expect.stringContaining('Bu ürün dosyada 2. satırda da var') as unknown }],
  });
  expect(await corrected(id, 1, 'price', '8')).toMatchObject({ kind: 'NEW', problems: [] });
  await shop.applied(staff, id);
  expect(await shop.worker.product('P-2')).toMatchObject({
    basePriceKurus: 800,
    technicalSpecs: [{ name: 'Güç', value: '1' }],
  });
});

it('corrects a row on one connection, so that as many at once as there are connections all end', async () => {
  const id = await shop.plannedSheets(staff, { Urunler: [HEAD, ['Pompa', 'Kategorisiz', 5, 'P-1']] });
  const { databasePoolSize } = shop.api.app.get(Config);
  const others = Array.from({ length: databasePoolSize - 1 }, () =>
    shop.api.app.get(DataSource).createQueryRunner(),
  );
  await Promise.all(others.map((other) => other.connect()));
  try {
    const row = await corrected(id, 1, 'price', '6');
    expect(row.cells).toContainEqual({ field: 'price', value: '6', isCorrected: true });
  } finally {
    await Promise.all(others.map((other) => other.release()));
  }
});

it('keeps the second of two rows with one SKU when the first is left out', async () => {
  const id = await shop.plannedSheets(staff, {
    Urunler: [HEAD, ['Pompa', 'Kategorisiz', 5, 'P-1'], ['Pompa XL', 'Kategorisiz', 6, 'P-1']],
  });
  await staff.ask(LEAVE_OUT, { input: { id, numbers: [1], isLeftOut: true } });
  await shop.worker.carriedOut(id);
  expect(await shown(id)).toEqual([
    ['PRODUCT', 'P-1', 'NEW'],
    ['PRODUCT', 'P-1', 'NEW'],
  ]);
  await shop.applied(staff, id);
  expect(await shop.worker.product('P-1')).toMatchObject({ name: 'Pompa XL' });
});
