import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommandHere } from '../testing/command-shop.js';
import { openDatabaseClient } from '../testing/database-client.js';

let shop: Awaited<ReturnType<typeof openDatabaseClient>>;
let dataDir: string;

beforeEach(async () => {
  shop = await openDatabaseClient();
  dataDir = await mkdtemp(path.join(tmpdir(), 'catalog-command-'));
});

afterEach(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

async function importSheet(rows: readonly string[], ...options: string[]) {
  const file = path.join(dataDir, 'liste.csv');
  await writeFile(file, ['Urun_Adi;Kategori;Fiyat;SKU;Stok_Miktari', ...rows].join('\n'));
  const environment = { DATABASE_URL: shop.databaseUrl, DATA_DIR: dataDir };
  return runCommandHere(['catalog:import', file, ...options], environment);
}

const only = async <Row>(statement: string): Promise<Row | undefined> =>
  (await shop.database.query(statement)).rows[0] as Row | undefined;
const products = async () =>
  (await only<{ products: number }>('SELECT count(*)::int AS products FROM product'))?.products;
const lastStatus = async () =>
  (await only<{ status: string }>('SELECT status FROM import_run ORDER BY uploaded_at DESC LIMIT 1'))?.status;

const addCategory = () =>
  shop.database.query(`
    INSERT INTO category (id, slug, version, name, description, created_at, updated_at, updated_by_kind)
    VALUES ('pompalar', 'pompalar', 1, 'Pompalar', 'x', now(), now(), 'system')`);

/** As staff do it in the panel, behind the first rows that are written to a table. */
const cancelJobBehind = (table: string) =>
  shop.database.query(`
    CREATE FUNCTION cancel_job() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN UPDATE job SET cancel_requested_at = now() WHERE finished_at IS NULL; RETURN NULL; END $$;
    CREATE TRIGGER job_is_cancelled AFTER INSERT ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION cancel_job()`);

const pumps = (count: number) =>
  Array.from({ length: count }, (_, number) => `Pompa ${number};Pompalar;100;P-${number};5`);

it('imports a file, says what came of it and ends with 0', async () => {
  await addCategory();
  const ended = await importSheet(pumps(3));
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(ended.stdout).toContain('Imported\nCategories: 0 new, 0 changed\nProducts: 3 new, 0 changed\n');
  expect([await products(), await lastStatus()]).toEqual([3, 'applied']);
});

it('skips invalid rows, says why and ends with 1', async () => {
  await addCategory();
  const ended = await importSheet([...pumps(1), 'Vana;Vanalar;5;V-1;1']);
  expect(ended.code).toBe(1);
  expect(ended.stdout).toContain('Imported, except for failed rows');
  expect(ended.stderr).toContain('Ürün için kategori bulunamadı: Vanalar');
  expect(await products()).toBe(1);
});

it('with --dry-run says what would change, changes nothing and leaves nothing to be confirmed', async () => {
  await addCategory();
  const ended = await importSheet(pumps(2), '--dry-run');
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(ended.stdout).toContain('Dry run, nothing was imported');
  expect(ended.stdout).toContain('Products: 2 new, 0 changed');
  expect([await products(), await lastStatus()]).toEqual([0, 'cancelled']);
});

it('leaves what empty cells say nothing of, and clears it with --clear-blanks', async () => {
  await addCategory();
  await importSheet(pumps(1));
  const blank = 'Pompa 0;Pompalar;100;P-0;';
  const stock = () => only<{ quantity: number }>('SELECT sum(quantity)::int AS quantity FROM product_stock');
  expect((await importSheet([blank])).stdout).toContain('Rows: 1 unchanged, 0 failed');
  expect(await stock()).toEqual({ quantity: 5 });
  const previewed = await importSheet([blank], '--clear-blanks', '--dry-run');
  expect(previewed.stdout).toContain('Fields: 1 cleared by empty cells');
  expect(await stock()).toEqual({ quantity: 5 });
  const cleared = await importSheet([blank], '--clear-blanks');
  expect(cleared).toMatchObject({ code: 0, stderr: '' });
  expect(cleared.stdout).toContain('Products: 0 new, 1 changed');
  expect(await stock()).toEqual({ quantity: 0 });
});

it('with --if-empty leaves a catalog alone that has a product', async () => {
  await addCategory();
  expect(await importSheet(pumps(1), '--if-empty')).toMatchObject({ code: 0 });
  const again = await importSheet(pumps(2), '--if-empty');
  expect(again).toMatchObject({ code: 0, stdout: 'The catalog is not empty: nothing imported\n' });
  expect(await products()).toBe(1);
});

it.each([
  ['import_item', 'ready', 0],
  ['import_outcome', 'applied', 500],
])(
  'ends with 1 when a colleague cancels it behind the first rows in %s',
  async (table, expected, written) => {
    await addCategory();
    await cancelJobBehind(table);
    const ended = await importSheet(pumps(1_200), ...(expected === 'ready' ? ['--dry-run'] : []));
    expect(ended.code).toBe(1);
    expect(ended.stdout).toBe('');
    expect(ended.stderr).toContain(`is cancelled, not ${expected}`);
    expect(await products()).toBe(written);
  },
);
