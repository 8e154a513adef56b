import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeEvent } from '../../../kernel/event-store/event-codec.js';
import { ORDERS } from './order.category.js';
import type { OrderEvent } from '../history/order.events.js';

const GOLDEN = path.join(import.meta.dirname, '../history/golden');
const KEY = Buffer.alloc(32, 'golden');

interface GoldenFile {
  /** A row as it was kept when this version was today's. */
  kept: Omit<Parameters<typeof decodeEvent>[1], 'recordedAt'> & { recordedAt: string };
  /** What it means today. */
  read: OrderEvent['data'];
}

const files = readdirSync(GOLDEN).filter((name) => name.endsWith('.json'));
const golden = (name: string) => JSON.parse(readFileSync(path.join(GOLDEN, name), 'utf8')) as GoldenFile;

it('has a golden file for every version of every event', () => {
  const expected = Object.entries(ORDERS.category.kinds).flatMap(([type, { upcasts }]) =>
    Array.from({ length: upcasts.length + 1 }, (_, index) => `${type}.${index + 1}.json`),
  );
  expect(files.sort()).toEqual(expected.sort());
});

it.each(files)('reads %s in the current shape', (name) => {
  const { kept, read } = golden(name);
  expect(`${kept.type}.${kept.schemaVersion}.json`).toBe(name);
  const event = decodeEvent(ORDERS.category, { ...kept, recordedAt: new Date(kept.recordedAt) }, KEY);
  expect(event.data).toEqual(read);
});
