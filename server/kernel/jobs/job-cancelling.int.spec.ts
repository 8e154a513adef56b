import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { type EntityManager, QueryFailedError } from 'typeorm';
import { until } from '../clock/test-until.js';
import type { EndedJob, RunningJob } from './job.js';
import { CountingJob } from './test-counting-job.js';
import { customJob, openTestJobsForEachTest, type TestJobs } from './test-jobs.js';

let shop: TestJobs;

openTestJobsForEachTest((opened) => (shop = opened));

const numbers = async (subject: string) => (await shop.counted(subject)).map(({ number }) => number);

it('never runs a job again that is cancelled while it waits', async () => {
  const [id = ''] = await shop.add(['pumps']);
  expect(await shop.cancel(id)).toBe('requested');
  await shop.startWorker();
  await until(() => shop.hasEnded(id));
  expect(await shop.find(id)).toMatchObject({ status: 'cancelled', startedAt: null });
  expect(await shop.settled()).toEqual([{ subject: 'pumps', what: 'cancelled' }]);
  expect(await numbers('pumps')).toEqual([]);
  expect(await shop.cancel(id)).toBe('ended');
});

it('ends a running job before its next chunk when it is cancelled', async () => {
  await shop.startWorker();
  const [id = ''] = await shop.add(['pumps'], { rows: 10_000, pauseMs: 20 });
  await until(async () => (await shop.find(id)).done > 0);
  await shop.cancel(id);
  const cancelledAfter = (await numbers('pumps')).length;
  await until(() => shop.hasEnded(id));
  expect(await shop.find(id)).toMatchObject({ status: 'cancelled', error: null });
  expect((await numbers('pumps')).length).toBeLessThanOrEqual(cancelledAfter + 1);
  expect(await shop.settled()).toEqual([{ subject: 'pumps', what: 'cancelled' }]);
});

it('carries a job out that must not be stopped, also when somebody asks for its end', async () => {
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const id = await shop.addCustom({ isCancellable: false });
  expect(await shop.cancel(id)).toBe('notCancellable');
  await shop.startWorker([customJob(() => held)]);
  await until(async () => (await shop.find(id)).status === 'running');
  expect(await shop.cancel(id)).toBe('notCancellable');
  goOn();
  await until(() => shop.hasEnded(id));
  expect(await shop.find(id)).toMatchObject({ status: 'done', cancelRequestedAt: null });
  expect(await shop.cancel(id)).toBe('ended');
});

it('notifies what a handler waits for between chunks as soon as its job is cancelled', async () => {
  const waiting = customJob((job) => wait(60_000, undefined, { signal: job.signal }));
  await shop.startWorker([waiting]);
  const id = await shop.addCustom();
  await until(async () => (await shop.find(id)).status === 'running');
  await shop.cancel(id);
  expect(await until(() => shop.hasEnded(id))).toBeLessThan(10_000);
  expect(await shop.find(id)).toMatchObject({ status: 'cancelled' });
});

describe('a job that is cancelled while what its handler makes of that fails', () => {
  const refuse = () => Promise.reject(new Error('no'));
  const handlers = (run: (job: RunningJob) => Promise<void>) => [
    customJob(run, { onCancelled: refuse }),
    CountingJob,
  ];

  beforeEach(() => {
    vi.spyOn(Logger.prototype, 'error').mockReturnValue();
  });

  it('ends while it waits and keeps no other from running', async () => {
    const id = await shop.addCustom();
    await shop.cancel(id);
    const [other = ''] = await shop.add(['pumps']);
    await shop.startWorker(handlers(() => Promise.resolve()));
    await until(() => shop.hasEnded(id, other));
    expect(await shop.find(id)).toMatchObject({ status: 'cancelled', startedAt: null });
    expect(await shop.find(other)).toMatchObject({ status: 'done' });
  });

  it('ends while it runs', async () => {
    await shop.startWorker(handlers((job) => wait(60_000, undefined, { signal: job.signal })));
    const id = await shop.addCustom();
    await until(async () => (await shop.find(id)).status === 'running');
    await shop.cancel(id);
    await until(() => shop.hasEnded(id));
    expect(await shop.find(id)).toMatchObject({ status: 'cancelled', token: 1 });
  });

  it('ends with what its handler makes of that once a deadlock is over', async () => {
    let settles = 0;
    const onCancelled = async (job: EndedJob, transaction: EntityManager) => {
      await transaction.query(`INSERT INTO settled VALUES ($1, 'cancelled')`, [job.subjectId]);
      if (++settles === 1) throw new QueryFailedError('', [], Object.assign(new Error(), { code: '40P01' }));
    };
    const id = await shop.addCustom();
    await shop.cancel(id);
    await shop.startWorker([customJob(() => Promise.resolve(), { onCancelled })]);
    await until(() => shop.hasEnded(id));
    expect(await shop.settled()).toEqual([{ subject: 'custom', what: 'cancelled' }]);
  });
});

it('carries other jobs out while one cannot be cancelled at all', async () => {
  await shop.dataSource.query(`
    CREATE FUNCTION refuse_cancelling() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'no'; END $$;
    CREATE TRIGGER cancelling_is_refused BEFORE UPDATE ON job FOR EACH ROW WHEN (NEW.status = 'cancelled')
    EXECUTE FUNCTION refuse_cancelling()`);
  vi.spyOn(Logger.prototype, 'error').mockReturnValue();
  const [stuck = '', other = ''] = await shop.add(['stuck', 'pumps']);
  await shop.cancel(stuck);
  await shop.startWorker();
  await until(() => shop.hasEnded(other));
  expect(await shop.find(other)).toMatchObject({ status: 'done' });
  expect(await shop.find(stuck)).toMatchObject({ status: 'waiting' });
});
