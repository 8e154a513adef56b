import { createHash } from 'node:crypto';
import type { EventRow } from './event-row.js';

/** The previous hash of the first event of every stream. */
export const NO_HASH = Buffer.alloc(32);

/** SHA-256 over the previous hash and the stored fields of an event; the twin of the database's event_hash. */
export function eventHash(row: Omit<EventRow, 'hash' | 'mac' | 'category'>): Buffer {
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
    ...ofRepresented(row),
  ];
  return createHash('sha256').update(row.previousHash).update(fields.join('\n')).digest();
}

/** The last field, written only when somebody was acted for: earlier events keep the hash they have. */
export const ofRepresented = ({ onBehalfOf }: Pick<EventRow, 'onBehalfOf'>): string[] =>
  typeof onBehalfOf === 'string' ? [onBehalfOf] : [];
