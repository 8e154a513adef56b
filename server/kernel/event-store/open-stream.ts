import type { EntityManager } from 'typeorm';
import type { Cause, DomainEvent, Recorded } from './domain-event.js';
import { decodeEvent, encodeEvent, type KeptEvent } from './event-codec.js';
import { NO_HASH } from './event-hash.js';
import type { EventRow } from './event-row.js';
import type { StreamCategory } from './stream-category.js';

interface StagedEvents<Event extends DomainEvent> {
  kept: KeptEvent[];
  recorded: Recorded<Event>[];
  cause: Cause;
}

/** A stream within a transaction: what happened so far, and what is about to be recorded. */
export class OpenStream<Event extends DomainEvent> {
  private staged?: StagedEvents<Event>;

  constructor(
    private readonly category: StreamCategory<Event>,
    readonly name: string,
    readonly history: readonly Recorded<Event>[],
    private readonly head: { hash: Buffer; at: Date },
    /** Nothing once the person was erased. */
    readonly key: Buffer | null,
  ) {}

  /** A stream that has no events yet. */
  static begun<Event extends DomainEvent>(
    category: StreamCategory<Event>,
    name: string,
    key: Buffer,
    at: Date,
  ): OpenStream<Event> {
    return new OpenStream(category, name, [], { hash: NO_HASH, at }, key);
  }

  /** @throws when one of the events cannot be read */
  static of<Event extends DomainEvent>(
    category: StreamCategory<Event>,
    rows: readonly EventRow[],
    { key, now }: { key: Buffer | null; now: Date },
  ): OpenStream<Event> {
    const last = rows.at(-1);
    if (!last) throw new Error('A stream has at least one event');
    const history = rows.map((row) => decodeEvent(category, row, key));
    // A clock that was set back must not put an event before the one it follows.
    const at = now > last.recordedAt ? now : last.recordedAt;
    return new OpenStream(category, last.stream, history, { hash: last.hash, at }, key);
  }

  get version(): number {
    return this.history.length;
  }

  /** Says what will be recorded, so that everything that follows from it can be written first. */
  stage(events: readonly Event[], cause: Cause): Recorded<Event>[] {
    const { id, kind } = cause.actor;
    const recorded = events.map((event, index) => ({
      ...event,
      stream: this.name,
      version: this.version + index + 1,
      recordedAt: this.head.at,
      actor: { kind, id },
      requestId: cause.requestId,
    }));
    const kept = recorded.map((event) =>
      encodeEvent(this.category as unknown as StreamCategory<DomainEvent>, event, {
        stream: this.name,
        version: event.version,
        key: this.key,
      }),
    );
    this.staged = { kept, recorded, cause };
    return recorded;
  }

  /** Records what was staged; to be the last statement of the transaction, because all writers queue up here. */
  async append(manager: EntityManager): Promise<void> {
    if (!this.staged) throw new Error('Nothing was staged');
    const { kept, cause } = this.staged;
    await manager.query('SELECT append_events($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
      this.name,
      this.version,
      this.head.hash,
      kept.map(({ type }) => type),
      kept.map(({ schemaVersion }) => schemaVersion),
      kept.map(({ data }) => data),
      cause.actor.kind,
      cause.actor.id ?? '',
      cause.requestId,
      this.head.at,
    ]);
  }
}
