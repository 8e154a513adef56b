import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openTestPostgres, type TestPostgres } from './testing/postgres.js';
import { openTestProcesses, type StartedProcess, type TestProcesses } from './testing/processes.js';
import { openConcurrentBuyers } from './testing/concurrent-buyers.js';

const SERVERS = 2;
const BUYERS = 8;
const ORDERS_BETWEEN = 6;

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let postgres: TestPostgres;
let database: pg.Pool;
let processes: TestProcesses;
let servers: StartedProcess[];

beforeAll(async () => {
  postgres = await openTestPostgres();
  processes = openTestProcesses();
  await processes.run(['cli.js', 'migrate'], { DATABASE_URL: postgres.url }).exited;
  const environment = { DATABASE_URL: postgres.url, GUEST_ORDERS_PER_HOUR: '1000000', LOG_LEVEL: 'fatal' };
  servers = await Promise.all(
    Array.from({ length: SERVERS }, () => processes.started('main.js', environment)),
  );
  database = new pg.Pool({ connectionString: postgres.url, max: 2 });
  // A lost connection is reported by the query that uses it.
  database.on('error', () => undefined);
});

afterAll(async () => {
  processes.close();
  await database.end();
  await postgres.close();
});

it('loses and duplicates no order when PostgreSQL restarts while orders are placed', async () => {
  const buyers = await openConcurrentBuyers(database, {
    addresses: () => servers.map(({ address }) => address),
  });
  const someMore = () => buyers.untilAcknowledged(buyers.acknowledged.length + ORDERS_BETWEEN);
  await buyers.during(BUYERS, async () => {
    for (const how of ['politely', 'at once', 'politely', 'at once'] as const) {
      await someMore();
      await pause(Math.random() * buyers.orderTookMs());
      await postgres.restart(how);
    }
    await someMore();
  });

  expect(await buyers.outcome()).toMatchObject({ violations: [], lost: 0, duplicates: 0 });
  expect(await Promise.all(servers.map(outputOfEnded))).toEqual(servers.map(() => null));
  const verified = await processes.run(['cli.js', 'audit:verify', '--full'], { DATABASE_URL: postgres.url })
    .exited;
  expect(verified).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^History is unchanged/) as string,
  });
});

/** What a server printed that ended by itself; null while it runs. */
async function outputOfEnded({ child, exited }: StartedProcess): Promise<string | null> {
  if (child.exitCode === null) return null;
  const { stdout, stderr } = await exited;
  return `${stdout}${stderr}`;
}
