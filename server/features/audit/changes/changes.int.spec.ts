import { Logger } from '@nestjs/common';
import { programContext, staffContext } from '../../../kernel/actor/test-context.js';
import { EventSourcedKinds } from '../../../kernel/event-store/projection.js';
import {
  BOILERS,
  openTestHistory,
  TANKS,
  type TestHistory,
} from '../../../kernel/event-store/test-history.js';
import type { ChangePage } from './change.type.js';
import { ChangesService } from './changes.service.js';

const ORDERS_PROGRAM = programContext(['orders']).actor;
const MESSAGES_PROGRAM = programContext(['messages']).actor;

let history: TestHistory;
let changes: ChangesService;

beforeEach(async () => {
  history = await openTestHistory();
  changes = new ChangesService(history.feed, new EventSourcedKinds([TANKS, BOILERS]));
});

afterEach(() => history.close());

async function readAll(limit: number): Promise<ChangePage[]> {
  const pages = [await changes.read(ORDERS_PROGRAM, { after: 0, limit: limit })];
  for (let last = pages[0]; last && last.items.length > 0; pages.push(last)) {
    last = await changes.read(ORDERS_PROGRAM, { after: last.nextAfter, limit: limit });
  }
  return pages;
}

it('names actor, stream and event of a change, with personal fields readable', async () => {
  const id = await history.open('Ayşe Yılmaz');
  const { items, nextAfter } = await changes.read(ORDERS_PROGRAM, { after: 0, limit: 10 });
  expect(items).toEqual([
    {
      position: 1,
      stream: `tank-${id}`,
      category: 'tank',
      entityId: id,
      version: 1,
      type: 'TankOpened',
      at: expect.any(Date) as Date,
      actorKind: 'system',
      actorId: null,
      requestId: 'spec-request',
      data: '{"owner":{"name":"Ayşe Yılmaz"},"litres":1}',
    },
  ]);
  expect(nextAfter).toBe(1);
});

it('returns every change once, in its order, page by page', async () => {
  const id = await history.open();
  for (let filled = 1; filled < 8; filled++) await history.fill(id, filled);
  const pages = await readAll(3);
  expect(pages.map(({ items }) => items.map(({ version }) => version))).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8],
    [],
  ]);
  expect(pages.map(({ nextAfter }) => nextAfter)).toEqual([3, 6, 8, 8]);
});

it('refuses a position after the newest event, as after a restored backup, and names the newest', async () => {
  await history.open();
  expect(await changes.read(ORDERS_PROGRAM, { after: 1, limit: 3 })).toEqual({ items: [], nextAfter: 1 });
  await expect(changes.read(ORDERS_PROGRAM, { after: 2, limit: 3 })).rejects.toMatchObject({
    code: 'POSITION_AHEAD',
    details: { newest: 1 },
  });
});

it('continues after an event that cannot be read, which has no data and a line in the log', async () => {
  const errors: unknown[] = [];
  Logger.overrideLogger({ log() {}, warn() {}, error: (error: unknown) => errors.push(error) });
  const id = await history.open();
  await history.dataSource.query('UPDATE stream_key SET wrapped_key = sha256(wrapped_key) || wrapped_key');
  const next = await history.open('Mehmet Demir');
  const { items, nextAfter } = await changes.read(ORDERS_PROGRAM, { after: 0, limit: 3 });
  Logger.overrideLogger(false);
  expect(items).toMatchObject([
    { position: 1, entityId: id, type: 'TankOpened', data: null },
    { position: 2, entityId: next, data: '{"owner":{"name":"Mehmet Demir"},"litres":1}' },
  ]);
  expect(nextAfter).toBe(2);
  expect(errors).toMatchObject([{ stream: `tank-${id}`, version: 1, position: 1 }]);
});

it('returns only the categories the caller may read and moves on past the others', async () => {
  await history.open();
  const seen = await changes.read(MESSAGES_PROGRAM, { after: 0, limit: 3 });
  expect(seen).toEqual({ items: [], nextAfter: 1 });
  expect((await changes.read(programContext(['all']).actor, { after: 0, limit: 3 })).items).toHaveLength(1);
  expect(
    (await changes.read(staffContext(['orders', 'messages']).staff!, { after: 0, limit: 3 })).items,
  ).toHaveLength(1);
});

it('refuses a caller who may read no category and names the permissions that would be sufficient', async () => {
  await expect(changes.read(programContext(['catalog']).actor, { after: 0, limit: 3 })).rejects.toMatchObject(
    {
      code: 'FORBIDDEN',
      message: 'Bu işlem için yetkiniz yok. Gereken yetki: orders veya messages',
      details: { permissions: ['orders', 'messages'] },
    },
  );
});

it('returns the events of an erased person without personal fields', async () => {
  const id = await history.open('Ayşe Yılmaz');
  await history.dataSource.query('DELETE FROM stream_key WHERE stream = $1', [`tank-${id}`]);
  const { items } = await changes.read(ORDERS_PROGRAM, { after: 0, limit: 3 });
  expect(items[0]?.data).toBe('{"owner":null,"litres":1}');
});

it('reads only the categories it is asked for', async () => {
  const tank = await history.open();
  const boiler = await history.open('Mehmet Demir', BOILERS);
  const { actor } = programContext(['all']);
  const idsOf = async (...categories: string[]) =>
    (await changes.read(actor, { after: 0, limit: 3, categories })).items.map(({ entityId }) => entityId);
  expect(await idsOf('boiler')).toEqual([boiler]);
  expect(await idsOf('tank')).toEqual([tank]);
  expect(await idsOf('boiler', 'tank', 'boiler')).toEqual([tank, boiler]);
  expect((await changes.read(actor, { after: 0, limit: 3, categories: ['tank'] })).nextAfter).toBe(2);
});

it('refuses a category the caller may not read and one that does not exist', async () => {
  const ask = (category: string) =>
    changes.read(ORDERS_PROGRAM, { after: 0, limit: 3, categories: ['tank', category] });
  await expect(ask('boiler')).rejects.toMatchObject({
    code: 'FORBIDDEN',
    details: { permissions: ['messages'] },
  });
  await expect(ask('engine')).rejects.toMatchObject({
    code: 'CHANGE_CATEGORY_UNKNOWN',
    details: { category: 'engine', known: ['tank'] },
  });
});

it('misses nothing of one category beside eight writers of two', async () => {
  let isWriting = true;
  const read: number[] = [];
  const reading = (async () => {
    for (let after = 0, rest = true; rest;) {
      rest = isWriting;
      const page = await changes.read(ORDERS_PROGRAM, { after, limit: 4, categories: ['tank'] });
      read.push(...page.items.map(({ position }) => position));
      after = page.nextAfter;
      rest ||= page.items.length > 0;
    }
  })();
  await Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      const source = writer % 2 === 0 ? TANKS : BOILERS;
      const id = await history.open('Ayşe Yılmaz', source);
      for (let filled = 0; filled < 12; filled++) await history.fill(id, 1, undefined, source);
    }),
  ).finally(() => (isWriting = false));
  await reading;
  const written = await history.dataSource.query<{ position: number }[]>(
    `SELECT position FROM event WHERE category = 'tank' ORDER BY position`,
  );
  expect(written).toHaveLength(4 * 13);
  expect(read).toEqual(written.map(({ position }) => position));
});

it('misses nothing that is written while it is read', async () => {
  const ids = await Promise.all([history.open(), history.open(), history.open()]);
  let isWriting = true;
  const read: number[] = [];
  const reading = (async () => {
    for (let after = 0, rest = true; rest;) {
      rest = isWriting;
      const page = await changes.read(ORDERS_PROGRAM, { after: after, limit: 4 });
      read.push(...page.items.map(({ position }) => position));
      after = page.nextAfter;
      rest ||= page.items.length > 0;
    }
  })();
  await Promise.all(
    ids.map(async (id) => {
      for (let filled = 0; filled < 20; filled++) await history.fill(id);
    }),
  );
  isWriting = false;
  await reading;
  expect(read).toEqual(Array.from({ length: 63 }, (_, index) => index + 1));
});
