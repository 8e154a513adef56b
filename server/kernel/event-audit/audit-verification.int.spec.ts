import { sqlState } from '../database/transaction-retry.js';
import {
  BOILERS,
  CAUSE,
  openTestHistory,
  TANKS,
  type TankEvent,
  type TestHistory,
} from '../event-store/test-history.js';

/** Makes writers hold the locks of their read rows for a while before they record their events. */
const SLOW_APPEND = `
  CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_sleep(0.01);
    RETURN NEW;
  END $$;
  CREATE TRIGGER linger BEFORE INSERT ON event FOR EACH ROW EXECUTE FUNCTION linger()`;

const FILLED: TankEvent = { type: 'TankFilled', data: { litres: 1 } };

let history: TestHistory;
let id: string;

beforeEach(async () => {
  history = await openTestHistory();
  id = await history.open();
  await history.fill(id, 2);
  await history.open('Mehmet Demir');
  await history.fill(id, 3);
});

afterEach(() => history.close());

const fillBoth = (tank: string, boiler: string) =>
  history.runner.inTransaction(CAUSE, async (work) => {
    work.append(await work.load(TANKS, tank), [FILLED]);
    work.append(await work.load(BOILERS, boiler), [FILLED]);
  });

const verify = async (from: 'beginning' | 'checkpoint' = 'beginning') =>
  (await history.audit.verify({ from })).violation;

it('finds no violation in an untouched history, from the beginning and from a checkpoint', async () => {
  expect(await history.audit.verify({ from: 'beginning' })).toMatchObject({
    events: 4,
    checkpoints: 1,
    violation: undefined,
  });
  await history.checkpoints.take();
  await history.fill(id);
  expect(await history.audit.verify({ from: 'checkpoint' })).toMatchObject({
    events: 1,
    checkpoints: 2,
    violation: undefined,
  });
});

it('names an event with one changed byte', async () => {
  await history.tamper(`UPDATE event SET data = replace(data, '2', '3') WHERE position = 2`);
  expect(await verify()).toEqual({
    what: 'the hash does not fit the event',
    stream: `tank-${id}`,
    version: 2,
    position: 2,
  });
});

it.each([
  ['actor_kind', `'staff'`],
  ['recorded_at', `recorded_at + interval '1 ms'`],
  ['request_id', `'another-request'`],
  ['type', `'TankOpened'`],
])('names an event whose %s was changed', async (column, value) => {
  await history.tamper(`UPDATE event SET ${column} = ${value} WHERE position = 2`);
  expect(await verify()).toMatchObject({ version: 2, position: 2 });
});

it('names the first of two events of a stream that were swapped', async () => {
  await history.tamper(
    `UPDATE event SET data = other.data FROM event AS other
     WHERE event.stream = other.stream AND event.version + other.version = 5 AND event.version IN (2, 3)`,
  );
  expect(await verify()).toMatchObject({ stream: `tank-${id}`, version: 2 });
});

it('names an event whose position was changed', async () => {
  await history.tamper('UPDATE event SET position = 100 WHERE position = 4');
  expect(await verify()).toMatchObject({ version: 3, position: 100 });
});

it('names a version that is missing in the middle', async () => {
  await history.tamper('DELETE FROM event WHERE position = 2');
  expect(await verify()).toMatchObject({
    stream: `tank-${id}`,
    version: 3,
    what: /version 2 is missing/ as never,
  });
});

describe('a deleted event', () => {
  beforeEach(() => history.seals.renew());

  const deleteNewest = (statement = '') =>
    history.tamper(`DELETE FROM event WHERE position = 4; ${statement}
      UPDATE tank SET litres = litres - 3, version = 2 WHERE id = 'tank-${id}'`);

  it('reports a deleted newest event by its missing position', async () => {
    await deleteNewest();
    expect(await verify()).toEqual({ what: 'the event at this position is missing', position: 4 });
  });

  it('reports a deleted newest event that a checkpoint sealed, from the beginning and from the checkpoint', async () => {
    await history.checkpoints.take();
    await deleteNewest();
    const lost = { stream: `tank-${id}`, version: 3, position: 4 };
    expect(await verify()).toMatchObject(lost);
    expect(await verify('checkpoint')).toMatchObject(lost);
  });

  it('names stream, version and position of a deleted event that a checkpoint sealed before others followed', async () => {
    await history.checkpoints.take();
    const other = await history.open('Zeynep Kaya');
    await history.fill(other, 1);
    await history.checkpoints.take();
    await deleteNewest();
    expect(await verify()).toMatchObject({ stream: `tank-${id}`, version: 3, position: 4 });
  });

  it('names stream, version and position of the sealed event when the one before it was deleted, too', async () => {
    await history.checkpoints.take();
    await history.fill(id, 5);
    await history.fill(id, 6);
    await history.checkpoints.take();
    await history.tamper('DELETE FROM event WHERE position IN (5, 6)');
    expect(await verify()).toMatchObject({ stream: `tank-${id}`, version: 5, position: 6 });
  });

  it('names a deleted event without a position when two lost events could have had it', async () => {
    await history.fill(await history.open('Zeynep Kaya'), 1);
    await history.checkpoints.take();
    await history.tamper('DELETE FROM event WHERE position IN (4, 6)');
    const violation = await verify();
    expect(violation?.what).toContain('a checkpoint sealed this event');
    expect(violation).toMatchObject({ position: undefined });
  });

  it('reports a checkpoint that was deleted with it', async () => {
    await history.checkpoints.take();
    await deleteNewest('DELETE FROM checkpoint_head; DELETE FROM checkpoint WHERE id = 2;');
    expect(await verify()).toMatchObject({ what: 'the event at this position is missing', position: 4 });
    await history.fill(id);
    expect((await verify())?.what).toContain('the history up to this position is not the sealed one');
  });

  it('is neither sealed nor covered by a new checkpoint', async () => {
    await deleteNewest();
    const missing = 'position 4: the event at this position is missing';
    await expect(history.seals.renew()).rejects.toThrow(missing);
    await expect(history.checkpoints.take()).rejects.toThrow(missing);
  });
});

it('names a checkpoint that was changed', async () => {
  await history.checkpoints.take();
  await history.tamper('UPDATE checkpoint_head SET hash = sha256(hash) WHERE version = 3');
  expect((await verify())?.what).toBe('checkpoint 2 does not fit the heads it sealed');
});

it('takes no second checkpoint while nothing happens', async () => {
  const first = await history.checkpoints.take();
  expect((await history.checkpoints.take()).id).toBe(first.id);
  await history.fill(id);
  expect((await history.checkpoints.take()).id).toBe(first.id + 1);
  expect(await verify()).toBeUndefined();
});

it('names an event that cannot be read', async () => {
  await history.dataSource.query(
    `UPDATE stream_key SET wrapped_key = other.wrapped_key FROM stream_key AS other
     WHERE stream_key.stream <> other.stream`,
  );
  expect(await verify()).toMatchObject({ what: 'it cannot be read', version: 1 });
  expect(await history.proof.firstDifference()).toEqual({
    what: 'it cannot be read',
    stream: `tank-${id}`,
    version: 1,
    position: 1,
  });
});

describe('projections', () => {
  it('reports a read row that was changed', async () => {
    await history.dataSource.query(`UPDATE tank SET litres = 99 WHERE id = 'tank-${id}'`);
    expect((await verify())?.what).toBe(`tank {"id":"tank-${id}"} is not what the events say`);
  });

  it('rebuilds emptied read tables to equal digests', async () => {
    const before = await history.proof.digests();
    await history.dataSource.query('TRUNCATE tank');
    expect((await history.proof.firstDifference())?.what).toContain('is not what the events say');
    await history.rebuild.rebuild();
    expect(await history.proof.digests()).toEqual(before);
    expect(await history.proof.firstDifference()).toBeUndefined();
  });

  it('rebuilds the read tables without a deadlock while other transactions record events', async () => {
    await history.dataSource.query(SLOW_APPEND);
    const transaction = vi.spyOn(history.dataSource, 'transaction');
    let isRebuilding = true;
    const writers = Array.from({ length: 4 }, async () => {
      const tank = await history.open();
      const boiler = await history.open('Zeynep Kaya', BOILERS);
      while (isRebuilding) await fillBoth(tank, boiler);
    });
    for (let round = 0; round < 3; round++) {
      await history.dataSource.query(`UPDATE tank SET owner = 'another'`);
      await history.dataSource.query('DELETE FROM boiler');
      await history.rebuild.rebuild();
    }
    isRebuilding = false;
    await Promise.all(writers);
    const attempts = await Promise.allSettled(transaction.mock.results.map(({ value }): unknown => value));
    const failed = attempts.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(failed.map(({ reason }) => sqlState(reason))).not.toContain('40P01');
    expect(await verify()).toBeUndefined();
  });

  it('leaves no temporary table behind when it proves the projections', async () => {
    await history.proof.firstDifference();
    const left: unknown = await history.dataSource.query(
      `SELECT relname FROM pg_class WHERE relname = 'tank' AND relpersistence = 't'`,
    );
    expect(left).toEqual([]);
  });
});
