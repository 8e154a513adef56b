import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EVENT_SOURCED } from './event-sourced.js';
import type { DomainEvent } from './kernel/event-store/domain-event.js';
import { decodeEvent } from './kernel/event-store/event-codec.js';
import type { StreamCategory } from './kernel/event-store/stream-category.js';

const KEY = Buffer.alloc(32, 'golden');
const FOLDERS = new Map([
  ['order', 'features/orders/history/golden'],
  ['quote', 'features/quotes/history/golden'],
  ['message', 'features/messaging/history/golden'],
]);

interface GoldenFile {
  /** A row as it was stored when this version was the current one. */
  kept: Omit<Parameters<typeof decodeEvent>[1], 'recordedAt'> & { recordedAt: string };
  /** What it means today. */
  read: DomainEvent['data'];
}

const categories = EVENT_SOURCED.map(({ category }) => category as unknown as StreamCategory<DomainEvent>);

describe.each(categories)('of $name', (category) => {
  const folder = path.join(import.meta.dirname, FOLDERS.get(category.name) ?? 'missing');
  const files = readdirSync(folder).sort();

  it('has a golden file for every version of every event', () => {
    const expected = Object.entries(category.kinds).flatMap(([type, { upcasts }]) =>
      Array.from({ length: upcasts.length + 1 }, (_, index) => `${type}.${index + 1}.json`),
    );
    expect(files).toEqual(expected.sort());
  });

  it.each(files)('reads %s in the current shape', (name) => {
    const { kept, read } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as GoldenFile;
    expect(`${kept.type}.${kept.schemaVersion}.json`).toBe(name);
    const event = decodeEvent(category, { ...kept, recordedAt: new Date(kept.recordedAt) }, KEY);
    expect(event.data).toEqual(read);
  });
});
