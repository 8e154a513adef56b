import { type ImportShop, openImportShopForEachTest } from '../../testing/import-shop.js';

let shop: ImportShop;

openImportShopForEachTest((opened) => (shop = opened));

const HEAD = ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU'];
const sheetsWith = (specs: number) => ({
  Kategoriler: [
    ['Kategori_Adi', 'Aciklama'],
    ['Pompalar', 'x'],
  ],
  Urunler: [HEAD, ['Pompa', 'Pompalar', 100, 'P-1']],
  Teknik_Ozellikler: [
    ['SKU', 'Ozellik', 'Deger'],
    ...Array.from({ length: specs }, (_, index) => ['P-1', `Özellik ${index}`, index]),
  ],
});

it('takes as many specs of a product as a form does, and says so of more', async () => {
  const refused = await shop.importSheets(sheetsWith(201));
  expect(refused.run.result?.details).toMatchObject({ productsAdded: 0, failed: 1 });
  expect(JSON.stringify(refused.run.result)).toContain('En çok 200 teknik özellik olabilir.');
  const taken = await shop.importSheets(sheetsWith(200));
  expect(taken.run.result?.details).toMatchObject({ productsAdded: 1 });
  expect((await shop.product('P-1'))?.technicalSpecs).toHaveLength(200);
});
