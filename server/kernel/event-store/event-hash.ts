import { createHash } from 'node:crypto';
import type { EventRow } from './event-row.js';

/** What stands before the first event of every stream. */
export const NO_HASH = Buffer.alloc(32);

/** SHA-256 over the hash before it and every kept field of an event; the twin of the database's event_hash. */
export function eventHash(row: Omit<EventRow, 'hash'>): Buffer {
  const fields = [
    row.position,
    row.stream,
    row.version,
    row.type,
    row.schemaVersion,
    row.actorKind,
    row.actorId,
    row.requestId,
    row.recordedAt.getTime(),
    row.data,
  ];
  return createHash('sha256').update(row.previousHash).update(fields.join('\n')).digest();
}
