import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { until } from '../clock/test-until.js';
import { JobLeases } from './job-leases.js';
import { JobRunner } from './job-runner.js';
import { customJob, openTestJobsForEachTest, type TestJobs } from './test-jobs.js';

let shop: TestJobs;

openTestJobsForEachTest((opened) => (shop = opened));

const numbers = async (subject: string) => (await shop.counted(subject)).map(({ number }) => number);

it('carries a job out and stores how far it is', async () => {
  await shop.startWorker();
  const [id = ''] = await shop.add(['pumps'], { rows: 4 });
  await until(() => shop.hasEnded(id));
  expect(await numbers('pumps')).toEqual([1, 2, 3, 4]);
  expect(await shop.find(id)).toMatchObject({
    kind: 'count',
    subjectId: 'pumps',
    status: 'done',
    stage: 'counting',
    done: 4,
    total: 4,
    chunks: 4,
    token: 1,
    attempts: 0,
    stalls: 0,
    lostConnections: 0,
    error: null,
    actorKind: 'staff',
    actorId: 'ayse',
    requestId: 'spec',
    startedAt: expect.any(Date) as Date,
    finishedAt: expect.any(Date) as Date,
  });
});

it('shows how far a job is while it runs', async () => {
  await shop.startWorker();
  const [id = ''] = await shop.add(['pumps'], { rows: 1_000, pauseMs: 20 });
  await until(async () => (await shop.find(id)).done > 1);
  expect(await shop.find(id)).toMatchObject({ status: 'running', total: 1_000, finishedAt: null });
});

it('adds no job when its transaction is rolled back', async () => {
  await shop.startWorker();
  const adding = shop.dataSource.transaction(async (transaction) => {
    const cause = { actor: { kind: 'system', id: null }, requestId: 'spec' } as const;
    await shop.jobs.add(transaction, { kind: 'count', subjectId: 'none', cause });
    throw new Error('rolled back');
  });
  await expect(adding).rejects.toThrow('rolled back');
  expect(await shop.dataSource.query('SELECT FROM job')).toEqual([]);
});

it('carries each of 20 jobs out once with two workers', async () => {
  await shop.startWorker();
  await shop.startWorker();
  const subjects = Array.from({ length: 20 }, (_, index) => `s${index}`);
  const ids = await shop.add(subjects, { rows: 2 });
  await until(() => shop.hasEnded(...ids));
  for (const subject of subjects) expect(await numbers(subject)).toEqual([1, 2]);
  expect((await Promise.all(ids.map(shop.find))).map(({ token }) => token)).toEqual(ids.map(() => 1));
});

it('repeats a failing job after a pause, from where it was, and stores the kind of the error only', async () => {
  await shop.startWorker();
  const [id = ''] = await shop.add(['pumps'], { failures: 1 });
  await until(async () => (await shop.find(id)).attempts === 1);
  const failed = await shop.find(id);
  expect(failed).toMatchObject({ status: 'waiting', error: 'Error ECOUNT', errorCode: null });
  expect(failed.dueAt.getTime()).toBeGreaterThan(Date.now() + 3_000);
  await shop.letTimePass();
  await until(() => shop.hasEnded(id));
  expect(await shop.find(id)).toMatchObject({ status: 'done', attempts: 0, error: null });
  expect(await numbers('pumps')).toEqual([1, 2, 3]);
});

it('fails a job after five attempts without getting further, with what its handler makes of that and a fact to react to', async () => {
  await shop.startWorker();
  const [id = ''] = await shop.add(['pumps'], { rows: 1, failures: 5 });
  for (let attempts = 1; attempts < 5; attempts++) {
    await until(async () => (await shop.find(id)).attempts === attempts);
    await shop.letTimePass();
  }
  await until(async () => (await shop.settled()).length === 2);
  expect(await shop.find(id)).toMatchObject({ status: 'failed', attempts: 5, error: 'Error ECOUNT' });
  expect(await shop.settled()).toEqual([
    { subject: 'pumps', what: 'failed' },
    { subject: id, what: 'reacted' },
  ]);
});

it('fails a job at once that is refused, with the message and code of the refusal', async () => {
  await shop.startWorker();
  const [id = ''] = await shop.add(['pumps'], { refuses: true });
  await until(() => shop.hasEnded(id));
  expect(await shop.find(id)).toMatchObject({
    status: 'failed',
    attempts: 1,
    error: 'Sayılar tükendi.',
    errorCode: 'NO_MORE_NUMBERS',
  });
  expect(await numbers('pumps')).toEqual([1]);
});

it('fails a job at once whose data the database refuses: it would do so each time', async () => {
  await shop.startWorker([
    customJob((job) => job.chunk((transaction) => transaction.query(`SELECT 'x'::int`))),
  ]);
  const id = await shop.addCustom();
  await until(() => shop.hasEnded(id));
  expect(await shop.find(id)).toMatchObject({ status: 'failed', attempts: 1 });
});

it('fails a job even when what its handler makes of that fails', async () => {
  vi.spyOn(Logger.prototype, 'error').mockReturnValue();
  const refuse = () => Promise.reject(new Error('no'));
  await shop.startWorker([customJob(refuse, { onFailed: refuse })]);
  const id = await shop.addCustom();
  for (let attempts = 1; attempts < 5; attempts++) {
    await until(async () => (await shop.find(id)).attempts === attempts);
    await shop.letTimePass();
  }
  await until(() => shop.hasEnded(id));
  expect(await shop.find(id)).toMatchObject({ status: 'failed' });
});

it('begins a failed job again when staff ask for it, from where it was, and no job that is done', async () => {
  await shop.startWorker();
  const [id = ''] = await shop.add(['pumps'], { refuses: true });
  await until(() => shop.hasEnded(id));
  await shop.dataSource.query('UPDATE plan SET refuses = false');
  expect(await shop.retry(id)).toBe(true);
  await until(async () => (await shop.find(id)).status === 'done');
  expect(await shop.find(id)).toMatchObject({ attempts: 0, error: null, errorCode: null });
  expect(await numbers('pumps')).toEqual([1, 2, 3]);
  expect(await shop.retry(id)).toBe(false);
});

it('runs the work of a chunk again after a deadlock and commits it once', async () => {
  let runs = 0;
  const deadlocked = customJob((job) =>
    job.chunk(async (transaction) => {
      await transaction.query(`INSERT INTO settled VALUES ('custom', 'chunk')`);
      if (++runs === 1) throw new QueryFailedError('', [], Object.assign(new Error(), { code: '40P01' }));
    }),
  );
  await shop.startWorker([deadlocked]);
  const id = await shop.addCustom();
  await until(() => shop.hasEnded(id));
  expect(runs).toBe(2);
  expect(await shop.settled()).toHaveLength(1);
});

it('keeps a job while its handler works between two chunks', async () => {
  const slow = customJob(async (job) => {
    await shop.dataSource.query(`UPDATE job SET lease_until = now() + interval '7 seconds'`);
    await wait(8_000);
    await job.beat({ done: 1, total: 2 });
  });
  await shop.startWorker([slow]);
  const id = await shop.addCustom();
  await wait(8_500);
  await until(() => shop.hasEnded(id));
  expect(await shop.find(id)).toMatchObject({ status: 'done', token: 1, done: 1, total: 2 });
});

it('releases a job whose claim is under way when the worker stops', async () => {
  const worker = await shop.startWorker([
    customJob((job) => wait(60_000, undefined, { signal: job.signal })),
  ]);
  const leases = worker.get(JobLeases);
  const claim = leases.claim.bind(leases);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  vi.spyOn(leases, 'claim').mockImplementationOnce(async (job) => {
    const record = await claim(job);
    await answered;
    return record;
  });
  const id = await shop.addCustom();
  await until(async () => (await shop.find(id)).status === 'running');
  let hasEnded = false;
  const ending = worker
    .get(JobRunner)
    .onModuleDestroy()
    .then(() => (hasEnded = true));
  await wait(50);
  expect(hasEnded).toBe(false);
  answer();
  await ending;
  expect(await shop.find(id)).toMatchObject({ status: 'waiting' });
});
