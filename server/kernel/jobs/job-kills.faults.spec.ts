import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../clock/test-until.js';
import { forgetJobProcesses } from './test-job-process.js';
import { openTestJobsForEachTest, type TestJobs } from './test-jobs.js';

/** Each costs the start of a process; twenty are worth a run by hand. */
const KILLS = Number(process.env.TEST_KILLS ?? 8);

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

it('writes each row once although its worker is killed again and again', async () => {
  const rows = KILLS * 20;
  const [id = ''] = await shop.add(['pumps'], { rows, pauseMs: 20, chunkMs: 5 });
  for (let kills = 0; kills < KILLS; kills++) {
    const child = await shop.startProcess();
    await shop.letTimePass();
    const before = await done(id);
    await until(async () => (await done(id)) > before);
    await wait(Math.random() * 30);
    await end(child, 'SIGKILL');
  }
  await shop.startWorker();
  await shop.letTimePass();
  await until(async () => (await done(id)) > KILLS);
  await until(() => shop.hasEnded(id), 60_000);
  expect(await numbers('pumps')).toEqual(upTo(rows));
  expect(await shop.find(id)).toMatchObject({ status: 'done', token: KILLS + 1, stalls: 0 });
});

it('writes nothing any more for a worker that was stopped in the middle of a chunk past its lease', async () => {
  const [id = ''] = await shop.add(['pumps'], { rows: 30, chunkMs: 300 });
  const stopped = await shop.startProcess();
  await until(async () => (await done(id)) > 1);
  stopped.kill('SIGSTOP');
  const before = await numbers('pumps');
  // PostgreSQL ends its session, so that what it wrote in the chunk is gone and its lock with it.
  await wait(16_500);
  await shop.letTimePass();
  await shop.dataSource.query('UPDATE plan SET chunk_ms = 0');
  await shop.startWorker();
  await until(() => shop.hasEnded(id));
  stopped.kill('SIGCONT');
  await wait(1_000);
  const counted = await shop.counted('pumps');
  expect(counted.map(({ number }) => number)).toEqual(upTo(30));
  expect(counted.filter(({ pid }) => pid === stopped.pid)).toHaveLength(before.length);
  expect(await shop.find(id)).toMatchObject({ status: 'done', token: 2 });
});

it('goes on after all its connections to the database were cut', async () => {
  await shop.startProcess();
  const [id = ''] = await shop.add(['pumps'], { rows: 40, chunkMs: 20 });
  await until(async () => (await done(id)) > 3);
  await shop.dataSource.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'spec worker%' OR application_name = 'shop queue'`,
  );
  await wait(2_000);
  await until(() => shop.hasEnded(id));
  expect(await numbers('pumps')).toEqual(upTo(40));
  expect(await shop.find(id)).toMatchObject({ status: 'done', attempts: 0 });
});
