import {
  countsOf,
  type ImportShop,
  openImportShopForEachTest,
  warningsOf,
} from '../../testing/import-shop.js';

let shop: ImportShop;

openImportShopForEachTest((opened) => (shop = opened));

const CATEGORIES = [
  ['Kategori_Adi', 'Aciklama'],
  ['Pompalar', 'Hepsi'],
];
const productRows = (price: number) => [
  ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU'],
  ['Eski Pompa', 'Pompalar', price, 'P-1'],
  ['Yeni Pompa', 'Pompalar', price, 'P-2'],
];
const SPECS = [
  ['SKU', 'Ozellik', 'Deger'],
  ['P-1', 'Debi', '60'],
];

beforeEach(async () => {
  await shop.importSheets({ Kategoriler: CATEGORIES, Urunler: productRows(100) });
  await shop.read(`UPDATE product SET archived_at = now() WHERE sku = 'P-1'`);
});

it('updates an archived product, leaves it archived and warns of it', async () => {
  const result = await shop.importSheets({ Urunler: productRows(110) });
  expect(countsOf(result)).toMatchObject({ products: [0, 2], failed: 0 });
  expect(warningsOf(result)).toEqual([
    'Ürün arşivde; satışa çıkması için arşivden çıkarılmalı (Urunler, satır 2)',
  ]);
  expect(await shop.product('P-1')).toMatchObject({ basePriceKurus: 11_000, isArchived: true });
  expect(await shop.product('P-2')).toMatchObject({ basePriceKurus: 11_000, isArchived: false });
});

it('warns when technical specs alone are for an archived product', async () => {
  const result = await shop.importSheets({ Teknik: SPECS });
  expect(warningsOf(result)).toEqual([
    'Ürün arşivde; satışa çıkması için arşivden çıkarılmalı (Teknik, satır 2)',
  ]);
  expect(await shop.product('P-1')).toMatchObject({ technicalSpecs: [{ value: '60' }], isArchived: true });
});

it('updates an archived category, leaves it archived and warns of it', async () => {
  await shop.read('UPDATE category SET archived_at = now()');
  const result = await shop.importSheets({ Kategoriler: [CATEGORIES[0] ?? [], ['Pompalar', 'Başka']] });
  expect(warningsOf(result)).toEqual([
    'Kategori arşivde; satışa çıkması için arşivden çıkarılmalı (Kategoriler, satır 2)',
  ]);
  expect(await shop.read('SELECT description, archived_at IS NOT NULL AS archived FROM category')).toEqual([
    { description: 'Başka', archived: true },
  ]);
});

it('records each version under one request of the shop itself, one for each import', async () => {
  await shop.importSheets({ Urunler: productRows(110) });
  const requests = await shop.read<{ actors: string[]; versions: number[] }>(
    `SELECT array_agg(DISTINCT actor_kind) AS actors, array_agg(version ORDER BY version) AS versions
     FROM catalog_version WHERE kind = 'product' GROUP BY request_id ORDER BY min(saved_at)`,
  );
  expect(requests).toEqual([
    { actors: ['system'], versions: [1, 1] },
    { actors: ['system'], versions: [2, 2] },
  ]);
});
