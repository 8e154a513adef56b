import { type ImportShop, openImportShopForEachTest } from '../../testing/import-shop.js';
import { ImportRows } from './rows/import-rows.js';

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

it('reads the stored rows of a file in pages of few megabytes', async () => {
  const texts = Array.from({ length: 6 }, () => 'x'.repeat(32_000)).join(';');
  const rows = Array.from({ length: 60 }, (_, index) => `Pompa ${index};Kategorisiz;5;P-${index};${texts}\n`);
  const id = await shop.upload(Buffer.from(`Urun_Adi;Kategori;Fiyat;SKU;A;B;C;D;E;F\n${rows.join('')}`), {
    fileName: 'a.csv',
  });
  await shop.carriedOut(id);
  const sizes: number[] = [];
  const numbers: number[] = [];
  for await (const page of shop.provider(ImportRows).pages(shop.dataSource, id, { sheet: 0, rowNumber: 1 })) {
    sizes.push(JSON.stringify(page).length);
    numbers.push(...page.map(({ rowNumber }) => rowNumber));
  }
  expect(numbers).toEqual(Array.from({ length: 60 }, (_, index) => index + 2));
  expect(Math.max(...sizes)).toBeLessThan(5_000_000);
  expect(await shop.planned(id)).toMatchObject({ newProducts: 60 });
});
