import { Logger } from '@nestjs/common';
import { programVisit, staffVisit } from '../../kernel/actor/test-visit.js';
import { EventSourcedKinds } from '../../kernel/event-store/projection.js';
import { openTestHistory, TANKS, type TestHistory } from '../../kernel/event-store/test-history.js';
import type { ChangePage } from './change.type.js';
import { ChangesService } from './changes.service.js';

const LETTERS = {
  ...TANKS,
  category: { ...TANKS.category, name: 'letter', permission: 'messages' },
} as const;

const ORDERS_PROGRAM = programVisit(['orders']).actor;
const MESSAGES_PROGRAM = programVisit(['messages']).actor;

let history: TestHistory;
let changes: ChangesService;

beforeEach(async () => {
  history = await openTestHistory();
  changes = new ChangesService(history.feed, new EventSourcedKinds([TANKS, LETTERS]));
});

afterEach(() => history.close());

async function readAll(limit: number): Promise<ChangePage[]> {
  const pages = [await changes.after(ORDERS_PROGRAM, 0, limit)];
  for (let last = pages[0]; last && last.items.length > 0; pages.push(last)) {
    last = await changes.after(ORDERS_PROGRAM, last.nextAfter, limit);
  }
  return pages;
}

it('tells who did what to which thing, with personal fields readable', async () => {
  const id = await history.open('Ayşe Yılmaz');
  const { items, nextAfter } = await changes.after(ORDERS_PROGRAM, 0, 10);
  expect(items).toEqual([
    {
      position: 1,
      stream: `tank-${id}`,
      category: 'tank',
      id,
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

it('gives every change once, in its order, part by part', async () => {
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

it('refuses who was further than there is, as after a backup was restored, and names the newest', async () => {
  await history.open();
  expect(await changes.after(ORDERS_PROGRAM, 1, 3)).toEqual({ items: [], nextAfter: 1 });
  await expect(changes.after(ORDERS_PROGRAM, 2, 3)).rejects.toMatchObject({
    code: 'POSITION_AHEAD',
    details: { newest: 1 },
  });
});

it('goes on past an event that cannot be read, says so in its place and in the log', async () => {
  const faults: unknown[] = [];
  Logger.overrideLogger({ log() {}, warn() {}, error: (fault: unknown) => faults.push(fault) });
  const id = await history.open();
  await history.dataSource.query('UPDATE stream_key SET wrapped_key = sha256(wrapped_key) || wrapped_key');
  const next = await history.open('Mehmet Demir');
  const { items, nextAfter } = await changes.after(ORDERS_PROGRAM, 0, 3);
  Logger.overrideLogger(false);
  expect(items).toMatchObject([
    { position: 1, id, type: 'TankOpened', data: null },
    { position: 2, id: next, data: '{"owner":{"name":"Mehmet Demir"},"litres":1}' },
  ]);
  expect(nextAfter).toBe(2);
  expect(faults).toMatchObject([{ stream: `tank-${id}`, version: 1, position: 1 }]);
});

it('gives only what the caller may read, and leads past the rest', async () => {
  await history.open();
  const seen = await changes.after(MESSAGES_PROGRAM, 0, 3);
  expect(seen).toEqual({ items: [], nextAfter: 1 });
  expect((await changes.after(programVisit(['all']).actor, 0, 3)).items).toHaveLength(1);
  expect((await changes.after(staffVisit(['orders', 'messages']).staff!, 0, 3)).items).toHaveLength(1);
});

it('refuses who may read nothing of what happens, and names what would open it', async () => {
  await expect(changes.after(programVisit(['catalog']).actor, 0, 3)).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: 'Bu işlem için yetkiniz yok. Gereken yetki: orders veya messages',
    details: { permissions: ['orders', 'messages'] },
  });
});

it('tells what happened to an erased person without the person', async () => {
  const id = await history.open('Ayşe Yılmaz');
  await history.dataSource.query('DELETE FROM stream_key WHERE stream = $1', [`tank-${id}`]);
  const { items } = await changes.after(ORDERS_PROGRAM, 0, 3);
  expect(items[0]?.data).toBe('{"owner":null,"litres":1}');
});

it('misses nothing that is written while it is read', async () => {
  const ids = await Promise.all([history.open(), history.open(), history.open()]);
  let isWriting = true;
  const read: number[] = [];
  const reading = (async () => {
    for (let after = 0, rest = true; rest;) {
      rest = isWriting;
      const page = await changes.after(ORDERS_PROGRAM, after, 4);
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
