import { type ImportShop, openImportShopForEachTest } from '../../testing/import-shop.js';

let shop: ImportShop;

openImportShopForEachTest((opened) => (shop = opened));

const HEAD = ['Kategori_Adi', 'Aciklama', 'Ust_Kategori'];
const children = (count: number) =>
  Array.from({ length: count }, (_, index) => [
    `Pompa ${index}`,
    'x',
    index % 2 === 0 ? 'Pompalar' : 'Vanalar',
  ]);

/** Each category before its parent. */
const sheets = (count: number) => ({
  Kategoriler: [HEAD, ...children(count), ['Pompalar', 'x', ''], ['Vanalar', 'x', '']],
});

const categories = () =>
  shop.read<{ id: string; parent: string | null }>(
    'SELECT id, parent_id AS parent FROM category ORDER BY id',
  );

/** The database fails once, as the outcome of a row is stored; a sequence is not rolled back. */
const failOnceAt = (row: number) =>
  shop.read(`
    CREATE SEQUENCE failures;
    CREATE FUNCTION fail_once() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.number = ${row} AND nextval('failures') = 1 THEN
        RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER fails_once BEFORE INSERT ON import_outcome FOR EACH ROW EXECUTE FUNCTION fail_once()`);

it('writes each of hundreds of categories once when it is interrupted, parents before their children', async () => {
  await failOnceAt(250);
  const { run } = await shop.importSheets(sheets(500));
  expect(run).toMatchObject({ status: 'applied', result: { details: { categoriesAdded: 502, failed: 0 } } });
  expect(await shop.read('SELECT last_value::int AS tries FROM failures')).toEqual([{ tries: 2 }]);
  const ids = (await categories()).map(({ id }) => id);
  expect(ids).toHaveLength(502);
  expect(ids).toEqual(expect.arrayContaining(['1', '2', '1-250', '2-250']));
});

it('takes back hundreds of categories, children before their parents', async () => {
  const { run } = await shop.importSheets(sheets(300));
  expect(run.result?.details).toMatchObject({ categoriesAdded: 302, failed: 0 });
  await shop.undo(run.id);
  expect(
    await shop.read(
      'SELECT undo_bucket AS bucket, undo_reason AS reason, count(*)::int AS rows FROM import_outcome GROUP BY 1, 2',
    ),
  ).toEqual([{ bucket: 'reversed', reason: null, rows: 302 }]);
  expect(await categories()).toEqual([]);
});

it('hides a category whose row says so, leaves one with an empty cell as it is, and takes that back', async () => {
  const head = [...HEAD, 'Aktif'];
  const isActive = () =>
    shop.read('SELECT name, is_active AS "isActive" FROM category ORDER BY name COLLATE "C"');
  await shop.importSheets({
    Kategoriler: [
      head,
      ['Filtreler', 'x', '', ''],
      ['Pompalar', 'x', '', 'hayır'],
      ['Vanalar', 'x', '', 'DOĞRU'],
    ],
  });
  const first = [
    { name: 'Filtreler', isActive: true },
    { name: 'Pompalar', isActive: false },
    { name: 'Vanalar', isActive: true },
  ];
  expect(await isActive()).toEqual(first);
  const { run } = await shop.importSheets({
    Kategoriler: [head, ['Pompalar', 'x', '', ''], ['Vanalar', 'x', '', 'YANLIŞ']],
  });
  expect(run.result?.details).toMatchObject({ categoriesUpdated: 1 });
  expect(await isActive()).toEqual([...first.slice(0, 2), { name: 'Vanalar', isActive: false }]);
  await shop.undo(run.id);
  expect(await isActive()).toEqual(first);
});

describe('what the preview showed is written', () => {
  const SHEETS = {
    Kategoriler: [
      ['Kategori_Adi', 'Aciklama'],
      ['Pompalar', 'x'],
      ['Vanalar', 'x'],
    ],
    Urunler: [
      ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU', 'Stok_Miktari'],
      ['Pompa', 'Pompalar', 5, 'P-1', 3],
      ['Vana', 'Vanalar', 7, 'V-1', ''],
    ],
    Teknik_Ozellikler: [
      ['SKU', 'Ozellik', 'Deger'],
      ['P-1', 'Güç', '2'],
    ],
  };
  const inCategories = () =>
    shop.read(
      `SELECT p.sku, c.name AS category FROM product AS p LEFT JOIN category AS c ON c.id = p.category_id ORDER BY sku`,
    );

  it('without reading the rows again, in the categories that the same file adds', async () => {
    const planned = await shop.planSheets(SHEETS);
    const columns = planned.sheets.find(({ kind }) => kind === 'categories')?.position;
    await shop.read(`UPDATE import_row SET cells = '[]' WHERE run_id = $1 AND sheet <> $2`, [
      planned.id,
      columns,
    ]);
    const { result } = await shop.apply(planned);
    expect(result?.details).toMatchObject({ categoriesAdded: 2, productsAdded: 2, failed: 0 });
    expect(await inCategories()).toEqual([
      { sku: 'P-1', category: 'Pompalar' },
      { sku: 'V-1', category: 'Vanalar' },
    ]);
    expect(await shop.product('P-1')).toMatchObject({
      name: 'Pompa',
      basePriceKurus: 500,
      stockQuantity: 3,
      technicalSpecs: [{ name: 'Güç', value: '2' }],
    });
  });

  it('in the category of that name that somebody else opened meanwhile, and not without one', async () => {
    const planned = await shop.planSheets(SHEETS);
    await shop.read(
      `INSERT INTO category (id, slug, name, description) VALUES ('p', 'pompalar', 'Pompalar', 'y')`,
    );
    await shop.read(
      `UPDATE import_row SET is_left_out = true WHERE run_id = $1 AND cells LIKE '%Vanalar%' AND sheet = 0`,
      [planned.id],
    );
    const { result } = await shop.apply(planned);
    expect(result?.details).toMatchObject({ categoriesAdded: 0, productsAdded: 1, failed: 2, outdated: 1 });
    expect(JSON.stringify(result?.details.errors)).toContain('Ürün için kategori bulunamadı: Vanalar');
    expect(await inCategories()).toEqual([{ sku: 'P-1', category: 'Pompalar' }]);
  });

  it('not in a category of the same name under another parent, when its own was left out meanwhile', async () => {
    await shop.importSheets({
      Kategoriler: [HEAD, ['Vanalar', 'x', ''], ['Yedek', 'x', 'Vanalar']],
    });
    const planned = await shop.planSheets({
      Kategoriler: [HEAD, ['Pompalar', 'x', ''], ['Yedek', 'x', 'Pompalar']],
      Urunler: [
        ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU'],
        ['Conta', 'Pompalar > Yedek', 5, 'C-1'],
      ],
    });
    await shop.read(
      `UPDATE import_row SET is_left_out = true WHERE run_id = $1 AND sheet = 0 AND cells LIKE '%Yedek%'`,
      [planned.id],
    );
    const { result } = await shop.apply(planned);
    expect(result?.details).toMatchObject({ categoriesAdded: 1, productsAdded: 0, failed: 1 });
    expect(JSON.stringify(result?.details.errors)).toContain(
      'Ürün için kategori bulunamadı: Pompalar > Yedek',
    );
    expect(await inCategories()).toEqual([]);
  });
});
