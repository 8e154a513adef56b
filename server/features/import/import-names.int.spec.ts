import { type ImportShop, openImportShopForEachTest } from '../../testing/import-shop.js';

let shop: ImportShop;

openImportShopForEachTest((opened) => (shop = opened));

const HEAD = ['Urun_Adi', 'Kategori', 'Marka', 'Model', 'Fiyat', 'SKU'];
const valve = (sku: string) => ['Küresel Vana', 'Kategorisiz', 'Duyar', 'D100', 5, sku];
const pumps = (count: number) =>
  Array.from({ length: count }, (_, index) => [
    `Pompa ${index}`,
    'Kategorisiz',
    'Therm',
    `T-${index}`,
    5,
    `P-${index}`,
  ]);

const outcomes = (runId: string) =>
  shop.read(
    `SELECT sku, outcome FROM import_item JOIN import_outcome USING (run_id, number)
     WHERE run_id = $1 AND sku LIKE 'V-%' ORDER BY number`,
    [runId],
  );

it('adds a product with the name, brand and model of one that another row of the file is about', async () => {
  await shop.importSheets({ Urunler: [HEAD, valve('V-A')] });
  const { run, items } = await shop.importSheets({ Urunler: [HEAD, valve('V-A'), valve('V-B')] });
  expect(items.map(({ kind }) => kind)).toEqual(['unchanged', 'new']);
  expect(await outcomes(run.id)).toEqual([{ sku: 'V-B', outcome: 'added' }]);
});

it('adds two products with one name, brand and model, however far apart their rows are', async () => {
  const { run } = await shop.importSheets({ Urunler: [HEAD, valve('V-A'), ...pumps(600), valve('V-B')] });
  expect(await outcomes(run.id)).toEqual([
    { sku: 'V-A', outcome: 'added' },
    { sku: 'V-B', outcome: 'added' },
  ]);
});

it('adds nothing that somebody else has added since the preview under another SKU', async () => {
  const planned = await shop.planSheets({ Urunler: [HEAD, valve('V-B')] });
  await shop.importSheets({ Urunler: [HEAD, valve('V-A')] });
  const run = await shop.apply(planned);
  expect(await outcomes(run.id)).toEqual([{ sku: 'V-B', outcome: 'outdated' }]);
  expect(run.result).toMatchObject({
    success: false,
    status: 'failed',
    message: 'Excel dosyası işlenirken hata oluştu: hiçbir satır uygulanamadı',
    details: { productsAdded: 0, failed: 1, outdated: 1 },
  });
});
