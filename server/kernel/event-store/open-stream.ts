import type { EntityManager } from 'typeorm';
import type { Cause } from '../actor/cause.js';
import type { DomainEvent, Recorded } from './domain-event.js';
import { decodeEvent, encodeEvent, type EncodedEvent } from './event-codec.js';
import { NO_HASH } from './event-hash.js';
import type { EventRow } from './event-row.js';
import type { EventSourced } from './projection.js';
import type { StreamCategory } from './stream-category.js';

interface StreamHead {
  hash: Buffer;
  /** When the next events are recorded. */
  at: Date;
}

/** A stream within a transaction: its events so far, and those about to be recorded. */
export class OpenStream<Event extends DomainEvent, State> {
  private readonly encoded: EncodedEvent[] = [];
  private readonly recorded: Recorded<Event>[] = [];
  private cause?: Cause;

  private constructor(
    private readonly source: EventSourced<Event, State>,
    readonly name: string,
    readonly history: readonly Recorded<Event>[],
    private readonly head: StreamHead,
    /** Null once the person was erased. */
    readonly key: Buffer | null,
  ) {}

  /** A stream that has no events yet. */
  static empty<Event extends DomainEvent, State>(
    source: EventSourced<Event, State>,
    name: string,
    { key, at }: { key: Buffer; at: Date },
  ): OpenStream<Event, State> {
    return new OpenStream(source, name, [], { hash: NO_HASH, at }, key);
  }

  /**
   * @param rows all events of the stream, at least one
   * @throws when one of the events cannot be read
   */
  static fromRows<Event extends DomainEvent, State>(
    source: EventSourced<Event, State>,
    rows: readonly EventRow[],
    { key, now }: { key: Buffer | null; now: Date },
  ): OpenStream<Event, State> {
    const last = rows.at(-1);
    if (!last) throw new Error('A stream has at least one event');
    const history = rows.map((row) => decodeEvent(source.category, row, key));
    // A clock that was set back must not put an event before the one it follows.
    const at = now > last.recordedAt ? now : last.recordedAt;
    return new OpenStream(source, last.stream, history, { hash: last.hash, at }, key);
  }

  /** Of what is recorded; 0 for a stream without events. */
  get version(): number {
    return this.history.length;
  }

  /** What will be recorded when the transaction commits. */
  get staged(): readonly Recorded<Event>[] {
    return this.recorded;
  }

  /** What the recorded events add up to. */
  state(): State {
    return this.source.fold(this.history);
  }

  /** Adds events to be recorded, so that everything that follows from them can be written before them. */
  stage(events: readonly Event[], cause: Cause): Recorded<Event>[] {
    const { id, kind } = cause.actor;
    const next = this.version + this.recorded.length + 1;
    const recorded = events.map((event, index) => ({
      ...event,
      stream: this.name,
      version: next + index,
      recordedAt: this.head.at,
      actor: { kind, id },
      requestId: cause.requestId,
    }));
    this.encoded.push(...recorded.map((event) => this.encode(event)));
    this.recorded.push(...recorded);
    this.cause = cause;
    return recorded;
  }

  /** Brings the read rows up to the staged events. */
  async project(transaction: EntityManager): Promise<void> {
    for (const event of this.recorded) await this.source.projection.apply(transaction, event);
  }

  /** Records the staged events; nothing may follow it in the transaction but others of its kind. */
  async write(transaction: EntityManager): Promise<void> {
    if (!this.cause) throw new Error('Nothing was staged');
    const { actor, requestId } = this.cause;
    await transaction.query('SELECT append_events($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)', [
      this.source.category.name,
      this.name,
      this.version,
      this.head.hash,
      this.encoded.map(({ type }) => type),
      this.encoded.map(({ schemaVersion }) => schemaVersion),
      this.encoded.map(({ data }) => data),
      actor.kind,
      actor.id ?? '',
      requestId,
      this.head.at,
    ]);
  }

  private encode(event: Recorded<Event>): EncodedEvent {
    const { name: stream, key } = this;
    const category = this.source.category as unknown as StreamCategory<DomainEvent>;
    return encodeEvent(category, event, { stream, version: event.version, key });
  }
}
