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
