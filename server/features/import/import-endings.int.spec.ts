import { until } from '../../kernel/clock/test-until.js';
import { JobLeases } from '../../kernel/jobs/job-leases.js';
import type { EntityManager } from 'typeorm';
import { type ImportShop, openImportShopForEachTest, workbookOf } from '../../testing/import-shop.js';

let shop: ImportShop;

openImportShopForEachTest((opened) => (shop = opened));

const SHEETS = {
  Kategoriler: [
    ['Kategori_Adi', 'Aciklama'],
    ['Pompalar', 'x'],
  ],
  Urunler: [
    ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU'],
    ['Pompa', 'Pompalar', 5, 'P-1'],
  ],
};

const lastJob = async (kind: string): Promise<string> => {
  const [job] = await shop.read<{ id: string }>(
    'SELECT id FROM job WHERE kind = $1 ORDER BY id DESC LIMIT 1',
    [kind],
  );
  return job?.id ?? '';
};

const ended = async () =>
  (await shop.read(`SELECT DISTINCT id FROM outbox WHERE fact = 'ImportFinished'`)).length;

/** As if its worker had been killed behind its last chunk, before the end of the job was stored. */
async function runAgain(kind: string): Promise<void> {
  const id = await lastJob(kind);
  await shop.read(`UPDATE job SET status = 'waiting', finished_at = NULL WHERE id = $1`, [id]);
  await shop.runJob(id);
}

describe('a job that runs again behind its last chunk', () => {
  it('leaves an import that is being applied meanwhile as it is, when it compared it', async () => {
    const { id } = await shop.planSheets(SHEETS);
    await shop.beginApplying(id);
    const applying = await shop.run(id);
    await runAgain('import-plan');
    expect(await shop.run(id)).toEqual(applying);
    expect(await shop.carriedOut(id)).toMatchObject({ status: 'applied' });
  });

  it('leaves an import that is compared anew as it is, also when it is cancelled then', async () => {
    const { id } = await shop.planSheets(SHEETS);
    const planned = await lastJob('import-plan');
    await shop.preview(id);
    const planning = await shop.run(id);
    await shop.read(
      `UPDATE job SET status = 'waiting', finished_at = NULL, cancel_requested_at = now() WHERE id = $1`,
      [planned],
    );
    await shop.runJob(planned);
    expect(await shop.run(id)).toEqual(planning);
  });

  it('ends an import that it applied only once', async () => {
    const { run } = await shop.importSheets(SHEETS);
    const ends = await ended();
    await runAgain('import-apply');
    expect(await ended()).toBe(ends);
    expect(await shop.run(run.id)).toEqual(run);
  });

  it('ends an import that it took back only once', async () => {
    const { run } = await shop.importSheets(SHEETS);
    const undone = await shop.undo(run.id);
    const ends = await ended();
    await runAgain('import-undo');
    expect(await ended()).toBe(ends);
    expect(await shop.run(run.id)).toEqual(undone);
  });
});

describe('an import that is cancelled while a chunk of its job is open', () => {
  const isSomebodyWaiting = async () => {
    const waiting = await shop.read(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return waiting.length > 0;
  };

  async function cancelDuring(id: string, chunk: (transaction: EntityManager) => Promise<unknown>) {
    const jobId = (await shop.run(id)).jobId ?? '';
    const leases = shop.provider(JobLeases);
    const claim = await leases.claim({ id: jobId, token: 0 });
    let cancelling: Promise<void> = Promise.resolve();
    await shop.dataSource.transaction(async (transaction) => {
      await leases.hold(transaction, claim!);
      cancelling = shop.cancel(id);
      cancelling.catch(() => undefined);
      await until(isSomebodyWaiting);
      await chunk(transaction);
    });
    await cancelling;
    await shop.read('UPDATE job SET lease_until = now() WHERE id = $1', [jobId]);
    await shop.runJob(jobId);
  }

  it('ends behind that chunk, which writes what it has to', async () => {
    const { id } = await shop.planSheets(SHEETS);
    await shop.beginApplying(id);
    await cancelDuring(id, (transaction) =>
      transaction.query('UPDATE import_run SET version = 7 WHERE id = $1', [id]),
    );
    expect(await shop.run(id)).toMatchObject({ status: 'cancelled', version: 7 });
  });

  it('is put away when that chunk was the last of its comparison', async () => {
    const id = await shop.upload(await workbookOf(SHEETS));
    await cancelDuring(id, (transaction) =>
      transaction.query(`UPDATE import_run SET status = 'ready', job_id = NULL WHERE id = $1`, [id]),
    );
    expect(await shop.run(id)).toMatchObject({ status: 'cancelled', jobId: null });
  });
});

describe('an import whose job ended without it', () => {
  const endJob = (id: string) =>
    shop.read(
      `UPDATE job SET status = 'failed', finished_at = now()
       WHERE id::text = (SELECT job_id FROM import_run WHERE id = $1)`,
      [id],
    );
  const cancels = () => shop.read(`SELECT what FROM audit WHERE what = 'import-cancelled'`);

  it('has failed once somebody cancels it while it says that it is compared', async () => {
    const id = await shop.upload(await workbookOf(SHEETS));
    await endJob(id);
    await shop.cancel(id);
    expect(await shop.run(id)).toMatchObject({ status: 'failed', jobId: null, failure: { code: null } });
    expect(await cancels()).toEqual([]);
  });

  it('can be taken back again once somebody cancels it while it says that it is taken back', async () => {
    const { run } = await shop.importSheets(SHEETS);
    await shop.beginUndoing(run.id);
    await endJob(run.id);
    await shop.cancel(run.id);
    expect(await shop.run(run.id)).toMatchObject({ status: 'applied', jobId: null });
    expect(await shop.undo(run.id)).toMatchObject({ status: 'undone' });
    expect(await cancels()).toEqual([]);
  });
});

it('compares an import anew that was cancelled before anything of it was applied', async () => {
  const { id } = await shop.planSheets(SHEETS);
  await shop.beginApplying(id);
  await shop.cancel(id);
  const unapplied = { appliedAt: null, appliedByKind: null, appliedById: null };
  expect(await shop.carriedOut(id)).toMatchObject({ status: 'cancelled', ...unapplied });
  await shop.preview(id);
  const planned = await shop.carriedOut(id);
  expect(planned).toMatchObject({ status: 'ready', result: null, finishedAt: null });
  expect(await shop.apply(planned)).toMatchObject({ status: 'applied', failure: null });
});

describe('an import that an earlier version of the shop compared, without what is to be saved of its rows', () => {
  const forgetChanges = (id: string) =>
    shop.read('UPDATE import_item SET change = NULL WHERE run_id = $1', [id]);

  it('is not applied, and is once it is compared anew', async () => {
    const planned = await shop.planSheets(SHEETS);
    await forgetChanges(planned.id);
    await expect(shop.apply(planned)).rejects.toMatchObject({ code: 'IMPORT_COMPARISON_EXPIRED' });
    await shop.preview(planned.id);
    const { result } = await shop.apply(await shop.carriedOut(planned.id));
    expect(result?.details).toMatchObject({ categoriesAdded: 1, productsAdded: 1, outdated: 0, failed: 0 });
  });

  it('fails with that as its reason where somebody began to apply it, and is compared anew', async () => {
    const planned = await shop.planSheets(SHEETS);
    await shop.beginApplying(planned.id);
    await forgetChanges(planned.id);
    const { status, failure, appliedAt } = await shop.carriedOut(planned.id);
    expect([status, failure?.code, appliedAt]).toEqual(['failed', 'IMPORT_COMPARISON_EXPIRED', null]);
    expect(failure?.message).toContain('Yeniden karşılaştırıp son hâlini uygulayın');
    await shop.preview(planned.id);
    const { result } = await shop.apply(await shop.carriedOut(planned.id));
    expect(result?.details).toMatchObject({ categoriesAdded: 1, productsAdded: 1, outdated: 0, failed: 0 });
  });
});

describe('a file that cannot be read to its end', () => {
  const storedRows = (id: string) => shop.read('SELECT FROM import_row WHERE run_id = $1', [id]);
  const broken = async () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => `Pompa ${index};Kategorisiz;5;P-${index};x\n`);
    const long = `${'x'.repeat(30_000)};`.repeat(8);
    const text = `Urun_Adi;Kategori;Fiyat;SKU;Not\n${rows.join('')}Pompa;Kategorisiz;5;P;${long}\n`;
    return shop.upload(Buffer.from(text), { fileName: 'liste.csv' });
  };

  it('keeps no rows of it once it is swept, some at a time', async () => {
    const id = await broken();
    expect(await shop.carriedOut(id)).toMatchObject({
      status: 'failed',
      isKept: false,
      failure: { code: 'SPREADSHEET_TOO_COMPLEX' },
    });
    expect(await shop.sweep(1_000)).toBe(1_000);
    expect(await storedRows(id)).not.toEqual([]);
    while ((await shop.sweep(1_000)) === 1_000);
    expect(await storedRows(id)).toEqual([]);
  });

  it('fails after its workers were gone five times, and says so', async () => {
    const id = await broken();
    await shop.read(`INSERT INTO import_row (run_id, sheet, row_number, cells) VALUES ($1, 0, 1, '[]')`, [
      id,
    ]);
    await shop.read('UPDATE job SET stalls = 5 WHERE subject_id = $1', [id]);
    const { status, failure } = await shop.carriedOut(id);
    expect([status, failure?.code]).toEqual(['failed', 'IMPORT_STALLED']);
    expect(failure?.message).toContain('aynı yerde birkaç kez kesildi');
    await shop.sweep(10);
    expect(await storedRows(id)).toEqual([]);
  });
});
