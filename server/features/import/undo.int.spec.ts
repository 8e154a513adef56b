import { Readable } from 'node:stream';
import { ImportFiles } from './index.js';
import { type ImportShop, openImportShopForEachTest } from '../../testing/import-shop.js';

let shop: ImportShop;

openImportShopForEachTest((opened) => (shop = opened));

const CATEGORIES = [
  ['Kategori_Adi', 'Aciklama'],
  ['Pompalar', 'x'],
];
const HEAD = ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU', 'Stok_Miktari'];
const pumps = (count: number, priceOf: (number: number) => number = () => 100) =>
  Array.from({ length: count }, (_, index) => [
    `Pompa ${index}`,
    'Pompalar',
    priceOf(index),
    `P-${index}`,
    10,
  ]);

/** Everything of the catalog that visitors or staff see. */
const catalog = () =>
  shop.read(`
    SELECT jsonb_build_object(
      'products', (SELECT jsonb_agg(to_jsonb(p) - '{updated_at,updated_by_kind,updated_by_id,version}'::text[] ORDER BY p.id) FROM product AS p),
      'stock', (SELECT jsonb_agg(to_jsonb(s) ORDER BY s.product_id) FROM product_stock AS s),
      'categories', (SELECT jsonb_agg(to_jsonb(c) - '{updated_at,updated_by_kind,updated_by_id,version}'::text[] ORDER BY c.id) FROM category AS c),
      'brands', (SELECT jsonb_agg(b ORDER BY b.key) FROM brand AS b),
      'cells', (SELECT jsonb_agg(c) FROM (SELECT * FROM product_cell WHERE products > 0 ORDER BY 1, 2, 3, 4, 5) AS c)) AS state`);

/** An order of a product as its read rows keep it. */
const order = (productId: string | undefined) =>
  shop.read(
    `WITH placed AS (
       INSERT INTO orders (id, number, version, channel, status, payment_status, payment_method, subtotal_kurus, tax_kurus,
         tax_rate_basis_points, shipping_kurus, total_kurus, item_count, accepted_documents, placed_at, updated_at)
       VALUES (gen_random_uuid(), 'T-1', 1, 'storefront', 'pending', 'pending', 'bank_transfer', 1, 0, 0, 0, 1, 1, '[]', now(), now())
       RETURNING id)
     INSERT INTO order_line (order_id, position, product_id, product, selected_variations, quantity, back_ordered,
       unit_price_kurus, total_price_kurus, tax_rate_basis_points, delivery)
     SELECT id, 0, $1, '{}', '[]', 1, 0, 1, 1, 0, '[]' FROM placed`,
    [productId],
  );

const bucketsOf = async (runId: string) => {
  const rows = await shop.read<{ bucket: string; rows: number; reasons: string[] }>(
    `SELECT undo_bucket AS bucket, count(*)::int AS rows, array_agg(DISTINCT undo_reason) AS reasons
     FROM import_outcome WHERE run_id = $1 AND undo_bucket IS NOT NULL GROUP BY 1 ORDER BY 1`,
    [runId],
  );
  return Object.fromEntries(rows.map(({ bucket, ...rest }) => [bucket, rest]));
};

it('takes an import back as if it had never been', async () => {
  await shop.importSheets({ Kategoriler: CATEGORIES, Urunler: [HEAD, ...pumps(3)] });
  const before = await catalog();
  const { run } = await shop.importSheets({
    Kategoriler: [...CATEGORIES, ['Vanalar', 'y']],
    Urunler: [
      [...HEAD, 'Slug', 'Marka'],
      ['Pompa Yeni', 'Vanalar', 150, 'P-0', 4, 'yeni-adres', 'Therm'],
      ...Array.from({ length: 700 }, (_, index) => [
        `Vana ${index}`,
        'Vanalar',
        5,
        `V-${index}`,
        1,
        '',
        'Vanora',
      ]),
    ],
  });
  expect(run.result?.details).toMatchObject({ categoriesAdded: 1, productsAdded: 700, productsUpdated: 1 });
  expect(await shop.undo(run.id)).toMatchObject({ status: 'undone' });
  expect(await bucketsOf(run.id)).toEqual({ reversed: { rows: 702, reasons: [null] } });
  expect(await catalog()).toEqual(before);
});

it('leads the address that an import gave to the one before it, once that is taken back', async () => {
  await shop.importSheets({ Kategoriler: CATEGORIES, Urunler: [HEAD, ...pumps(1)] });
  const { run } = await shop.importSheets({
    Urunler: [
      [...HEAD, 'Slug'],
      ['Pompa 0', 'Pompalar', 100, 'P-0', 10, 'baska-adres'],
    ],
  });
  await shop.undo(run.id);
  expect(await shop.product('P-0')).toMatchObject({ slug: 'pompa-0' });
  expect(await shop.read('SELECT slug FROM product_slug_history')).toEqual([{ slug: 'baska-adres' }]);
});

it('keeps what was edited since and what was ordered meanwhile, and takes back the rest of five thousand rows', async () => {
  const { run } = await shop.importSheets({ Kategoriler: CATEGORIES, Urunler: [HEAD, ...pumps(5_000)] });
  await shop.importSheets({ Urunler: [HEAD, ...pumps(2, () => 120)] });
  await order((await shop.product('P-7'))?.id);
  await shop.undo(run.id);
  expect(await bucketsOf(run.id)).toEqual({
    reversed: { rows: 4_997, reasons: [null] },
    kept: { rows: 3, reasons: ['Aktarımdan sonra düzenlendi', 'İçinde ürün ya da alt kategori var'] },
    impossible: { rows: 1, reasons: ['Bu arada sipariş edildi'] },
  });
  const left = await shop.read<{ sku: string }>('SELECT sku FROM product ORDER BY sku');
  expect(left.map(({ sku }) => sku)).toEqual(['P-0', 'P-1', 'P-7']);
}, 180_000);

it('keeps a product whose stock was sold after the import set it', async () => {
  await shop.importSheets({ Kategoriler: CATEGORIES, Urunler: [HEAD, ...pumps(2)] });
  const { run } = await shop.importSheets({
    Urunler: [HEAD, ['Pompa 0', 'Pompalar', 100, 'P-0', 50], ['Pompa 1', 'Pompalar', 100, 'P-1', 50]],
  });
  const sold = await shop.product('P-0');
  await shop.read('UPDATE product_stock SET quantity = 47 WHERE product_id = $1', [sold?.id]);
  await shop.undo(run.id);
  expect(await bucketsOf(run.id)).toMatchObject({
    reversed: { rows: 1 },
    kept: { rows: 1, reasons: ['Stoku aktarımdan sonra değişti'] },
  });
  expect([await shop.product('P-0'), await shop.product('P-1')]).toMatchObject([
    { stockQuantity: 47 },
    { stockQuantity: 10 },
  ]);
});

it('imports the same file again after it was taken back, with ids that were never used', async () => {
  const sheets = { Kategoriler: CATEGORIES, Urunler: [HEAD, ...pumps(2)] };
  const { run } = await shop.importSheets(sheets);
  await shop.undo(run.id);
  const again = await shop.importSheets(sheets);
  expect(again.run.result?.details).toMatchObject({ categoriesAdded: 1, productsAdded: 2, failed: 0 });
  expect(await shop.read('SELECT id FROM category')).toEqual([{ id: '2' }]);
});

it('records who took it back, and each product that is gone', async () => {
  const { run } = await shop.importSheets({ Kategoriler: CATEGORIES, Urunler: [HEAD, ...pumps(1)] });
  await shop.undo(run.id);
  const entries = await shop.read<{ what: string }>('SELECT what FROM audit ');
  expect(entries.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      'import-uploaded',
      'import-applied',
      'import-undone',
      'product-removed',
      'category-removed',
    ]),
  );
});

it('deletes the rows of an import some at a time ninety days after it ended, which nobody takes back from then on', async () => {
  const sheets = { Kategoriler: CATEGORIES, Urunler: [HEAD, ...pumps(3)] };
  const old = await shop.importSheets(sheets);
  const recent = await shop.importSheets(sheets);
  const waiting = await shop.planSheets({ Urunler: [HEAD, ...pumps(4)] });
  const ended = (id: string, days: number) =>
    shop.read(
      `UPDATE import_run SET uploaded_at = now() - $2 * interval '1 day',
         finished_at = CASE status WHEN 'ready' THEN NULL ELSE now() - $2 * interval '1 day' END WHERE id = $1`,
      [id, days],
    );
  await ended(old.run.id, 92);
  await ended(waiting.id, 91);
  await ended(recent.run.id, 89);
  await shop.provider(ImportFiles).store(old.run.id, Readable.from(['what a killed worker left']));
  expect(await shop.sweep(5)).toBe(5);
  expect(await shop.items(old.run.id)).not.toEqual([]);
  await expect(shop.undo(old.run.id)).rejects.toMatchObject({ code: 'IMPORT_NOT_POSSIBLE' });
  const swept: number[] = [];
  do swept.push(await shop.sweep(5));
  while (swept.at(-1) === 5);
  expect(swept.length).toBeGreaterThan(2);
  expect(await shop.sweep(5)).toBe(0);
  const left = await shop.read<{ id: string }>(`
    SELECT DISTINCT run_id AS id FROM import_row UNION SELECT run_id FROM import_item UNION SELECT run_id FROM import_outcome`);
  expect(left).toEqual([{ id: recent.run.id }]);
  expect(await shop.items(recent.run.id)).toHaveLength(4);
  expect(await shop.run(waiting.id)).toMatchObject({ status: 'cancelled', isKept: false });
  expect((await shop.run(old.run.id)).result?.details).toMatchObject({ productsAdded: 3 });
  await expect(shop.provider(ImportFiles).withLocal(old.run.id, () => Promise.resolve())).rejects.toThrow();
});
