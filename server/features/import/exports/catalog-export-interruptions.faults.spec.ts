import { Logger } from '@nestjs/common';
import { until } from '../../../kernel/clock/test-until.js';
import { countsOf } from '../../../testing/import-outcome.js';
import { CatalogExportFiles } from '../../catalog/index.js';
import {
  CANCEL,
  openCatalogExports,
  ROWS,
  type ShownExport,
  type TestCatalogExports,
} from '../../../testing/catalog-exports.js';

let shop: TestCatalogExports;

beforeAll(async () => {
  shop = await openCatalogExports();
});

beforeEach(async () => {
  vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
  await shop.worker.read('DELETE FROM catalog_export');
});

afterEach(() => vi.restoreAllMocks());

afterAll(() => shop.close());

/** Holds the next worker back when its file is written, but nobody knows it yet. */
function holdBack(): { isHeld: () => boolean; letGo: () => void } {
  const { store } = CatalogExportFiles.prototype;
  let letGo: () => void = () => undefined;
  let isHeld = false;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  vi.spyOn(CatalogExportFiles.prototype, 'store').mockImplementationOnce(async function (
    this: CatalogExportFiles,
    ...given
  ) {
    const stored = await store.apply(this, given);
    isHeld = true;
    await gate;
    return stored;
  });
  return { isHeld: () => isHeld, letGo };
}

it('takes the sheets from one point in time, whatever is saved while they are written', async () => {
  const { jobId, id } = await shop.start();
  const { file } = await lockedWhileCounting(jobId);
  await shop.worker.read(`UPDATE product SET name = 'Sonradan' WHERE sku = 'P-9'`);
  await file();
  await shop.worker.read(`UPDATE product SET name = 'Pompa 9' WHERE sku = 'P-9'`);
  const { rawPayload } = await shop.download(id);
  expect(countsOf(await shop.worker.importBytes(rawPayload))).toMatchObject({ products: [0, 0] });
});

/** Lets a worker begin its snapshot, and holds it up at the variations. */
async function lockedWhileCounting(jobId: string) {
  const runner = shop.worker.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('LOCK TABLE product_variation IN ACCESS EXCLUSIVE MODE');
  const running = shop.worker.runJob(jobId);
  await until(async () => {
    const [{ waiting }] = (await shop.worker.read<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted AND relation = 'product_variation'::regclass`,
    )) as [{ waiting: number }];
    return waiting > 0;
  });
  return {
    async file() {
      await runner.rollbackTransaction();
      await runner.release();
      await running;
    },
  };
}

it('offers nothing of a worker that lost the job before it was done, and the whole file of the next one', async () => {
  const { id, jobId } = await shop.start();
  const { isHeld, letGo } = holdBack();
  const lost = shop.worker.runJob(jobId);
  await until(() => Promise.resolve(isHeld()));
  const progress = { done: 0, total: ROWS, isWaiting: false };
  expect(await shop.find(id)).toMatchObject({ status: 'WRITING', bytes: null, progress });
  expect(await shop.statusOf(id)).toBe(404);
  await shop.worker.read('UPDATE job SET lease_until = now() WHERE id = $1', [jobId]);
  const second = await shop.openWorker();
  try {
    await second.runJob(jobId);
    expect(await shop.find(id)).toMatchObject({ status: 'READY' });
    expect(await shop.files(id)).toHaveLength(2);
  } finally {
    letGo();
    await lost;
    await second.close();
  }
  await until(async () => (await shop.files(id)).length === 1);
  const { statusCode, rawPayload } = await shop.download(id);
  expect(statusCode).toBe(200);
  expect(countsOf(await shop.worker.importBytes(rawPayload))).toMatchObject({ products: [0, 0], failed: 0 });
  expect((await shop.entries(id)).filter((what) => what === 'ended')).toHaveLength(1);
});

it('stops an export that waits, and one that is being written, and leaves no file', async () => {
  const cancel = (id: string) => shop.staff.ask<{ cancelCatalogExport: ShownExport }>(CANCEL, { id });
  const waiting = await shop.start();
  const { cancelCatalogExport } = await cancel(waiting.id);
  expect(cancelCatalogExport.progress).toMatchObject({ isStopping: true });
  await shop.worker.runJob(waiting.jobId);
  expect(await shop.find(waiting.id)).toMatchObject({ status: 'CANCELLED', progress: null });
  const running = await shop.start();
  const { isHeld, letGo } = holdBack();
  const ended = shop.worker.runJob(running.jobId);
  await until(() => Promise.resolve(isHeld()));
  await cancel(running.id);
  letGo();
  await ended;
  expect(await shop.find(running.id)).toMatchObject({ status: 'CANCELLED' });
  expect([await shop.statusOf(running.id), await shop.files(running.id)]).toEqual([404, []]);
  expect(await shop.entries(running.id)).toEqual(['started', 'cancelled', 'ended']);
  expect(await shop.staff.codeOf(CANCEL, { id: '0195d3a0-0000-7000-8000-000000000000' })).toBe('NOT_FOUND');
});

it('says why there is no file when it could not be written, and writes another one', async () => {
  const { id, jobId } = await shop.start();
  await shop.worker.read('UPDATE job SET stalls = 5 WHERE id = $1', [jobId]);
  await shop.worker.runJob(jobId);
  expect(await shop.find(id)).toMatchObject({
    status: 'FAILED',
    failure: 'Katalog dosyası yazılamadı. Lütfen yeniden deneyin.',
  });
  expect((await shop.start()).id).not.toBe(id);
});

it('writes another file after the record of a job was lost', async () => {
  const { id, jobId } = await shop.start();
  await shop.worker.read('DELETE FROM job WHERE id = $1', [jobId]);
  expect((await shop.start()).id).not.toBe(id);
  expect(await shop.find(id)).toMatchObject({ status: 'FAILED' });
});
