import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { DomainEvent } from '../event-store/domain-event.js';
import type { KeyedEventRow } from '../event-store/event-row.js';
import type { EventSourced } from '../event-store/projection.js';
import type { StreamKeys } from '../event-store/stream-keys.js';
import { Replay } from './replay.js';

const kindOf = { personal: [], upcasts: [] };

/** Each type of event has a statement of its own. */
const TANKS: EventSourced<DomainEvent> = {
  category: { name: 'tank', permission: 'orders', kinds: { Filled: kindOf, Drained: kindOf, Sold: kindOf } },
  fold: () => null,
  projection: {
    tables: [{ name: 'tank', key: ['id'] }],
    async apply(transaction, { type }) {
      await transaction.query(`UPDATE tank SET last = '${type}'`);
    },
  },
};

const pageOf = (types: string[]) =>
  types.map((type, index) => ({
    stream: `tank-${index}`,
    version: 1,
    type,
    schemaVersion: 1,
    data: '{}',
    position: index + 1,
    recordedAt: new Date(0),
    wrappedKey: null,
  })) as unknown as KeyedEventRow[];

/** Refuses what is made of the first page, while the statements of the second are being prepared. */
function refusingTheFirstPage(asked: string[] = []): EntityManager {
  const pages = [pageOf(Array<string>(1_000).fill('Filled')), pageOf(['Drained', 'Sold'])];
  const query = async (text: string) => {
    asked.push(text);
    if (/FROM event/.test(text)) return pages.shift();
    if (text.startsWith('PREPARE')) await pause(10);
    if (/^SAVEPOINT|^UPDATE/.test(text)) throw new Error('refused');
    return [];
  };
  return { query } as unknown as EntityManager;
}

it('names an event that cannot be applied, and leaves no error unhandled while the next page is collected', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  const replay = new Replay(refusingTheFirstPage(), {} as StreamKeys);
  await expect(replay.apply({ kind: TANKS })).rejects.toMatchObject({
    violation: { stream: 'tank-0', version: 1, what: 'no read row can be made of it' },
  });
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

it('gives up what it prepared when an event cannot be applied', async () => {
  const asked: string[] = [];
  const replay = new Replay(refusingTheFirstPage(asked), {} as StreamKeys);
  await expect(replay.apply({ kind: TANKS })).rejects.toThrow();
  const names = asked.flatMap((text) => /^PREPARE (\w+)/.exec(text)?.[1] ?? []);
  expect(names).toHaveLength(3);
  for (const name of names) expect(asked.at(-1)).toContain(`DEALLOCATE ${name}`);
});
