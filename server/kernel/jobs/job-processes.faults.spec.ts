import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { until } from '../clock/test-until.js';
import { testConfig } from '../queue/test-worker.js';
import { JobRunner } from './job-runner.js';
import { forgetJobProcesses } from './test-job-process.js';
import { customJob, openTestJobsForEachTest, type TestJobs } from './test-jobs.js';

let shop: TestJobs;

openTestJobsForEachTest((opened) => (shop = opened));

afterAll(() => forgetJobProcesses());

const upTo = (rows: number) => Array.from({ length: rows }, (_, index) => index + 1);
const numbers = async (subject: string) => (await shop.counted(subject)).map(({ number }) => number);
const done = async (id: string) => (await shop.find(id)).done;

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  child.kill(signal);
  await once(child, 'exit');
}

it('finishes the chunk it is at when its process is to end, and another worker goes on within two seconds', async () => {
  const workers = [await shop.startProcess(), await shop.startProcess()];
  const [id = ''] = await shop.add(['pumps'], { rows: 5, chunkMs: 1_000 });
  await until(async () => (await done(id)) === 1);
  const [first] = await shop.counted('pumps');
  const ending = workers.find(({ pid }) => pid === first?.pid);
  if (!ending) throw new Error('no worker has begun');
  const { token } = await shop.find(id);
  await wait(300);
  await end(ending, 'SIGTERM');
  const tookMs = await until(async () => (await shop.find(id)).token > token);
  expect(tookMs).toBeLessThan(2_000);
  const byEnding = (await shop.counted('pumps')).filter(({ pid }) => pid === ending.pid);
  expect(byEnding).toHaveLength(2);
  await until(() => shop.hasEnded(id));
  expect(await numbers('pumps')).toEqual(upTo(5));
  expect(await shop.find(id)).toMatchObject({ status: 'done', attempts: 0, stalls: 0 });
});

it('leaves a handler behind that does not stop, which writes nothing any more', async () => {
  let late: unknown;
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const deaf = customJob(async (job) => {
    await held;
    await job
      .chunk((transaction) => transaction.query(`INSERT INTO settled VALUES ('custom', 'late')`))
      .catch((error: unknown) => (late = error));
  });
  const id = await shop.addCustom();
  const worker = await shop.startWorker([deaf]);
  await until(async () => (await shop.find(id)).status === 'running');
  const begun = performance.now();
  await worker.get(JobRunner).onModuleDestroy();
  expect(performance.now() - begun).toBeLessThan(20_000);
  expect(await shop.find(id)).toMatchObject({ status: 'waiting' });
  goOn();
  await until(() => late !== undefined);
  expect(await shop.settled()).toEqual([]);
});

it('runs the jobs of a lane one at a time in their order with four workers', async () => {
  await Promise.all([1, 2, 3, 4].map(() => shop.startProcess()));
  const subjects = Array.from({ length: 8 }, (_, index) => `lane ${index}`);
  const ids = await shop.add(subjects, { rows: 3, pauseMs: 10, lane: 'import' });
  await until(() => shop.hasEnded(...ids));
  const counted = (await shop.allCounted()).map(({ subject, number }) => `${subject}: ${number}`);
  expect(counted).toEqual(subjects.flatMap((subject) => upTo(3).map((number) => `${subject}: ${number}`)));
});

it('carries every job out although the queue forgets all of them', async () => {
  await shop.startWorker([customJob((job) => wait(1_500, undefined, { signal: job.signal }))]);
  const running = [await shop.addCustom(), await shop.addCustom()];
  await until(async () =>
    (await Promise.all(running.map(shop.find))).every((job) => job.status === 'running'),
  );
  const waiting = [await shop.addCustom(), await shop.addCustom()];
  await wait(200);
  expect(await emptyQueue()).toBeGreaterThan(0);
  await wait(3_000);
  await until(() => shop.hasEnded(...running, ...waiting));
  const jobs = await Promise.all([...running, ...waiting].map(shop.find));
  expect(jobs.map(({ status, token }) => [status, token])).toEqual(jobs.map(() => ['done', 1]));
});

/** Deletes what BullMQ stores of the spec; returns how much that was. */
async function emptyQueue(): Promise<number> {
  const { redisUrl, redisPrefix } = testConfig(shop.database);
  if (!redisUrl) {
    const [, deleted] = await shop.dataSource.query<[unknown[], number]>('DELETE FROM bullmq.job');
    return deleted;
  }
  const redis = new Redis(redisUrl);
  const keys = await redis.keys(`${redisPrefix}:*`);
  const deleted = keys.length > 0 ? await redis.del(keys) : 0;
  await redis.quit();
  return deleted;
}
