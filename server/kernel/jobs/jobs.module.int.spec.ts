import { Logger } from '@nestjs/common';
import { until } from '../clock/test-until.js';
import { type JobHandler, type JobStatus, RunsJob } from './job.js';
import { JobKinds } from './job-kinds.js';
import { JobSweeper } from './job.sweeper.js';
import { JobRunner } from './job-runner.js';
import { CountingJob } from './test-counting-job.js';
import { customJob, openTestJobs, type TestJobs } from './test-jobs.js';

let shop: TestJobs;

beforeEach(async () => {
  vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
  shop = await openTestJobs();
});

afterEach(async () => {
  await shop.close();
  vi.restoreAllMocks();
});

it('carries a job out in the process of a command, or waits for the worker that has it', async () => {
  const command = (await shop.openCommand()).get(JobRunner);
  const [here = '', there = ''] = await shop.add(['here', 'there'], { rows: 20, pauseMs: 5 });
  expect(await command.runHere(here)).toMatchObject({ status: 'done', token: 1 });
  await shop.startWorker();
  await until(async () => (await shop.find(there)).status === 'running');
  expect(await command.runHere(there)).toMatchObject({ status: 'done', token: 1 });
  expect(await shop.counted('there')).toHaveLength(20);
});

it('tells a command that its job was cancelled', async () => {
  const command = (await shop.openCommand()).get(JobRunner);
  const [id = ''] = await shop.add(['pumps']);
  await shop.cancel(id);
  expect(await command.runHere(id)).toMatchObject({ status: 'cancelled' });
});

it('leaves a job to workers that know its kind', async () => {
  await shop.startWorker([customJob(() => Promise.resolve())]);
  const [unknown = ''] = await shop.add(['pumps']);
  const known = await shop.addCustom();
  await until(() => shop.hasEnded(known));
  expect(await shop.find(unknown)).toMatchObject({ status: 'waiting', token: 0 });
});

it('deletes jobs that ended three months ago, and of the failed those that staff cannot begin again', async () => {
  @RunsJob('anew', { isRepeatable: false })
  class AnewJob implements JobHandler {
    run = () => Promise.resolve();
  }

  const sweeper = new JobSweeper(new JobKinds([CountingJob, AnewJob]));
  const ended = async (kind: string, status: JobStatus, days: number) => {
    const [id = ''] = await shop.add([`${kind} ${status} ${days}`]);
    await shop.dataSource.query(
      `UPDATE job SET kind = $2, status = $3, finished_at = now() - make_interval(days => $4) WHERE id = $1`,
      [id, kind, status, days],
    );
    return id;
  };
  const kept = [
    await ended('count', 'done', 89),
    await ended('anew', 'failed', 89),
    await ended('count', 'failed', 91),
    ...(await shop.add(['waiting'])),
  ];
  await ended('count', 'done', 91);
  await ended('count', 'cancelled', 91);
  await ended('anew', 'failed', 91);
  await ended('unknown', 'failed', 91);
  const sweep = () => shop.dataSource.transaction((transaction) => sweeper.sweep(transaction, 1_000));
  expect([await sweep(), await sweep()]).toEqual([4, 0]);
  const left = await shop.dataSource.query<{ id: string }[]>('SELECT id FROM job');
  expect(left.map(({ id }) => id).sort()).toEqual(kept.sort());
});

it('does not start with two jobs of one kind, one that is not listed or one that nobody provides', async () => {
  const [one, other] = [customJob(() => Promise.resolve()), customJob(() => Promise.resolve())];
  await expect(shop.openCommand([one, other])).rejects.toThrow('Two jobs are named custom.');
  await expect(shop.openCommand([CountingJob, one], [CountingJob])).rejects.toThrow(
    'Job custom is not listed in JOBS',
  );
  await expect(shop.openCommand([], [one])).rejects.toThrow('Job custom is listed, but no module');
});
