import type { ListCursor } from './sorting.js';

/** Some rows of a list in its order. */
export interface ListPart<Item> {
  items: Item[];
  /** Where the list goes on; null at its end. */
  next: ListCursor | null;
}

/** What follows a row, or the beginning of the list. */
export interface PartAfter {
  cursor: ListCursor | null;
  take: number;
}

/** So few that other requests need not wait for them to be written into a file. */
const BATCH = 200;

/**
 * A whole list, however long it is: some rows at a time, each read when it is asked for. By the place of the row before them, which
 * never changes, so no row comes twice whatever happens to it meanwhile.
 */
export async function* wholeList<Item>(
  read: (part: PartAfter) => Promise<ListPart<Item>>,
): AsyncGenerator<readonly Item[]> {
  let cursor: ListCursor | null = null;
  do {
    const { items, next }: ListPart<Item> = await read({ cursor, take: BATCH });
    if (items.length > 0) yield items;
    cursor = next;
  } while (cursor);
}
