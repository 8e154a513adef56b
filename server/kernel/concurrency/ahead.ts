import { Readable } from 'node:stream';

/** What a source gives, with the next one being prepared while the present one is worked on. */
export function ahead<Item>(source: AsyncIterable<Item>): AsyncIterable<Item> {
  return Readable.from(source, { highWaterMark: 1 }) as AsyncIterable<Item>;
}
