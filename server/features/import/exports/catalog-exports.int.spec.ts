import { Disk } from 'flydrive';
import { until } from '../../../kernel/clock/test-until.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { countsOf } from '../../../testing/import-outcome.js';
import { CatalogExportSweeper } from '../../catalog/index.js';
import {
  ODD_NAMES,
  openCatalogExports,
  PRODUCTS,
  ROWS,
  type TestCatalogExports,
} from '../../../testing/catalog-exports.js';

let shop: TestCatalogExports;

beforeAll(async () => {
  shop = await openCatalogExports();
});

beforeEach(() => shop.worker.read('DELETE FROM catalog_export'));

afterAll(() => shop.close());

it('writes the catalog into a file that changes nothing when it is imported again', async () => {
  const asked = await shop.start();
  expect(asked).toMatchObject({
    status: 'WRITING',
    products: null,
    bytes: null,
    expiresAt: null,
    failure: null,
    requestedBy: { kind: 'STAFF', name: 'Ayşe Yılmaz' },
    progress: { done: 0, total: null, isWaiting: true, isStopping: false },
  });
  expect(await shop.statusOf(asked.id)).toBe(404);
  await shop.worker.runJob(asked.jobId);
  const written = await shop.find(asked.id);
  expect(written).toMatchObject({ status: 'READY', products: PRODUCTS, categories: 1, progress: null });
  const response = await shop.download(asked.id);
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="${asked.fileName}"`,
    'content-length': String(written?.bytes),
  });
  expect(asked.fileName).toMatch(/^katalog-\d{4}-\d{2}-\d{2}\.xlsx$/);
  expect(response.rawPayload).toHaveLength(written?.bytes ?? 0);
  const imported = await shop.worker.importBytes(response.rawPayload);
  const unchanged = PRODUCTS + 1;
  expect(countsOf(imported)).toEqual({ categories: [0, 0], products: [0, 0], unchanged, failed: 0 });
  const names = await Promise.all(ODD_NAMES.map((_, index) => shop.worker.product(`P-${index}`)));
  expect(names.map((product) => product?.name)).toEqual(ODD_NAMES);
  expect(await shop.entries(asked.id)).toEqual(['started', 'ended', 'downloaded']);
});

it('gives those who ask while a file is being written the same one', async () => {
  const program = await shop.api.program(['import']);
  const asked = await Promise.all([shop.start(), shop.start(program), shop.start(), shop.start(program)]);
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  await shop.worker.runJob(asked[0].jobId);
  expect((await shop.download(asked[0].id, { browser: program })).statusCode).toBe(200);
  const later = await shop.start(program);
  expect(later.id).not.toBe(asked[0].id);
  expect((await shop.newest()).map(({ id, status }) => [id, status])).toEqual([
    [later.id, 'WRITING'],
    [asked[0].id, 'READY'],
  ]);
});

it('deletes an export and its file a week after it ended', async () => {
  const { id, jobId } = await shop.start();
  await shop.worker.runJob(jobId);
  const unfinished = await shop.start();
  const sweeper = new CatalogExportSweeper(shop.api.app.get(Disk), new Clock());
  const sweep = () => shop.worker.dataSource.transaction((transaction) => sweeper.sweep(transaction, 10));
  await shop.worker.read(
    `UPDATE catalog_export SET finished_at = now() - interval '167 hours' WHERE id = $1`,
    [id],
  );
  expect(await sweep()).toBe(0);
  expect(await shop.statusOf(id)).toBe(200);
  await shop.worker.read(
    `UPDATE catalog_export SET finished_at = now() - interval '168 hours' WHERE id = $1`,
    [id],
  );
  expect(await sweep()).toBe(1);
  expect([await shop.find(id), await shop.statusOf(id), await shop.files(id)]).toEqual([null, 404, []]);
  expect(await shop.find(unfinished.id)).toMatchObject({ status: 'WRITING' });
});

it('has the catalog that is sent at once in the audit log, and nothing for an answer without a body', async () => {
  const ofStream = () =>
    shop.worker.read<{ what: string; after: object | null }>(
      `SELECT what, after FROM audit WHERE what LIKE 'catalog-export-%' AND subject NOT IN
         (SELECT 'catalog-export ' || id FROM catalog_export) ORDER BY id DESC LIMIT 2`,
    );
  const before = await ofStream();
  expect((await shop.download('', { method: 'HEAD' })).statusCode).toBe(200);
  expect(await ofStream()).toEqual(before);
  const response = await shop.download('');
  expect(response.headers['content-disposition']).toMatch(/katalog-\d{4}-\d{2}-\d{2}\.xlsx/);
  await until(async () => (await ofStream())[0]?.what === 'catalog-export-ended');
  expect(await ofStream()).toEqual([
    { what: 'catalog-export-ended', after: { rows: ROWS, isComplete: true } },
    { what: 'catalog-export-started', after: null },
  ]);
});

it('answers HEAD for a written file without recording a download', async () => {
  const { id, jobId } = await shop.start();
  await shop.worker.runJob(jobId);
  expect((await shop.download(id, { method: 'HEAD' })).statusCode).toBe(200);
  expect(await shop.entries(id)).toEqual(['started', 'ended']);
});
