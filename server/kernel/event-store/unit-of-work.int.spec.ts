import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../clock/test-until.js';
import { sqlState } from '../database/transaction-retry.js';
import { Subscriptions } from '../queue/subscriptions.js';
import { codeOf } from '../refusal/test-code-of.js';
import { BOILERS, CAUSE, openTestHistory, TANKS, type TankEvent, type TestHistory } from './test-history.js';
import { SavableUnitOfWork, type UnitOfWork } from './unit-of-work.js';

const FILLED: TankEvent = { type: 'TankFilled', data: { litres: 7 } };
const OPENED: TankEvent = { type: 'TankOpened', data: { owner: { name: 'Ayşe Yılmaz' }, litres: 1 } };
const SUBJECT = { email: 'ayse@example.com' };

/** Makes the second of two appends last until its connection ends. */
const STOP_AT_TANKS = `
  CREATE FUNCTION stop_at_tanks() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_sleep(60);
    RETURN NEW;
  END $$;
  CREATE TRIGGER stop_at_tanks BEFORE INSERT ON event FOR EACH ROW WHEN (NEW.category = 'tank')
    EXECUTE FUNCTION stop_at_tanks()`;

let history: TestHistory;

beforeEach(async () => {
  history = await openTestHistory();
});

afterEach(() => history.close());

const inTransaction = <Result>(change: (work: UnitOfWork) => Promise<Result>) =>
  history.runner.inTransaction(CAUSE, change);

/** Fills a tank and starts a boiler, as accepting a quote starts an order. */
const fillAndStart = (tank: string, boiler: string, expectedVersion?: number) =>
  inTransaction(async (work) => {
    const filled = await work.load(TANKS, tank, expectedVersion);
    work.append(filled, [FILLED]);
    work.append(await work.start(BOILERS, { id: boiler, subject: SUBJECT }), [OPENED]);
    return filled.state();
  });

const streams = async () => {
  const rows = await history.dataSource.query<{ stream: string; version: number }[]>(
    'SELECT stream, version FROM event ORDER BY position',
  );
  return rows.map(({ stream, version }) => `${stream} ${version}`);
};

/** Neither gaps nor read rows that differ from the events. */
const violation = async () => (await history.audit.verify({ from: 'beginning' })).violation;

it('records an existing and a new stream of two categories in one transaction', async () => {
  const [tank, boiler] = [await history.open(), randomUUID()];
  expect(await fillAndStart(tank, boiler, 1)).toEqual({ litres: 1 });
  expect((await streams()).sort()).toEqual([`boiler-${boiler} 1`, `tank-${tank} 1`, `tank-${tank} 2`]);
  const [together] = await history.dataSource.query<unknown[]>(
    'SELECT count(DISTINCT event.xmin::text) AS transactions FROM event WHERE position > 1',
  );
  expect(together).toEqual({ transactions: 1 });
  expect(await violation()).toBeUndefined();
});

it('records nothing of the first stream when the second is at another version than expected', async () => {
  const tank = await history.open();
  const boiler = await history.open('Mehmet Demir', BOILERS);
  await history.fill(boiler, 1, 1, BOILERS);
  const before = await streams();
  const change = inTransaction(async (work) => {
    work.append(await work.load(TANKS, tank, 1), [FILLED]);
    work.append(await work.load(BOILERS, boiler, 1), [FILLED]);
  });
  await expect(change).rejects.toMatchObject({
    code: 'VERSION_CONFLICT',
    details: { expectedVersion: 1, currentVersion: 2 },
  });
  expect(await streams()).toEqual(before);
  expect(await violation()).toBeUndefined();
});

it('refuses both streams when another command gets ahead on the second after it was read', async () => {
  const tank = await history.open();
  const boiler = await history.open('Mehmet Demir', BOILERS);
  const change = inTransaction(async (work) => {
    work.append(await work.load(TANKS, tank), [FILLED]);
    work.append(await work.load(BOILERS, boiler, 1), [FILLED]);
    if ((await streams()).length === 2) await history.fill(boiler, 1, 1, BOILERS);
  });
  expect(await codeOf(change)).toBe('VERSION_CONFLICT');
  expect(await streams()).toEqual([`tank-${tank} 1`, `boiler-${boiler} 1`, `boiler-${boiler} 2`]);
  expect(await violation()).toBeUndefined();
});

it('leaves nothing of either stream and no gap when its connection is cut between the two appends', async () => {
  const [tank, boiler] = [await history.open(), randomUUID()];
  await history.dataSource.query(STOP_AT_TANKS);
  const cut = fillAndStart(tank, boiler).catch((error: unknown) => error);
  await until(async () => {
    const stopped = await history.dataSource.query<unknown[]>(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event = 'PgSleep'`,
    );
    return stopped.length === 1;
  });
  expect(await cut).toBeInstanceOf(Error);
  expect(await streams()).toEqual([`tank-${tank} 1`]);
  const left = await history.dataSource.query<unknown[]>('SELECT FROM stream_key WHERE stream = $1', [
    `boiler-${boiler}`,
  ]);
  expect(left).toEqual([]);
  await history.dataSource.query('DROP TRIGGER stop_at_tanks ON event');
  await fillAndStart(tank, boiler);
  expect(await streams()).toHaveLength(3);
  expect(await violation()).toBeUndefined();
});

it('records nothing, and leaves no read row, when it cannot be said what follows from an event', async () => {
  const tank = await history.open();
  vi.spyOn(Subscriptions.prototype, 'forEvent').mockImplementation(() => {
    throw new Error('no data of that name');
  });
  await expect(history.fill(tank)).rejects.toThrow('no data of that name');
  vi.restoreAllMocks();
  expect(await streams()).toEqual([`tank-${tank} 1`]);
  expect(await violation()).toBeUndefined();
});

it('lets transactions change the same two streams in opposite orders without a deadlock', async () => {
  const tank = await history.open();
  const boiler = await history.open('Mehmet Demir', BOILERS);
  const fill = (work: UnitOfWork, source: typeof TANKS) => async () => {
    work.append(await work.load(source, source === TANKS ? tank : boiler), [FILLED]);
  };
  const change = (isTankFirst: boolean) =>
    inTransaction(async (work) => {
      const steps = [fill(work, TANKS), fill(work, BOILERS)];
      for (const step of isTankFirst ? steps : steps.reverse()) await step();
    });
  const record = vi.spyOn(SavableUnitOfWork.prototype, 'record');
  for (let round = 0; round < 10; round++) {
    await Promise.all([true, false, true, false].map((isTankFirst) => change(isTankFirst)));
  }
  const attempts = await Promise.allSettled(record.mock.results.map(({ value }): unknown => value));
  record.mockRestore();
  const failed = attempts.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  // They do get in each other's way: the versions that others recorded first are what they are repeated for.
  expect(new Set(failed.map(({ reason }) => sqlState(reason)))).toEqual(new Set(['23505']));
  expect(await streams()).toHaveLength(2 + 80);
  expect(await violation()).toBeUndefined();
});

it('refuses to open one stream twice in a transaction', async () => {
  const tank = await history.open();
  const change = inTransaction(async (work) => {
    await work.load(TANKS, tank);
    await work.load(TANKS, tank);
  });
  await expect(change).rejects.toThrow(`tank-${tank} is already open in this transaction`);
});

it('refuses to append to a stream that was opened outside the unit of work', async () => {
  const tank = await history.open();
  const change = inTransaction(async (work) => {
    const outside = await history.store.load(work.transaction, TANKS, tank);
    work.append(outside!, [FILLED]);
  });
  await expect(change).rejects.toThrow(`tank-${tank} was not opened in this unit of work`);
});

it('refuses to start a stream without events and leaves its id free', async () => {
  const tank = randomUUID();
  const start = inTransaction(async (work) => {
    await work.start(TANKS, { id: tank, subject: SUBJECT });
  });
  await expect(start).rejects.toThrow(`tank-${tank} was started without events`);
  expect(await history.dataSource.query('SELECT FROM stream_key')).toEqual([]);
});

it('records the events of all streams at one time', async () => {
  const [tank, boiler] = [await history.open(), randomUUID()];
  const times = await inTransaction(async (work) => {
    const filled = await work.load(TANKS, tank);
    await pause(5);
    const started = await work.start(BOILERS, { id: boiler, subject: SUBJECT });
    return [...work.append(filled, [FILLED]), ...work.append(started, [OPENED])];
  });
  expect(times[1]?.recordedAt).toEqual(times[0]?.recordedAt);
  const [stored] = await history.store.read(BOILERS.category, boiler, times[0]?.recordedAt);
  expect(stored?.recordedAt).toEqual(times[0]?.recordedAt);
});

it('records no event before the one it follows, even after the clock was set back', async () => {
  const tank = await history.open();
  await history.tamper(`UPDATE event SET recorded_at = recorded_at + interval '1 hour'`);
  const [opened] = await history.store.read(TANKS.category, tank);
  const [filled] = await history.fill(tank);
  expect(filled?.recordedAt).toEqual(opened?.recordedAt);
});

it('records for whom somebody acted, and covers it with hash and MAC', async () => {
  const tank = await history.open();
  const onBehalfOf = { kind: 'customer', id: 'ayse' } as const;
  await history.runner.inTransaction({ ...CAUSE, onBehalfOf }, async (work) => {
    work.append(await work.load(TANKS, tank), [FILLED]);
  });
  const [opened, filled] = await history.store.read(TANKS.category, tank);
  expect([opened?.onBehalfOf, filled?.onBehalfOf]).toEqual([undefined, onBehalfOf]);
  expect(await violation()).toBeUndefined();
  await history.tamper(`UPDATE event SET on_behalf_of = 'customer:ali' WHERE version = 2`);
  expect(await violation()).toMatchObject({ what: 'the hash does not fit the event' });
  await history.tamper(`UPDATE event SET hash = event_hash(previous_hash, position, stream, version, type, schema_version,
    actor_kind, actor_id, request_id, recorded_at, data, on_behalf_of) WHERE version = 2`);
  expect(await violation()).toMatchObject({ what: 'it was not written by the shop' });
});

it('notices that somebody is said to have acted for another who did not', async () => {
  await history.open();
  await history.tamper(`UPDATE event SET on_behalf_of = 'customer:ali'`);
  expect(await violation()).toMatchObject({ what: 'the hash does not fit the event' });
});
