import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type ImportShop, openImportShopForEachTest } from '../../../testing/import-shop.js';

let shop: ImportShop;

openImportShopForEachTest((opened) => (shop = opened));

const LIST = Buffer.from('Urun_Adi;Kategori;Fiyat\nPompa;Kategorisiz;5\n');

const files = () => readdir(path.join(shop.environment.DATA_DIR ?? '', 'dosyalar', 'ice-aktarim'));
const count = async (table: string) => (await shop.read<{ id: string }>(`SELECT id FROM ${table}`)).length;

it('leaves no file behind when the import cannot be stored', async () => {
  await shop.read(`
    CREATE FUNCTION refuse_import() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = 'deadlock_detected'; END $$;
    CREATE TRIGGER import_is_refused BEFORE INSERT ON import_run FOR EACH ROW EXECUTE FUNCTION refuse_import()`);
  await expect(shop.upload(LIST)).rejects.toThrow('deadlock detected');
  expect(await files()).toEqual([]);
  expect([await count('import_run'), await count('job')]).toEqual([0, 0]);
});

it('leaves no file behind when the database goes away', async () => {
  const { dataSource } = shop;
  vi.spyOn(dataSource, 'transaction').mockRejectedValueOnce(new Error('connection lost'));
  vi.spyOn(dataSource.manager, 'findOneBy').mockRejectedValueOnce(new Error('no connection'));
  await expect(shop.upload(LIST)).rejects.toThrow('connection lost');
  expect(await files()).toEqual([]);
});

it('keeps the file of an import that was stored, although the connection was lost before anybody knew', async () => {
  const { dataSource } = shop;
  const transaction = dataSource.transaction.bind(dataSource) as (...given: unknown[]) => Promise<unknown>;
  vi.spyOn(dataSource, 'transaction').mockImplementationOnce(async (...given: unknown[]) => {
    await transaction(...given);
    throw new Error('connection lost');
  });
  await expect(shop.upload(LIST)).rejects.toThrow('connection lost');
  const [run] = await shop.read<{ id: string }>('SELECT id FROM import_run');
  expect(await files()).toEqual([run?.id]);
  expect(await shop.carriedOut(run?.id ?? '')).toMatchObject({ status: 'ready' });
});
