import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../refusal/test-code-of.js';
import { CAUSE, openTestHistory, TANKS, type TankEvent, type TestHistory } from './test-history.js';

let history: TestHistory;

beforeEach(async () => {
  history = await openTestHistory();
});

afterEach(() => history.close());

const positions = async () => {
  const rows = await history.dataSource.query<{ position: number }[]>(
    'SELECT position FROM event ORDER BY 1',
  );
  return rows.map(({ position }) => position);
};
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('reads back recorded events with their actor and time', async () => {
  const id = await history.open();
  await history.fill(id, 5);
  const events = await history.store.read(TANKS.category, id);
  expect(events).toMatchObject([
    { type: 'TankOpened', data: { owner: { name: 'Ayşe Yılmaz' }, litres: 1 }, version: 1 },
    { type: 'TankFilled', data: { litres: 5 }, version: 2, requestId: 'spec-request' },
  ]);
  expect(events[1]?.recordedAt.getTime()).toBeGreaterThanOrEqual(events[0]?.recordedAt.getTime() ?? NaN);
  expect(events[0]?.actor).toEqual({ kind: 'system', id: null });
});

it('reads several streams at once, and none of them in vain for another that cannot be read', async () => {
  const first = await history.open();
  const second = await history.open();
  const damaged = await history.open();
  await history.fill(second, 5);
  await history.dataSource.query('UPDATE stream_key SET wrapped_key = $2 WHERE stream = $1', [
    `tank-${damaged}`,
    Buffer.alloc(60),
  ]);
  const streams = await history.store.readAll(TANKS.category, [second, 'unknown', damaged, first]);
  expect(streams.get(first)).toEqual(await history.store.read(TANKS.category, first));
  expect(streams.get(second)).toEqual(await history.store.read(TANKS.category, second));
  expect(streams.get('unknown')).toEqual([]);
  expect(streams.get(damaged)).toBeInstanceOf(Error);
});

it('reads a stream as of a date-time', async () => {
  const id = await history.open();
  await pause(5);
  const [filled] = await history.fill(id);
  const before = new Date((filled?.recordedAt.getTime() ?? 0) - 1);
  expect(await history.store.read(TANKS.category, id, before)).toHaveLength(1);
  expect(await history.store.read(TANKS.category, id, filled?.recordedAt)).toHaveLength(2);
});

it('stores personal fields encrypted and reads them as null once the key is deleted', async () => {
  const id = await history.open('Gizli Kişi');
  const stored = await history.dataSource.query<{ data: string }[]>('SELECT data FROM event');
  expect(JSON.stringify(stored)).not.toContain('Gizli');
  const [key] = await history.dataSource.query<{ stream: string }[]>(
    'SELECT stream FROM stream_key WHERE subject = $1',
    [history.keys.subjectHash({ email: 'AYSE@example.com ' })],
  );
  const isErased = await history.dataSource.transaction((transaction) =>
    history.keys.erase(transaction, key?.stream ?? '', CAUSE),
  );
  expect(isErased).toBe(true);
  const [event] = await history.store.read(TANKS.category, id);
  expect(event?.data).toEqual({ owner: null, litres: 1 });
  await history.dataSource.query('UPDATE tank SET owner = NULL');
  expect((await history.audit.verify({ from: 'beginning' })).violation).toBeUndefined();
});

describe('expected versions', () => {
  it('records one of twenty commands that were decided on the same version', async () => {
    const id = await history.open();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => codeOf(history.fill(id, 1, 1))));
    expect(outcomes.filter((code) => code === 'accepted')).toHaveLength(1);
    expect(outcomes.filter((code) => code === 'VERSION_CONFLICT')).toHaveLength(19);
    expect(await history.store.read(TANKS.category, id)).toHaveLength(2);
  });

  it('names the current version in a VERSION_CONFLICT', async () => {
    const id = await history.open();
    await history.fill(id);
    await expect(history.fill(id, 1, 1)).rejects.toMatchObject({
      details: { expectedVersion: 1, currentVersion: 2 },
    });
  });

  it('repeats commands without an expected version until each is recorded', async () => {
    const id = await history.open();
    await Promise.all(Array.from({ length: 8 }, () => history.fill(id)));
    const events = await history.store.read(TANKS.category, id);
    expect(events.map(({ version }) => version)).toEqual(upTo(9));
  });

  it('hands the state before the command and the recorded events to the side effects', async () => {
    const id = await history.open();
    const seen: unknown[] = [];
    await history.runner.handle({
      source: TANKS,
      id,
      cause: CAUSE,
      decide: ({ litres }): TankEvent[] => [{ type: 'TankFilled', data: { litres: litres + 4 } }],
      sideEffects: (_transaction, decided) => Promise.resolve(void seen.push(decided)),
    });
    expect(seen).toMatchObject([{ state: { litres: 1 }, recorded: [{ data: { litres: 5 }, version: 2 }] }]);
  });

  it('records nothing when nothing was decided and refuses a stream that does not exist', async () => {
    const id = await history.open();
    const decide = () => [];
    expect(await history.runner.handle({ source: TANKS, id, cause: CAUSE, decide })).toEqual([]);
    expect(await codeOf(history.fill('00000000-0000-4000-8000-000000000000'))).toBe('NOT_FOUND');
  });
});

describe('positions', () => {
  it('leaves no gap in the positions when a transaction is rolled back', async () => {
    const id = await history.open();
    const sideEffects = () => Promise.reject(new Error('no'));
    const decide = (): TankEvent[] => [{ type: 'TankFilled', data: { litres: 1 } }];
    const command = { source: TANKS, id, cause: CAUSE, decide, sideEffects };
    await expect(history.runner.handle(command)).rejects.toThrow('no');
    await history.fill(id);
    expect(await positions()).toEqual([1, 2]);
  });

  it('shows events in the order of their positions: a reader misses and repeats none while eight writers append', async () => {
    const seen: number[] = [];
    let isWriting = true;
    const reading = (async () => {
      for (let rest = true; rest;) {
        rest = isWriting;
        const changes = await history.feed.after(seen.at(-1) ?? 0, ['tank'], 7);
        seen.push(...changes.map(({ position }) => position));
        rest ||= changes.length > 0;
      }
    })();
    await Promise.all(upTo(8).map((writer) => writeSome(writer)));
    isWriting = false;
    await reading;
    expect(seen).toEqual(await positions());
    expect(seen).toEqual(upTo(seen.length));
    expect(seen.length).toBeGreaterThan(8);
  });

  async function writeSome(writer: number): Promise<void> {
    const id = await history.open();
    for (const step of upTo(15)) {
      const fails = (step * 7 + writer * 3) % 4 === 0;
      const sideEffects = async () => {
        await pause(Math.random() * 3);
        if (fails) throw new Error('rolled back');
      };
      const decide = (): TankEvent[] => [{ type: 'TankFilled', data: { litres: step } }];
      const command = { source: TANKS, id, cause: CAUSE, decide, sideEffects };
      await history.runner.handle(command).catch(() => undefined);
    }
  }
});

describe('history', () => {
  it.each([
    'UPDATE event SET data = data',
    'DELETE FROM event',
    'TRUNCATE event',
    'UPDATE checkpoint SET position = 0',
    'DELETE FROM checkpoint_head',
  ])('refuses "%s": the history is append-only', async (statement) => {
    await history.open();
    await expect(history.dataSource.query(statement)).rejects.toThrow(/append-only|permission denied/);
  });

  it('refuses the deletion of events to a role that does not own the table', async () => {
    const { manager } = history.dataSource;
    const attempt = manager.transaction(async (connection) => {
      await connection.query('CREATE ROLE shop_application_of_spec');
      await connection.query(
        'GRANT SELECT, INSERT ON ALL TABLES IN SCHEMA public TO shop_application_of_spec',
      );
      await connection.query('SET LOCAL ROLE shop_application_of_spec');
      await connection.query('DELETE FROM event');
    });
    await expect(attempt).rejects.toThrow('permission denied');
  });
});
