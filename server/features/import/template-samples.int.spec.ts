import { Readable } from 'node:stream';
import ExcelJS from 'exceljs';
import { catalogTemplate } from '../catalog/index.js';
import {
  countsOf,
  type ImportShop,
  openImportShopForEachTest,
  warningsOf,
} from '../../testing/import-shop.js';

let shop: ImportShop;

openImportShopForEachTest((opened) => (shop = opened));

/** The template after somebody wrote into it. */
async function filled(write: (workbook: ExcelJS.Workbook) => void): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  const template = await catalogTemplate();
  await workbook.xlsx.read(Readable.from([template]));
  write(workbook);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

const addPump = (workbook: ExcelJS.Workbook) =>
  workbook.getWorksheet('Urunler')?.addRow(['Pompa', 'Kategorisiz', '', '', 5, '', '', 'P-1']);

it('leaves the sample rows of the template out, and says so', async () => {
  const result = await shop.importBytes(await filled(addPump));
  expect(countsOf(result)).toEqual({ categories: [0, 0], products: [1, 0], unchanged: 0, failed: 0 });
  expect(await shop.product('THERM-PHE-100')).toBeNull();
  expect(warningsOf(result)).toEqual([
    'Şablonun örnek satırları aktarılmaz (Kategoriler, satır 2, 3)',
    'Şablonun örnek satırları aktarılmaz (Urunler, satır 2, 3)',
    'Şablonun örnek satırları aktarılmaz (Teknik_Ozellikler, satır 2, 3)',
    'Şablonun örnek satırları aktarılmaz (Varyasyonlar, satır 2, 3)',
  ]);
});

it('leaves the sample specs and choices out whose product somebody removed', async () => {
  const bytes = await filled((workbook) => {
    workbook.getWorksheet('Urunler')?.spliceRows(2, 2);
    addPump(workbook);
  });
  expect(countsOf(await shop.importBytes(bytes))).toMatchObject({ products: [1, 0], failed: 0 });
});

it('takes a sample row that somebody made their own, or took in again', async () => {
  const own = await filled((workbook) => {
    const row = workbook.getWorksheet('Urunler')?.getRow(2);
    if (row) [row.getCell(2).value, row.getCell(5).value] = ['Kategorisiz', 17_500];
  });
  expect(countsOf(await shop.importBytes(own))).toMatchObject({ products: [1, 0], failed: 0 });
  const planned = await shop.plan(await catalogTemplate());
  await shop.read('UPDATE import_row SET is_left_out = false WHERE run_id = $1', [planned.id]);
  await shop.preview(planned.id);
  await shop.carriedOut(planned.id);
  const counts = await shop.planned(planned.id);
  expect(counts).toMatchObject({
    newCategories: 2,
    newProducts: 1,
    changedProducts: 1,
    leftOut: 0,
    invalid: 0,
  });
  await shop.apply(await shop.run(planned.id));
  expect(await shop.product('THERM-PHE-100')).toMatchObject({
    technicalSpecs: [
      { name: 'Isıl kapasite', value: '150', unit: 'kW', group: 'Genel', number: 150 },
      { name: 'Bağlantı çapı', value: 'DN50' },
    ],
    attributes: [
      { name: 'Plaka sayısı', variations: [{ priceKurus: 0 }, { priceKurus: 250_000, stock: 5 }] },
    ],
  });
});

it('knows the notes of the template, and asks nothing about their headings', async () => {
  const { sheets } = await shop.plan(await catalogTemplate());
  expect(sheets.at(-1)).toMatchObject({ name: 'Notlar', kind: null, headings: [] });
});

it('warns of a new category within two letters of one that the shop has', async () => {
  const head = 'Kategori_Adi;Aciklama\n';
  await shop.importText(`${head}Isı Değiştiricileri;x\nFan;x\nVana PN16;x\n`);
  const { items } = await shop.importText(`${head}Isı Değiştiriciler;x\nVan;x\nVana PN25;x\nVanna PN16;x\n`);
  expect(items.map(({ warnings }) => warnings?.map(({ text }) => text) ?? [])).toEqual([
    [
      'Benzer adlı bir kategori zaten var: Isı Değiştiricileri (CSV, satır 2, Kategori_Adi). Aynı kategoriyse adını düzeltin.',
    ],
    [],
    [],
    [
      'Benzer adlı bir kategori zaten var: Vana PN16 (CSV, satır 5, Kategori_Adi). Aynı kategoriyse adını düzeltin.',
    ],
  ]);
});
