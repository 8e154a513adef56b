import type { Slice } from './list.args.js';

/** How many a list has, as far as they were counted. */
export interface BoundedCount {
  total: number;
  /** False when there are more. */
  isTotalExact: boolean;
}

export interface ListPage<Item> extends BoundedCount {
  items: Item[];
}

/** What became of counting up to `maximum`, and one more. */
export function boundedCount(counted: number, maximum: number): BoundedCount {
  return { total: Math.min(counted, maximum), isTotalExact: counted <= maximum };
}

/**
 * A page, and how many the whole list has: at least those that were read so far.
 *
 * @param read the page, and one more where the list goes on
 */
export function pageOf<Item>(
  read: readonly Item[],
  { skip, take }: Slice,
  counted: BoundedCount,
): ListPage<Item> {
  // An empty page says nothing of those before it.
  const seen = read.length > 0 ? skip + read.length : 0;
  const isEnd = read.length <= take && (read.length > 0 || skip === 0);
  return {
    items: read.slice(0, take),
    total: counted.isTotalExact ? counted.total : isEnd ? seen : Math.max(counted.total, seen),
    isTotalExact: counted.isTotalExact || isEnd,
  };
}
