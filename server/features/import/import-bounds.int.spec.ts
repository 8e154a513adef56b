import { type ImportShop, openImportShopForEachTest } from '../../testing/import-shop.js';
import { ImportItems, type StoredItem } from './rows/import-items.js';
import { ImportRows } from './rows/import-rows.js';
import { ItemsToApply } from './rows/items-to-apply.js';

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

describe('an import whose rows hold much text', () => {
  const planned = async () => {
    const text = 'x'.repeat(30_000);
    const rows = Array.from(
      { length: 200 },
      (_, index) => `Pompa ${index};Kategorisiz;5;P-${index};${text}\n`,
    );
    const file = Buffer.from(`Urun_Adi;Kategori;Fiyat;SKU;Aciklama\n${rows.join('')}`);
    return (await shop.plan(file, { fileName: 'a.csv' })).id;
  };
  const pagesOf = async (id: string) => {
    const pages: StoredItem[][] = [];
    for (;;) {
      const after = pages.at(-1)?.at(-1)?.number ?? 0;
      const next = { after, subjects: ['product' as const], limit: 500 };
      const page = await shop.provider(ItemsToApply).next(shop.dataSource, id, next);
      if (page.length === 0) return pages;
      pages.push(page);
    }
  };

  it('is applied, and its items are stored, in parts of few megabytes', async () => {
    const id = await planned();
    const pages = await pagesOf(id);
    const items = pages.flat();
    expect(items.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    expect(Math.max(...pages.map((page) => JSON.stringify(page).length))).toBeLessThan(5_000_000);
    const sent: number[] = [];
    await shop.dataSource.transaction(async (transaction) => {
      const query = vi.spyOn(transaction, 'query');
      await shop.provider(ImportItems).put(transaction, id, items);
      sent.push(...query.mock.calls.map(([, values]) => JSON.stringify(values).length));
    });
    expect(sent.length).toBeGreaterThan(1);
    expect(Math.max(...sent)).toBeLessThan(5_000_000);
    expect((await pagesOf(id)).flat()).toEqual(items);
    const { result } = await shop.apply(await shop.run(id));
    expect(result?.details).toMatchObject({ productsAdded: 200, failed: 0 });
  });
});
