import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from '../../kernel/clock/test-until.js';
import { Jobs } from '../../kernel/jobs/jobs.js';
import { type ImportShop, openImportShopForEachTest, workbookOf } from '../../testing/import-shop.js';

let shop: ImportShop;

openImportShopForEachTest((opened) => (shop = opened));

const PUMPS = 1_400;

const price = (index: number) => 100 + index;

const pumps = () =>
  workbookOf({
    Kategoriler: [
      ['Kategori_Adi', 'Aciklama'],
      ['Pompalar', 'x'],
    ],
    Urunler: [
      ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU'],
      ...Array.from({ length: PUMPS }, (_, index) => [
        `Pompa ${index}`,
        'Pompalar',
        price(index),
        `P-${index}`,
      ]),
    ],
  });

/** The disk of the database is full at one row, so many times; a sequence is not rolled back. */
const fillDisk = (row: number, times: number) =>
  shop.read(`
    CREATE SEQUENCE failures;
    CREATE FUNCTION fill_disk() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.number = ${row} AND nextval('failures') <= ${times} THEN
        RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER disk_is_full BEFORE INSERT ON import_outcome FOR EACH ROW EXECUTE FUNCTION fill_disk()`);

/** The import once its job failed for the fifth time; only the first pause is waited for. */
async function givenUp(id: string) {
  const ended = shop.carriedOut(id);
  const SHORTEN = `
    WITH shortened AS (
      UPDATE job SET attempts = 4, due_at = now() WHERE status = 'waiting' AND attempts = 1 RETURNING id)
    SELECT id FROM shortened`;
  await until(async () => (await shop.read(SHORTEN)).length === 1, 30_000);
  return ended;
}

const count = async (table: string) => {
  const [row] = await shop.read<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${table}`);
  return row?.rows;
};

it('goes on where it was once the disk of the database has room again, and writes each row once', async () => {
  const { id, version } = await shop.plan(await pumps());
  await fillDisk(PUMPS, 1);
  await shop.beginApplying(id, version);
  const run = await shop.carriedOut(id);
  expect(run).toMatchObject({ status: 'applied', failure: null });
  expect(run.result?.details).toMatchObject({ categoriesAdded: 1, productsAdded: PUMPS, failed: 0 });
  expect([await count('product'), await count('import_outcome')]).toEqual([PUMPS, PUMPS + 1]);
  expect(await shop.read('SELECT token, attempts, status FROM job ORDER BY id DESC LIMIT 1')).toEqual([
    { token: 2, attempts: 0, status: 'done' },
  ]);
});

it('ends with a reason when the disk stays full, says what was applied, and is taken back', async () => {
  const { id, version } = await shop.plan(await pumps());
  await fillDisk(PUMPS, 1_000);
  await shop.beginApplying(id, version);
  const run = await givenUp(id);
  expect(run).toMatchObject({ status: 'failed', failure: { code: null } });
  expect(run.failure?.message).toMatch(/^Excel dosyası işlenirken hata oluştu: /);
  expect(run.failure?.message).not.toContain('extend');
  const applied = await count('product');
  expect(applied).toBeGreaterThan(0);
  expect(applied).toBeLessThan(PUMPS);
  expect(run.result?.details.productsAdded).toBe(applied);
  expect(await shop.undo(id)).toMatchObject({ status: 'undone' });
  expect([await count('product'), await count('category')]).toEqual([0, 0]);
});

it('stops behind a chunk when it is cancelled, and what it applied by then is taken back', async () => {
  const { id, version } = await shop.plan(await pumps());
  await shop.beginApplying(id, version);
  const ended = shop.carriedOut(id);
  await until(async () => (await count('import_outcome')) !== 0, 30_000);
  await shop.cancel(id);
  const run = await ended;
  expect(run).toMatchObject({ status: 'cancelled' });
  const applied = (await count('product')) ?? 0;
  const stopped = { success: false, status: 'partial', message: 'Excel dosyasının aktarımı durduruldu' };
  expect(run.result).toMatchObject({
    ...stopped,
    details: { productsAdded: applied, skipped: PUMPS - applied },
  });
  expect(applied % 500).not.toBe(1);
  expect(await count('import_outcome')).toBe(applied + 1);
  expect(await shop.undo(id)).toMatchObject({ status: 'undone' });
  expect(await count('product')).toBe(0);
});

it('is closed when somebody cancels it whose end could not be stored, says what was applied, and is taken back', async () => {
  const { id, version } = await shop.plan(await pumps());
  await fillDisk(PUMPS, 1_000);
  await shop.read(`
    CREATE FUNCTION refuse_end() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER end_is_refused BEFORE UPDATE ON import_run FOR EACH ROW WHEN (NEW.status = 'failed')
    EXECUTE FUNCTION refuse_end()`);
  await shop.beginApplying(id, version);
  expect(await givenUp(id)).toMatchObject({ status: 'applying' });
  await shop.read('DROP TRIGGER end_is_refused ON import_run');
  await shop.cancel(id);
  const run = await shop.run(id);
  expect(run).toMatchObject({ status: 'failed', jobId: null, failure: { code: null } });
  expect(run.result?.details.productsAdded).toBe(await count('product'));
  expect(await shop.read(`SELECT what FROM audit WHERE what = 'import-cancelled'`)).toEqual([]);
  expect(await shop.undo(id)).toMatchObject({ status: 'undone' });
  expect(await count('product')).toBe(0);
});

describe('an import that is to be applied wholly or not at all', () => {
  const options = { isAllOrNothing: true };
  /** As from the list of jobs. */
  const cancelJobOf = async (id: string) => {
    const { jobId } = await shop.run(id);
    return shop.dataSource.transaction((transaction) =>
      shop.provider(Jobs).requestCancel(transaction, jobId ?? ''),
    );
  };
  const written = async () => [await count('product'), await count('category')];

  it('leaves nothing behind when it is cancelled, and nobody keeps it from that', async () => {
    const { id, version } = await shop.plan(await pumps(), { options });
    await shop.beginApplying(id, version);
    const ended = shop.carriedOut(id);
    await until(async () => (await count('import_outcome')) !== 0, 30_000);
    await shop.cancel(id);
    expect(await ended).toMatchObject({ status: 'undoing', finishedAt: null });
    await expect(shop.cancel(id)).rejects.toMatchObject({ code: 'IMPORT_NOT_POSSIBLE' });
    expect(await cancelJobOf(id)).toBe('notCancellable');
    const run = await shop.carriedOut(id);
    expect(run).toMatchObject({ status: 'cancelled', jobId: null, failure: null });
    expect(run.finishedAt).not.toBeNull();
    expect(run.result).toMatchObject({ success: false, status: 'failed', details: { productsAdded: 0 } });
    expect(run.result?.details.categoriesAdded).toBe(0);
    expect(await written()).toEqual([0, 0]);
  });

  it('leaves nothing behind when the disk stays full, and says why', async () => {
    const { id, version } = await shop.plan(await pumps(), { options });
    await fillDisk(PUMPS, 1_000);
    await shop.beginApplying(id, version);
    expect(await givenUp(id)).toMatchObject({ status: 'undoing' });
    const run = await shop.carriedOut(id);
    expect(run).toMatchObject({ status: 'failed', jobId: null, failure: { code: null } });
    expect(run.result).toMatchObject({ success: false, details: { productsAdded: 0 } });
    expect(await written()).toEqual([0, 0]);
    await expect(shop.undo(id)).rejects.toMatchObject({ code: 'IMPORT_NOT_POSSIBLE' });
  });
});

it('leaves no import behind when its file cannot be stored', async () => {
  const files = path.join(shop.environment.DATA_DIR ?? '', 'dosyalar');
  await mkdir(files, { recursive: true });
  await writeFile(path.join(files, 'ice-aktarim'), 'where the folder would be');
  await expect(shop.upload(await pumps())).rejects.toThrow();
  expect([await count('import_run'), await count('job')]).toEqual([0, 0]);
});
