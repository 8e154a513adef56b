import type { EntityManager } from 'typeorm';
import { eventHash, NO_HASH } from '../event-store/event-hash.js';
import type { EventMacs } from '../event-store/event-macs.js';
import { EVENT_COLUMNS, type EventRow } from '../event-store/event-row.js';
import type { EventSourcedKinds } from '../event-store/projection.js';
import { categoryOfStream } from '../event-store/stream-category.js';
import type { AuditViolation } from './audit-violation.js';
import { BEFORE_ALL, type Checkpoint } from './checkpoint.js';
import { EventPredecessors, type Predecessor } from './event-predecessors.js';
import { nextHistory } from './history-digest.js';

const PAGE_SIZE = 2_000;

const PAGE = `SELECT ${EVENT_COLUMNS} FROM event WHERE position > $1 ORDER BY position LIMIT ${PAGE_SIZE}`;

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
    const predecessors = new EventPredecessors(this.walk.since);
    const read = (after: number) => {
      const page = transaction.query<EventRow[]>(PAGE, [after]);
      // It is awaited once the page before is checked; until then its error is not unhandled.
      page.catch(() => undefined);
      return page;
    };
    let next = read(this.last);
    for (;;) {
      const page = await next;
      const isLast = page.length < PAGE_SIZE;
      const before = predecessors.of(transaction, page);
      if (!isLast) next = read(page.at(-1)?.position ?? this.last);
      const violation = this.violationIn(page, await before);
      if (violation && !isLast) await next;
      if (violation || isLast) return violation;
      this.walk.onProgress(this.events);
    }
  }

  private violationIn(
    page: readonly EventRow[],
    predecessors: readonly (Predecessor | null)[],
  ): AuditViolation | undefined {
    for (const [index, row] of page.entries()) {
      const what = this.errorOf(row, predecessors[index] ?? null) ?? this.errorOfPlace(row);
      if (what) return { what, stream: row.stream, version: row.version, position: row.position };
      this.events += 1;
    }
    return undefined;
  }

  private errorOf(row: EventRow, before: Predecessor | null): string | undefined {
    if (row.version > 1 && !before) return `version ${row.version - 1} is missing before it`;
    const link = before?.sealedHash ?? before?.hash ?? NO_HASH;
    if (!row.previousHash.equals(link)) return 'it does not follow the event before it';
    if (!row.hash.equals(eventHash(row))) return 'the hash does not fit the event';
    if (row.category !== categoryOfStream(row.stream)) return 'its category is not that of its stream';
    if (row.position <= (before?.position ?? 0)) return 'its position is before that of an earlier version';
    if (!this.isKnown(row)) return 'the shop has no such events';
    return this.errorOfMac(row, before);
  }

  private errorOfMac(row: EventRow, before: Predecessor | null): string | undefined {
    const isSigned = row.position >= this.walk.signedFrom;
    if (row.mac === null) return isSigned ? 'it has no MAC' : undefined;
    const link = before?.mac ?? before?.hash ?? NO_HASH;
    const isGenuine = isSigned && row.mac.equals(this.proven.macs.of(link, row));
    return isGenuine ? undefined : 'it was not written by the shop';
  }

  /** Whether nothing is missing before it and what was sealed up to it is what is there. */
  private errorOfPlace({ position, hash }: EventRow): string | undefined {
    if (position !== this.last + 1) this.gap ??= this.last + 1;
    this.last = position;
    if (position < this.walk.signedFrom) return undefined;
    this.history = nextHistory(this.history, hash);
    const sealed = this.walk.sealed.get(position);
    const isSealed = !sealed || this.gap !== undefined || sealed.equals(this.history);
    return isSealed ? undefined : 'the history up to this position is not the sealed one';
  }

  private isKnown({ category, type }: EventRow): boolean {
    return Object.hasOwn(this.proven.kinds.find(category)?.category.kinds ?? {}, type);
  }
}

/** From the beginning, no head that a checkpoint sealed is needed to follow the chain. */
export const sinceOf = (from: 'beginning' | 'checkpoint', last: Checkpoint | undefined): Checkpoint =>
  from === 'checkpoint' && last ? last : BEFORE_ALL;
