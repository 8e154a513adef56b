import { type ImportShop, openImportShopForEachTest, type SheetsOfSpec } from '../../testing/import-shop.js';
import { ImportSteering } from './index.js';
import { SPEC_CAUSE } from '../../testing/spec-cause.js';

let shop: ImportShop;

openImportShopForEachTest((opened) => (shop = opened));

/** Compares a file, leaves out its row, and compares it anew. */
async function withoutRow(sheets: SheetsOfSpec, rowNumber: number) {
  const { id } = await shop.planSheets(sheets);
  await shop.read(
    `UPDATE import_row AS r SET is_left_out = true FROM import_item AS i
     WHERE i.run_id = $1 AND i.row_number = $2 AND r.run_id = i.run_id AND r.sheet = i.sheet AND r.row_number = $2`,
    [id, rowNumber],
  );
  await shop.provider(ImportSteering).preview({ id }, SPEC_CAUSE);
  return shop.carriedOut(id);
}

const HEAD = ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU'];

const SHEETS = {
  Urunler: [
    HEAD,
    ['Pompa', 'Kategorisiz', 5, 'P-1'],
    ['Pompa XL', 'Kategorisiz', 6, 'P-1'],
    ['Vana', 'Kategorisiz', 7, 'V-1'],
  ],
  Teknik_Ozellikler: [
    ['SKU', 'Ozellik', 'Deger'],
    ['P-1', 'Güç', '1'],
    ['V-1', 'Çap', '2'],
  ],
};

it('applies the second of two rows with one SKU when the first is left out, with its specs', async () => {
  const planned = await withoutRow(SHEETS, 2);
  expect((await shop.items(planned.id)).map(({ sku, kind }) => [sku, kind])).toEqual([
    ['P-1', 'new'],
    ['P-1', 'new'],
    ['V-1', 'new'],
  ]);
  await shop.apply(planned);
  expect(await shop.product('P-1')).toMatchObject({ name: 'Pompa XL', technicalSpecs: [{ name: 'Güç' }] });
});

it('leaves out the specs of a product with its row', async () => {
  await shop.importSheets({ Urunler: [HEAD, ['Vana', 'Kategorisiz', 7, 'V-1']] });
  const planned = await withoutRow(SHEETS, 4);
  expect((await shop.items(planned.id)).filter(({ subject }) => subject === 'detail')).toEqual([]);
  await shop.apply(planned);
  expect(await shop.product('V-1')).toMatchObject({ technicalSpecs: [] });
});

it('takes the second of two rows of one category when the first is left out', async () => {
  const planned = await withoutRow(
    {
      Kategoriler: [
        ['Kategori_Adi', 'Aciklama'],
        ['Pompalar', 'x'],
        ['Pompalar', 'y'],
      ],
    },
    2,
  );
  await shop.apply(planned);
  expect(await shop.read('SELECT name, description FROM category')).toEqual([
    { name: 'Pompalar', description: 'y' },
  ]);
});
