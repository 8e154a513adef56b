import type { EntityManager } from 'typeorm';
import { decodeEvent } from '../event-store/event-codec.js';
import { eventHash, NO_HASH } from '../event-store/event-hash.js';
import { KEYED_EVENT_COLUMNS, KEYED_EVENTS, type KeyedEventRow } from '../event-store/event-row.js';
import type { EventSourcedKinds } from '../event-store/projection.js';
import { categoryOfStream } from '../event-store/stream-category.js';
import type { StreamKeys } from '../event-store/stream-keys.js';
import type { AuditViolation } from './audit-violation.js';

const PAGE_SIZE = 2_000;

type ChainRow = KeyedEventRow & {
  sealedVersion: number | null;
  sealedHash: Buffer | null;
};

/** Events after a checkpoint, stream by stream, with the sealed head that each stream continues. */
const PAGE = `
  SELECT ${KEYED_EVENT_COLUMNS}, head.version AS "sealedVersion", head.hash AS "sealedHash"
  FROM ${KEYED_EVENTS}
  LEFT JOIN LATERAL (
    SELECT version, hash FROM checkpoint_head
    WHERE stream = event.stream AND checkpoint_id <= $2 ORDER BY checkpoint_id DESC LIMIT 1
  ) AS head ON true
  WHERE event.position > $1 AND (event.stream, event.version) > ($3, $4)
  ORDER BY event.stream, event.version LIMIT ${PAGE_SIZE}`;

interface Link {
  stream: string;
  version: number;
  position: number;
  hash: Buffer;
}

const BEFORE_ANY: Link = { stream: '', version: 0, position: 0, hash: NO_HASH };

/** Follows the chain of every stream and reads every event on the way. */
export class ChainVerification {
  events = 0;

  constructor(
    private readonly kinds: EventSourcedKinds,
    private readonly keys: StreamKeys,
  ) {}

  /** The first event that is not as it was recorded, in the order of streams. */
  async firstViolation(
    transaction: EntityManager,
    since: { id: number; position: number },
  ): Promise<AuditViolation | undefined> {
    let link = BEFORE_ANY;
    for (;;) {
      const page = await transaction.query<ChainRow[]>(PAGE, [
        since.position,
        since.id,
        link.stream,
        link.version,
      ]);
      for (const row of page) {
        const violation = this.violationOf(row, link);
        if (violation) {
          return { ...violation, stream: row.stream, version: row.version, position: row.position };
        }
        link = row;
        this.events += 1;
      }
      if (page.length < PAGE_SIZE) return undefined;
    }
  }

  private violationOf(row: ChainRow, last: Link): AuditViolation | undefined {
    const before = row.stream === last.stream ? last : sealedHeadOf(row);
    if (row.version !== before.version + 1) {
      return { what: `version ${before.version + 1} is missing before it` };
    }
    if (!row.previousHash.equals(before.hash)) return { what: 'it does not follow the event before it' };
    if (!row.hash.equals(eventHash(row))) return { what: 'the hash does not fit the event' };
    if (row.category !== categoryOfStream(row.stream)) {
      return { what: 'its category is not that of its stream' };
    }
    if (row.position <= before.position) return { what: 'its position is before that of an earlier version' };
    return this.reads(row) ? undefined : { what: 'it cannot be read' };
  }

  private reads(row: ChainRow): boolean {
    const kind = this.kinds.find(row.category);
    if (!kind) return false;
    try {
      decodeEvent(kind.category, row, this.keys.unwrap(row.stream, row.wrappedKey));
      return true;
    } catch {
      return false;
    }
  }
}

function sealedHeadOf({ stream, sealedVersion, sealedHash }: ChainRow): Link {
  return { stream, version: sealedVersion ?? 0, position: 0, hash: sealedHash ?? NO_HASH };
}
