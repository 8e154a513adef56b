import { randomUUID } from 'node:crypto';
import { until } from './kernel/clock/test-until.js';
import { ImportShop, workbookOf } from './testing/import-shop.js';
import { openTestProcesses, type StartedProcess, type TestProcesses } from './testing/processes.js';

/** Each costs the start of a process, so a usual run takes a few; twenty over twenty thousand rows are worth a run by hand. */
const KILLS = Number(process.env.TEST_KILLS ?? 4);
const PRODUCTS = KILLS * 1_000;
const LONGEST_MS = 1_500;

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let processes: TestProcesses;
const shops: ImportShop[] = [];

beforeAll(() => {
  processes = openTestProcesses();
});

afterEach(async () => {
  processes.killAll();
  for (const shop of shops.splice(0)) await shop.close();
});

afterAll(() => processes.close());

async function openShop(): Promise<ImportShop> {
  const shop = await ImportShop.open({ REDIS_PREFIX: `spec-${randomUUID().slice(0, 8)}` });
  shops.push(shop);
  return shop;
}

const startWorker = (shop: ImportShop): Promise<StartedProcess> =>
  processes.started('worker.js', shop.environment);

const CATEGORIES = [
  ['Kategori_Adi', 'Aciklama'],
  ['Pompalar', 'x'],
  ['Vanalar', 'y'],
];

/** Every seventh row has a mistake, every fifth a SKU that an earlier one has. */
function sheets(products: number) {
  const rows = Array.from({ length: products }, (_, index) => [
    `Pompa ${index}`,
    index % 7 === 3 ? 'Kazanlar' : 'Pompalar',
    100 + index,
    index % 5 === 4 ? `P-${index - 1}` : `P-${index}`,
    `Marka ${index % 40}`,
    index % 50,
  ]);
  const specs = rows.map(([, , , sku], index) => [sku ?? '', 'Debi', String(index % 90), 'm³/h']);
  return {
    Kategoriler: CATEGORIES,
    Urunler: [['Urun_Adi', 'Kategori', 'Fiyat', 'SKU', 'Marka', 'Stok_Miktari'], ...rows],
    Teknik: [['SKU', 'Ozellik', 'Deger', 'Birim'], ...specs],
  };
}

/** What an import leaves, without what differs between two of them: ids and times. */
const digest = (shop: ImportShop) =>
  shop.read(`
    SELECT
      (SELECT md5(string_agg(concat_ws('|', p.sku, p.name, p.slug, p.version, p.base_price_kurus, p.category_id, p.brand_key,
         p.technical_specs, s.quantity), E'\\n' ORDER BY p.sku))
       FROM product AS p LEFT JOIN product_stock AS s ON s.product_id = p.id) AS products,
      (SELECT count(*)::int FROM product) AS product_count,
      (SELECT count(*)::int FROM catalog_version) AS versions,
      (SELECT md5(string_agg(concat_ws('|', number, subject, sheet, row_number, kind, label, sku, problems), E'\\n'
         ORDER BY number)) FROM import_item) AS items,
      (SELECT md5(string_agg(concat_ws('|', number, outcome, version_before, version_after), E'\\n' ORDER BY number))
       FROM import_outcome) AS outcomes,
      (SELECT sum(products)::int FROM product_cell) AS counted,
      (SELECT result ->> 'details' FROM import_run) AS details`);

/** As if the lease of the killed worker had run out; it may have been killed before it claimed the job. */
const endLease = (shop: ImportShop) =>
  shop.read(
    `UPDATE job SET lease_until = CASE status WHEN 'running' THEN now() END, due_at = now()
     WHERE status IN ('running', 'waiting')`,
  );

const statusOf = async (shop: ImportShop, id: string) => {
  const [run] = await shop.read<{ status: string }>('SELECT status FROM import_run WHERE id = $1', [id]);
  return run?.status;
};

it('ends as one that nobody disturbed, however often its worker is killed', async () => {
  const bytes = await workbookOf(sheets(PRODUCTS));
  const calm = await openShop();
  const disturbed = await openShop();
  await calm.importBytes(bytes);
  const id = await disturbed.upload(bytes);
  let kills = 0;
  for (const step of ['ready', 'applied']) {
    const killsOfStep = step === 'ready' ? KILLS / 2 : KILLS;
    while (kills < killsOfStep && (await statusOf(disturbed, id)) !== step) {
      const worker = await startWorker(disturbed);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_MS));
      worker.child.kill('SIGKILL');
      await worker.exited;
      await endLease(disturbed);
      kills += 1;
    }
    const worker = await startWorker(disturbed);
    await until(async () => (await statusOf(disturbed, id)) === step, 240_000);
    worker.child.kill('SIGKILL');
    if (step === 'ready') await disturbed.beginApplying(id);
  }
  expect(await digest(disturbed)).toEqual(await digest(calm));
});

it('lets a worker that was stopped past its lease write nothing any more', async () => {
  const shop = await openShop();
  const { id, version } = await shop.plan(await workbookOf(sheets(3_000)));
  const stopped = await startWorker(shop);
  await shop.beginApplying(id, version);
  await until(async () => (await shop.read('SELECT FROM import_outcome LIMIT 1')).length > 0, 60_000);
  stopped.child.kill('SIGSTOP');
  await shop.read(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'shop worker' AND datname = current_database() AND state = 'idle in transaction'
       AND pid <> pg_backend_pid()`,
  );
  await endLease(shop);
  const other = await startWorker(shop);
  await until(async () => (await statusOf(shop, id)) === 'applied', 120_000);
  const after = await digest(shop);
  stopped.child.kill('SIGCONT');
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(await digest(shop)).toEqual(after);
  const twice = await shop.read('SELECT sku_key FROM product GROUP BY sku_key HAVING count(*) > 1');
  expect(twice).toEqual([]);
  other.child.kill('SIGKILL');
});

it('gives ten files of the same catalog to four workers one after the other, each row once', async () => {
  const shop = await openShop();
  const ids: string[] = [];
  for (let number = 0; number < 10; number++) {
    const rows = Array.from({ length: 300 }, (_, index) => [
      `Vana ${number}-${index}`,
      'Vanalar',
      5,
      `V-${number}-${index}`,
    ]);
    const urunler = [['Urun_Adi', 'Kategori', 'Fiyat', 'SKU'], ...rows];
    const { id } = await shop.planSheets({ Kategoriler: CATEGORIES, Urunler: urunler });
    ids.push(id);
  }
  await shop.read(`UPDATE import_item SET kind = 'unchanged' WHERE subject = 'category' AND run_id <> $1`, [
    ids[0],
  ]);
  const workers = await Promise.all(Array.from({ length: 4 }, () => startWorker(shop)));
  for (const id of ids) await shop.beginApplying(id);
  for (const id of ids) await until(async () => (await statusOf(shop, id)) === 'applied', 120_000);
  const order = await shop.read<{ subject_id: string }>(
    `SELECT subject_id FROM job WHERE kind = 'import-apply' ORDER BY finished_at`,
  );
  expect(order.map((job) => job.subject_id)).toEqual(ids);
  expect(
    await shop.read('SELECT count(*)::int AS products, count(DISTINCT sku_key)::int AS skus FROM product'),
  ).toEqual([{ products: 3_000, skus: 3_000 }]);
  expect(await shop.read('SELECT count(*)::int AS outcomes FROM import_outcome')).toEqual([
    { outcomes: 3_002 },
  ]);
  for (const { child } of workers) child.kill('SIGTERM');
  const ended = await Promise.all(workers.map(({ exited }) => exited));
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
});
