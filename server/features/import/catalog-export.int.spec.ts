import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CatalogFile, CatalogWorkbook, type ParsedRow } from '../catalog/index.js';
import { countsOf, errorsOf, type ImportShop, openImportShopForEachTest } from '../../testing/import-shop.js';

const DEMO = path.resolve(import.meta.dirname, '../../../demo/katalog.xlsx');

let shop: ImportShop;

openImportShopForEachTest((opened) => (shop = opened));

async function exported(): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of new CatalogWorkbook(shop.dataSource).file()) parts.push(part);
  return Buffer.concat(parts);
}

const importFile = (bytes: Buffer) => shop.importBytes(bytes, { fileName: 'katalog.xlsx' });

async function all<Row>(rows: AsyncIterable<ParsedRow<Row>>): Promise<Row[]> {
  const read: Row[] = [];
  for await (const { row } of rows) read.push(row);
  return read;
}

const CATEGORIES = [
  ['Kategori_Adi', 'Aciklama', 'Ust_Kategori', 'Slug'],
  ['Isıtma', 'x', '', ''],
  ['Soğutma', 'x', '', ''],
  ['Pompalar', 'x', 'Isıtma', 'isitma-pompalari'],
  ['Pompalar', 'x', 'Soğutma', 'sogutma-pompalari'],
  ['Vana > Küresel', 'x', 'Isıtma', ''],
];

const productRows = (count: number) => [
  ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU', 'Ozellikler'],
  ...Array.from({ length: count }, (_, index) => [
    `Pompa ${index}`,
    'Soğutma > Pompalar',
    5,
    `P-${index}`,
    '1,5 kW',
  ]),
];

it('changes nothing when the exported demo catalog is imported again', async () => {
  await importFile(await readFile(DEMO));
  const before = await shop.dataVersion();
  const [stored] = await shop.read<{ categories: number; products: number }>(
    'SELECT (SELECT count(*)::int FROM category) AS categories, (SELECT count(*)::int FROM product) AS products',
  );
  const result = await importFile(await exported());
  expect(errorsOf(result)).toEqual([]);
  const unchanged = stored!.categories + stored!.products;
  expect(countsOf(result)).toEqual({ categories: [0, 0], products: [0, 0], unchanged, failed: 0 });
  expect(await shop.dataVersion()).toBe(before);
});

it('exports products of ambiguous categories, with odd texts, on more than one page', async () => {
  const odd = ['=HYPERLINK("http://x")', 'vana-kuresel', "'=5", "'#YOK", '"1,5 kW, paslanmaz"'];
  await shop.importSheets({ Kategoriler: CATEGORIES, Urunler: [...productRows(450), odd] });
  const bytes = await exported();
  const file = await CatalogFile.open({ bytes });
  expect(file.format.sheets.map(({ kind }) => kind)).toEqual([
    'categories',
    'products',
    'specs',
    'variations',
  ]);
  const rows = await all(file.productRows());
  expect(rows.map(({ sku }) => sku).slice(0, 450)).toEqual(
    productRows(450)
      .slice(1)
      .map(([, , , sku]) => sku),
  );
  expect(rows[0]).toMatchObject({ category: 'Soğutma > Pompalar', draft: { features: ['1,5 kW'] } });
  expect(countsOf(await importFile(bytes))).toMatchObject({
    categories: [0, 0],
    products: [0, 0],
    failed: 0,
  });
});

it('leaves products without a category without one', async () => {
  await shop.importSheets({ Kategoriler: CATEGORIES, Urunler: productRows(1) });
  await shop.read('UPDATE product SET category_id = NULL');
  expect(countsOf(await importFile(await exported()))).toMatchObject({ products: [0, 0], failed: 0 });
});

it('leaves archived products and categories out', async () => {
  await shop.importSheets({ Kategoriler: CATEGORIES, Urunler: productRows(2) });
  await shop.read(`UPDATE product SET archived_at = now() WHERE sku = 'P-0'`);
  await shop.read(`UPDATE category SET archived_at = now() WHERE slug = 'isitma-pompalari'`);
  const file = await CatalogFile.open({ bytes: await exported() });
  expect((await all(file.productRows())).map(({ sku }) => sku)).toEqual(['P-1']);
  expect(await all(file.categoryRows())).toHaveLength(4);
});

it('has no more than some hundred products in memory at once', async () => {
  await shop.importSheets({ Kategoriler: CATEGORIES, Urunler: productRows(450) });
  const read = vi.spyOn(shop.dataSource.manager, 'query');
  await exported();
  const pages = await Promise.all(read.mock.results.map(({ value }) => value as Promise<unknown[]>));
  // For the products, for their specs and for their variations.
  expect(pages.map((page) => page.length).filter((length) => length > 5)).toEqual([
    200, 200, 50, 200, 200, 50, 200, 200, 50,
  ]);
});
