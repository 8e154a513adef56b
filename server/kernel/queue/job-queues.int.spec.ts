import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Job, Queue, Worker } from 'bullmq';
import { until } from '../clock/test-until.js';
import { openTestDatabase, type TestDatabase } from '../database/test-database.js';
import { JobQueues, type JobsOfWorker } from './job-queues.js';
import { forgetQueues, testConfig } from './test-worker.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const QUEUE = 'contract';
const HURRIED = { lockDuration: 500, stalledInterval: 300 };

interface Pump {
  id: string;
}

let database: TestDatabase;
let queues: JobQueues;
let queue: Queue<Pump>;
let closing: { close(): Promise<void> }[];

beforeEach(async () => {
  closing = [];
  database = await openTestDatabase();
  queues = new JobQueues(testConfig(database));
  queue = await queues.openQueue<Pump>(QUEUE);
});

afterEach(async () => {
  for (const opened of closing) await opened.close();
  await queue.close();
  await queues.onApplicationShutdown();
  await forgetQueues(database);
  await database.close();
});

async function startWorker(
  processJob: (job: Job<Pump>) => Promise<void>,
  options?: JobsOfWorker,
): Promise<Worker<Pump>> {
  const worker = await queues.openWorker<Pump>(QUEUE, processJob, options);
  closing.push(worker);
  return worker;
}

/** A worker that notes which jobs it was given. */
async function startNotingWorker(options?: JobsOfWorker): Promise<string[]> {
  const noted: string[] = [];
  await startWorker((job) => {
    noted.push(job.data.id);
    return Promise.resolve();
  }, options);
  return noted;
}

it('runs each job once with two workers', async () => {
  const here = await startNotingWorker();
  const there = await startNotingWorker();
  const ids = Array.from({ length: 20 }, (_, number) => `p${number}`);
  await queue.addBulk(ids.map((id) => ({ name: 'pump', data: { id } })));
  await until(() => here.length + there.length >= ids.length);
  await wait(200);
  expect([...here, ...there].sort()).toEqual([...ids].sort());
});

it('stores a job of one id once', async () => {
  await queue.add('pump', { id: 'first' }, { jobId: 'pump-1' });
  await queue.add('pump', { id: 'second' }, { jobId: 'pump-1' });
  await queue.add('pump', { id: 'other' }, { jobId: 'pump-2' });
  const noted = await startNotingWorker();
  await until(() => noted.includes('other'));
  expect(noted.sort()).toEqual(['first', 'other']);
});

it('repeats a failing job after growing pauses and stores it as failed after the last attempt', async () => {
  const triedAt: number[] = [];
  await startWorker(() => {
    triedAt.push(performance.now());
    return Promise.reject(new Error('dry run'));
  });
  const backoff = { type: 'exponential', delay: 200 };
  await queue.add('pump', { id: 'dry' }, { attempts: 3, backoff });
  await until(async () => (await queue.getFailedCount()) === 1);
  const [first = 0, second = 0, third = 0] = triedAt;
  expect(triedAt).toHaveLength(3);
  expect(second - first).toBeGreaterThanOrEqual(190);
  expect(third - second).toBeGreaterThanOrEqual(390);
  expect((await queue.getFailed())[0]).toMatchObject({ data: { id: 'dry' }, failedReason: 'dry run' });
});

it('gives the job of a killed worker to another one, even after several kills', async () => {
  await queue.add('pump', { id: 'hot' });
  for (let killed = 0; killed < 3; killed++) await startWorkingAndBeKilled();
  const noted = await startNotingWorker(HURRIED);
  await until(() => noted.length > 0);
  expect(noted).toEqual(['hot']);
  expect(await queue.getFailedCount()).toBe(0);
});

it('finishes the running job before a worker closes and begins no other', async () => {
  const finished: string[] = [];
  const worker = await startWorker(async (job) => {
    await wait(300);
    finished.push(job.data.id);
  });
  await queue.addBulk(['slow', 'left'].map((id) => ({ name: 'pump', data: { id } })));
  await until(async () => (await queue.getActiveCount()) === 1);
  await worker.close();
  expect(finished).toEqual(['slow']);
  expect(await queue.getWaitingCount()).toBe(1);
});

it('keeps queues of different names apart', async () => {
  const noted = await startNotingWorker();
  const other = await queues.openQueue<Pump>('contract-other');
  closing.push(other);
  await other.add('pump', { id: 'elsewhere' });
  await queue.add('pump', { id: 'here' });
  await until(() => noted.length > 0);
  expect(noted).toEqual(['here']);
});

it('keeps the shops apart that share a Redis or a PostgreSQL', async () => {
  const other = await openTestDatabase();
  const queuesOfOther = new JobQueues(testConfig(other));
  const queueOfOther = await queuesOfOther.openQueue<Pump>(QUEUE);
  const noted = await startNotingWorker();
  await queueOfOther.add('pump', { id: 'theirs' });
  await queue.add('pump', { id: 'ours' });
  await until(() => noted.length > 0);
  await wait(200);
  expect(noted).toEqual(['ours']);
  await queueOfOther.close();
  await queuesOfOther.onApplicationShutdown();
  await forgetQueues(other);
  await other.close();
});

/** A worker in a process of its own that begins the job and is killed in the middle of it. */
const ANOTHER_WORKER = `
  const { createPostgresBackend, Worker } = await import('bullmq');
  const { url, redisUrl, prefix, options } = JSON.parse(process.argv[1]);
  const never = () => { process.send('working'); return new Promise(() => undefined); };
  const all = { ...options, maxStalledCount: 20, prefix };
  if (redisUrl) {
    const { Redis } = await import('ioredis');
    new Worker('${QUEUE}', never, { ...all, connection: new Redis(redisUrl, { maxRetriesPerRequest: null }) });
  } else {
    new Worker('${QUEUE}', never, { ...all, connection: { connectionString: url, max: 2 } }, createPostgresBackend);
  }`;

async function startWorkingAndBeKilled(): Promise<void> {
  const { redisUrl, redisPrefix: prefix } = testConfig(database);
  const given = JSON.stringify({ url: database.url, redisUrl, prefix, options: HURRIED });
  const child: ChildProcess = spawn(
    process.execPath,
    ['--input-type=module', '--eval', ANOTHER_WORKER, given],
    { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  await once(child, 'message');
  child.kill('SIGKILL');
  await once(child, 'exit');
}
