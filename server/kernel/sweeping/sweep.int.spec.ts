import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { until } from '../clock/test-until.js';
import { openTestDatabase, type TestDatabase } from '../database/test-database.js';
import { RateLimitSweeper } from '../rate-limit/rate-limit.sweeper.js';
import { Sweep } from './sweep.js';
import { SweepSchedule } from './sweep.schedule.js';
import { deleteEnded, type Sweeper, Sweepers } from './sweeper.js';

const ENDED = 2_500;
const TEN_MINUTES_MS = 600_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

beforeEach(() =>
  database.dataSource.query(
    `TRUNCATE rate_limit; INSERT INTO rate_limit
     SELECT n::text, 1, CASE WHEN n <= ${ENDED} THEN 1 ELSE 99999999999999 END FROM generate_series(1, ${ENDED} + 10) AS n`,
  ),
);

afterEach(() => vi.restoreAllMocks());
afterAll(() => database.close());

const sweepOf = (...sweepers: Sweeper[]) => new Sweep(database.dataSource, new Sweepers(sweepers));

const left = async () => {
  const [{ rows }] = await database.dataSource.query<[{ rows: number }]>(
    'SELECT count(*) AS rows FROM rate_limit',
  );
  return rows;
};

it('deletes all that is over in several batches, says so once, and finds nothing the next time', async () => {
  const log = vi.spyOn(Logger.prototype, 'log').mockReturnValue();
  const sweep = sweepOf(new RateLimitSweeper());
  expect(await sweep.run()).toEqual({ 'rate limits': ENDED });
  expect(await left()).toBe(10);
  expect(await sweep.run()).toEqual({});
  expect(log).toHaveBeenCalledTimes(1);
});

it('deletes each row once when two workers sweep at the same time', async () => {
  const counts = await Promise.all([
    sweepOf(new RateLimitSweeper()).run(),
    sweepOf(new RateLimitSweeper()).run(),
  ]);
  const total = counts.reduce((sum, swept) => sum + (swept['rate limits'] ?? 0), 0);
  expect(total).toBe(ENDED - (await left()) + 10);
  await sweepOf(new RateLimitSweeper()).run();
  expect(await left()).toBe(10);
});

it('leaves it to the worker that is at it', async () => {
  const sweeping = { at: 0, most: 0 };
  const slow: Sweeper = {
    what: 'slow rows',
    async sweep() {
      sweeping.most = Math.max(sweeping.most, ++sweeping.at);
      await pause(50);
      sweeping.at -= 1;
      return 1;
    },
  };
  const counts = await Promise.all([sweepOf(slow).run(), sweepOf(slow).run()]);
  expect(sweeping.most).toBe(1);
  expect(counts).toContainEqual({ 'slow rows': 1 });
  expect(counts).toContainEqual({});
});

it('sweeps the others when one of them fails, and names it', async () => {
  const error = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
  const failing: Sweeper = { what: 'broken rows', sweep: (t) => t.query('SELECT no_such_column') };
  expect(await sweepOf(failing, new RateLimitSweeper()).run()).toEqual({ 'rate limits': ENDED });
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ msg: 'broken rows could not be swept' }));
});

it('gives each statement a limit', async () => {
  const limits: string[] = [];
  const asking: Sweeper = {
    what: 'rows',
    async sweep(transaction) {
      const [row] = await transaction.query<[{ limit: string }]>(
        `SELECT current_setting('statement_timeout') AS limit`,
      );
      limits.push(row.limit);
      return 0;
    },
  };
  await sweepOf(asking).run();
  expect(limits).toEqual(['10s']);
});

it('stops after the batch it is at when the worker stops, and leaves the rest for the next time', async () => {
  vi.spyOn(Logger.prototype, 'log').mockReturnValue();
  let batches = 0;
  const endless: Sweeper = {
    what: 'endless rows',
    async sweep(_transaction, limit) {
      batches += 1;
      await pause(50);
      return limit;
    },
  };
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const schedule = new SweepSchedule(sweepOf(endless, endless));
  schedule.onModuleInit();
  vi.advanceTimersByTime(TEN_MINUTES_MS);
  vi.useRealTimers();
  await until(() => batches > 0);
  await schedule.onModuleDestroy();
  expect(batches).toBe(1);
});

it('leaves a row that somebody else has locked, and one that is fresh when they are done', async () => {
  const sweep = () =>
    database.dataSource.transaction((transaction) =>
      deleteEnded(transaction, { table: 'rate_limit', where: 'expire < $1', values: [100], limit: 10_000 }),
    );
  await database.dataSource.transaction(async (transaction) => {
    await transaction.query(`UPDATE rate_limit SET expire = 99999999999999 WHERE key = '1'`);
    expect(await sweep()).toBe(ENDED - 1);
  });
  expect(await sweep()).toBe(0);
  expect(await left()).toBe(11);
});
