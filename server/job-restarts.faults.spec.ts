import { setTimeout as pause } from 'node:timers/promises';
import { forgetJobProcesses } from './kernel/jobs/test-job-process.js';
import { openTestJobs, type TestJobs } from './kernel/jobs/test-jobs.js';
import { openTestPostgres, type TestPostgres } from './testing/postgres.js';

const ROWS = 600;
const MORE_ROWS = 40;
const RECOVERY_MS = 60_000;

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const { TEST_DATABASE_URL } = process.env;
let postgres: TestPostgres;
let shop: TestJobs;

beforeAll(async () => {
  postgres = await openTestPostgres();
  process.env.TEST_DATABASE_URL = postgres.administratorUrl;
  shop = await openTestJobs();
});

afterAll(async () => {
  await shop.close();
  forgetJobProcesses();
  await postgres.close();
  process.env.TEST_DATABASE_URL = TEST_DATABASE_URL;
});

/** Undefined while the database cannot be asked. */
const find = (id: string) => shop.find(id).catch(() => undefined);

async function untilDone(id: string, rows: number): Promise<void> {
  const deadline = performance.now() + RECOVERY_MS;
  while (((await find(id))?.done ?? 0) < rows) {
    if (performance.now() > deadline) throw new Error(`The job did not come to row ${String(rows)}`);
    await pause(50);
  }
}

it('writes each row of a job once when PostgreSQL restarts while two workers are there', async () => {
  await shop.startProcess();
  await shop.startProcess();
  const [id = ''] = await shop.add(['pumps'], { rows: ROWS, pauseMs: 10, chunkMs: 10 });
  for (const how of ['politely', 'at once', 'politely', 'at once'] as const) {
    await untilDone(id, ((await find(id))?.done ?? 0) + MORE_ROWS);
    await pause(Math.random() * 100);
    await postgres.restart(how);
  }
  await untilDone(id, ROWS);
  await pause(1_000);
  expect((await shop.counted('pumps')).map(({ number }) => number)).toEqual(
    Array.from({ length: ROWS }, (_, index) => index + 1),
  );
  expect(await shop.find(id)).toMatchObject({ status: 'done', attempts: 0 });
});
