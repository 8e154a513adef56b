import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createTestDatabase, dropTestDatabase } from './kernel/database/test-database.js';
import { openTestProcesses, type StartedProcess, type TestProcesses } from './testing/processes.js';
import { openConcurrentBuyers, type ConcurrentBuyers } from './testing/concurrent-buyers.js';

/** Each costs the start of a process, so a usual run takes a few; the bench takes forty. */
const KILLS = Number(process.env.TEST_KILLS ?? 8);
const SERVERS = 3;
const BUYERS = 8;
const MOST_ORDERS_OF_ONE = 6;

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let databaseUrl: string;
let database: pg.Pool;
let processes: TestProcesses;
const answering = new Map<string, StartedProcess>();

beforeAll(async () => {
  databaseUrl = await createTestDatabase();
  database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  processes = openTestProcesses();
});

afterAll(async () => {
  processes.close();
  await database.end();
  await dropTestDatabase(databaseUrl);
});

/** Starts one server after the other in the place of the one that was killed. */
async function keepServing(isEnough: () => boolean): Promise<void> {
  while (!isEnough()) {
    const server = await processes.started('main.js', {
      DATABASE_URL: databaseUrl,
      GUEST_ORDERS_PER_HOUR: '1000000',
      LOG_LEVEL: 'silent',
    });
    answering.set(server.address, server);
    await server.exited;
  }
}

/**
 * The end comes after some orders or none, at any step of the next.
 *
 * @returns how many orders were being placed on the server when it was killed
 */
async function killOneThatPlacesOrders(buyers: ConcurrentBuyers): Promise<number> {
  const { address, child } = await busyAfter(buyers, Math.floor(Math.random() * MOST_ORDERS_OF_ONE));
  await pause(1.5 * Math.random() * buyers.orderTookMs());
  answering.delete(address);
  const placing = buyers.inFlight(address);
  child.kill('SIGKILL');
  return placing;
}

async function busyAfter(buyers: ConcurrentBuyers, orders: number): Promise<StartedProcess> {
  const isReady = ({ address }: StartedProcess) =>
    buyers.inFlight(address) > 0 && buyers.answered(address) >= orders;
  for (;;) {
    const any = [...answering.values()].find(isReady);
    if (any) return any;
    await pause(1);
  }
}

it('loses and duplicates no order when the API is killed repeatedly while orders are placed', async () => {
  const buyers = await openConcurrentBuyers(database, { addresses: () => [...answering.keys()] });
  const hits: number[] = [];
  const serving = Promise.all(Array.from({ length: SERVERS }, () => keepServing(() => hits.length >= KILLS)));
  const killing = async () => {
    while (hits.length < KILLS) hits.push(await killOneThatPlacesOrders(buyers));
  };
  await buyers.during(BUYERS, () => Promise.race([killing(), serving.then(() => undefined)]));
  processes.killAll();
  await serving.catch(() => undefined);

  expect(await buyers.outcome()).toMatchObject({ violations: [], lost: 0, duplicates: 0 });
  expect(hits.filter((placing) => placing > 0).length).toBeGreaterThan(KILLS / 2);
  const verified = await processes.run(['cli.js', 'audit:verify', '--full'], { DATABASE_URL: databaseUrl })
    .exited;
  expect(verified).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^History is unchanged/) as string,
  });
});
