import { type ImportShop, openImportShopForEachTest, type SheetsOfSpec } from '../../testing/import-shop.js';

let shop: ImportShop;

openImportShopForEachTest((opened) => (shop = opened));

const HEAD = ['Urun_Adi', 'Kategori', 'Marka', 'Model', 'Fiyat', 'SKU'];
const pumps = (count: number) =>
  Array.from({ length: count }, (_, index) => [`Pompa ${index}`, 'Kategorisiz', '', '', 5, `P-${index}`]);

/** Whatever a row means for rows that come chunks later. */
const SHEETS: SheetsOfSpec = {
  Kategoriler: [
    ['Kategori_Adi', 'Aciklama'],
    ['Pompalar', 'x'],
  ],
  Urunler: [
    HEAD,
    // Found by its name; the SKU that its brand and model give is taken by it all the same.
    ['Eşanjör', 'Kategorisiz', 'Therm', 'PHE', 5, ''],
    // Refused by the catalog.
    ['Vana', 'Kategorisiz', '', '', 5, 'REFUSED'],
    ...pumps(1_000),
    ['Kazan', 'Kategorisiz', 'Therm', 'PHE', 5, ''],
    ['Sonraki', 'Kategorisiz', '', '', 5, 'REFUSED'],
  ],
  Teknik_Ozellikler: [
    ['SKU', 'Ozellik', 'Deger'],
    ['D-1', 'Güç', '1'],
    ['D-1', 'Basınç', ''],
    ['D-1', 'Debi', '3'],
    ['D-2', 'Güç', '2'],
  ],
  Varyasyonlar: [
    ['SKU', 'Secim_Grubu', 'Secenek'],
    ['REFUSED', 'Bağlantı', 'Flanşlı'],
    ['REFUSED', 'Bağlantı', 'Flanşlı'],
  ],
};

/** The database fails once, as the row of a number is planned; a sequence is not rolled back. */
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
    CREATE TRIGGER fails_once BEFORE INSERT ON import_item FOR EACH ROW EXECUTE FUNCTION fail_once()`);

const details = ({ subject }: { subject: string }) => subject === 'detail';

it.each([3, 503, 1_003, 1_007])('plans the same when it is interrupted at item %s', async (row) => {
  await shop.importSheets({
    Urunler: [
      HEAD,
      ['Eşanjör', 'Kategorisiz', 'Therm', 'PHE', 4, 'OWN-1'],
      ['D 1', 'Kategorisiz', '', '', 5, 'D-1'],
      ['D 2', 'Kategorisiz', '', '', 5, 'D-2'],
    ],
  });
  const undisturbed = await shop.items((await shop.planSheets(SHEETS)).id);
  expect(undisturbed.filter(details).map(({ kind, sku }) => [kind, sku])).toEqual([
    ['invalid', 'D-1'],
    ['changed', 'D-1'],
    ['changed', 'D-2'],
  ]);
  await failOnceAt(row);
  const run = await shop.planSheets(SHEETS);
  expect(await shop.read('SELECT last_value::int AS tries FROM failures')).toEqual([{ tries: 2 }]);
  expect(await shop.items(run.id)).toEqual(undisturbed);
});
