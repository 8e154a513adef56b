import type { EntityManager } from 'typeorm';
import { eventHash, NO_HASH } from '../event-store/event-hash.js';
import type { EventMacs } from '../event-store/event-macs.js';
import { EVENT_COLUMNS, type EventRow } from '../event-store/event-row.js';
import type { EventSourcedKinds } from '../event-store/projection.js';
import { categoryOfStream } from '../event-store/stream-category.js';
import type { AuditViolation } from './audit-violation.js';
import { BEFORE_ALL, type Checkpoint } from './checkpoint.js';
import { nextHistory } from './history-digest.js';

const PAGE_SIZE = 2_000;

type ChainRow = EventRow & {
  /** The version before, as it is stored; null when there is none. */
  beforeHash: Buffer | null;
  beforeMac: Buffer | null;
  beforePosition: number | null;
  /** Hash of the version before as a checkpoint sealed it, where that is what came before the first page. */
  sealedHash: Buffer | null;
};

/** The event before each is looked up by its index, one by one: of a join the planner may make a scan of all events. */
const PAGE = `
  SELECT ${EVENT_COLUMNS}, before.hash AS "beforeHash", before.mac AS "beforeMac",
    before.position AS "beforePosition", head.hash AS "sealedHash"
  FROM (SELECT * FROM event WHERE position > $1 ORDER BY position LIMIT ${PAGE_SIZE}) AS event
  LEFT JOIN LATERAL (SELECT hash, mac, position FROM event AS earlier
    WHERE earlier.stream = event.stream AND earlier.version = event.version - 1 LIMIT 1) AS before ON true
  LEFT JOIN LATERAL (SELECT hash FROM checkpoint_head AS sealed
    WHERE before.position <= $2 AND sealed.stream = event.stream AND sealed.checkpoint_id <= $3
    ORDER BY sealed.checkpoint_id DESC LIMIT 1) AS head ON true
  ORDER BY event.position`;

interface Proven {
  kinds: EventSourcedKinds;
  macs: EventMacs;
}

interface Walk {
  since: Checkpoint;
  signedFrom: number;
  /** Digests of the history by the position that was sealed. */
  sealed: ReadonlyMap<number, Buffer>;
  onProgress: (events: number) => void;
}

/** Follows every event in the order of positions, against the version before it. That it can be read shows in its replay. */
export class ChainVerification {
  events = 0;
  /** The first position at which there is no event. */
  gap: number | undefined;
  private history: Buffer;
  private last: number;

  constructor(
    private readonly proven: Proven,
    private readonly walk: Walk,
  ) {
    this.history = walk.since.signature?.history ?? NO_HASH;
    this.last = walk.since.position;
  }

  /** Position of the newest event. */
  get position(): number {
    return this.last;
  }

  /** The first event that is not as it was recorded. The next page is read while one is checked. */
  async firstViolation(transaction: EntityManager): Promise<AuditViolation | undefined> {
    const { since, onProgress } = this.walk;
    const read = (after: number) => transaction.query<ChainRow[]>(PAGE, [after, since.position, since.id]);
    let next = read(this.last);
    for (;;) {
      const page = await next;
      const isLast = page.length < PAGE_SIZE;
      if (!isLast) next = read(page.at(-1)?.position ?? this.last);
      const violation = this.violationIn(page);
      if (violation && !isLast) await next;
      if (violation || isLast) return violation;
      onProgress(this.events);
    }
  }

  private violationIn(page: readonly ChainRow[]): AuditViolation | undefined {
    for (const row of page) {
      const what = this.errorOf(row) ?? this.errorOfPlace(row);
      if (what) return { what, stream: row.stream, version: row.version, position: row.position };
      this.events += 1;
    }
    return undefined;
  }

  private errorOf(row: ChainRow): string | undefined {
    if (row.version > 1 && !row.beforeHash) return `version ${row.version - 1} is missing before it`;
    const before = row.sealedHash ?? row.beforeHash ?? NO_HASH;
    if (!row.previousHash.equals(before)) return 'it does not follow the event before it';
    if (!row.hash.equals(eventHash(row))) return 'the hash does not fit the event';
    if (row.category !== categoryOfStream(row.stream)) return 'its category is not that of its stream';
    if (row.position <= (row.beforePosition ?? 0)) return 'its position is before that of an earlier version';
    if (!this.isKnown(row)) return 'the shop has no such events';
    return this.errorOfMac(row);
  }

  private errorOfMac(row: ChainRow): string | undefined {
    const isSigned = row.position >= this.walk.signedFrom;
    if (row.mac === null) return isSigned ? 'it has no MAC' : undefined;
    const link = row.beforeMac ?? row.beforeHash ?? NO_HASH;
    const isGenuine = isSigned && row.mac.equals(this.proven.macs.of(link, row));
    return isGenuine ? undefined : 'it was not written by the shop';
  }

  /** Whether nothing is missing before it and what was sealed up to it is what is there. */
  private errorOfPlace({ position, hash }: ChainRow): string | undefined {
    if (position !== this.last + 1) this.gap ??= this.last + 1;
    this.last = position;
    if (position < this.walk.signedFrom) return undefined;
    this.history = nextHistory(this.history, hash);
    const sealed = this.walk.sealed.get(position);
    const isSealed = !sealed || this.gap !== undefined || sealed.equals(this.history);
    return isSealed ? undefined : 'the history up to this position is not the sealed one';
  }

  private isKnown({ category, type }: ChainRow): boolean {
    return Object.hasOwn(this.proven.kinds.find(category)?.category.kinds ?? {}, type);
  }
}

/** From the beginning, no head that a checkpoint sealed is needed to follow the chain. */
export const sinceOf = (from: 'beginning' | 'checkpoint', last: Checkpoint | undefined): Checkpoint =>
  from === 'checkpoint' && last ? last : BEFORE_ALL;
