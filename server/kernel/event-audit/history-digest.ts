import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { HistoryChanged } from './audit-violation.js';

const PAGE_SIZE = 10_000;

const PAGE = `
  SELECT position, hash FROM event WHERE position > $1 AND position <= $2 ORDER BY position LIMIT ${PAGE_SIZE}`;

/** A place in the history, and the digest over the hashes of all events up to it. */
export interface HistoryPlace {
  position: number;
  history: Buffer;
}

/** Adds one event to the digest. */
export const nextHistory = (history: Buffer, hash: Buffer): Buffer =>
  createHash('sha256').update(history).update(hash).digest();

/**
 * The digest at a later position.
 *
 * @throws {HistoryChanged} when an event on the way is missing
 */
export async function historyAt(
  transaction: EntityManager,
  from: HistoryPlace,
  position: number,
): Promise<HistoryPlace> {
  let place = from;
  while (place.position < position) {
    const page = await transaction.query<{ position: number; hash: Buffer }[]>(PAGE, [
      place.position,
      position,
    ]);
    for (const event of page) {
      if (event.position !== place.position + 1) break;
      place = { position: event.position, history: nextHistory(place.history, event.hash) };
    }
    if (page.at(-1)?.position !== place.position) throw missingAfter(place);
  }
  return place;
}

const missingAfter = ({ position }: HistoryPlace) =>
  new HistoryChanged({ what: 'the event at this position is missing', position: position + 1 });
