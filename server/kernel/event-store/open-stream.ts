import type { EntityManager } from 'typeorm';
import type { Cause } from '../actor/cause.js';
import type { DomainEvent, Recorded } from './domain-event.js';
import { decodeEvent, encodeEvent, type EncodedEvent } from './event-codec.js';
import { prepared } from '../database/prepared.js';
import { NO_HASH } from './event-hash.js';
import type { EventMacs } from './event-macs.js';
import { type EventRow, representedText } from './event-row.js';
import type { EventSourced } from './projection.js';
import type { StreamCategory } from './stream-category.js';

const APPEND = prepared('SELECT append_events($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)');

interface Recording {
  cause: Cause;
  at: Date;
}

/** The newest event of a stream, as the next one refers to it. */
interface Head {
  hash: Buffer;
  mac: Buffer | null;
}

/** A stream within a transaction: its events so far, and those about to be recorded. */
export class OpenStream<Event extends DomainEvent, State> {
  private readonly encoded: EncodedEvent[] = [];
  private readonly recorded: Recorded<Event>[] = [];
  private recording?: Recording;

  private constructor(
    private readonly source: EventSourced<Event, State>,
    readonly name: string,
    readonly history: readonly Recorded<Event>[],
    private readonly head: Head,
    private readonly macs: EventMacs,
    /** Time of the database. */
    readonly openedAt: Date,
    /** Null once the person was erased. */
    readonly key: Buffer | null,
  ) {}

  /** A stream that has no events yet. */
  static empty<Event extends DomainEvent, State>(
    source: EventSourced<Event, State>,
    name: string,
    { key, at, macs }: { key: Buffer; at: Date; macs: EventMacs },
  ): OpenStream<Event, State> {
    return new OpenStream(source, name, [], { hash: NO_HASH, mac: null }, macs, at, key);
  }

  /**
   * @param rows all events of the stream, at least one
   * @throws when one of the events cannot be read
   */
  static fromRows<Event extends DomainEvent, State>(
    source: EventSourced<Event, State>,
    rows: readonly EventRow[],
    { key, now, macs }: { key: Buffer | null; now: Date; macs: EventMacs },
  ): OpenStream<Event, State> {
    const last = rows.at(-1);
    if (!last) throw new Error('A stream has at least one event');
    const history = rows.map((row) => decodeEvent(source.category, row, key));
    return new OpenStream(source, last.stream, history, last, macs, now, key);
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

  /**
   * Adds events to be recorded, so that everything that follows from them can be written before them.
   *
   * @param by `now` is the same each time
   */
  stage(events: readonly Event[], { cause, now }: { cause: Cause; now: Date }): Recorded<Event>[] {
    const { id, kind } = cause.actor;
    const at = this.notBeforeLast(now);
    const next = this.version + this.recorded.length + 1;
    const recorded = events.map((event, index) => ({
      ...event,
      stream: this.name,
      version: next + index,
      recordedAt: at,
      actor: { kind, id },
      requestId: cause.requestId,
      ...(cause.onBehalfOf && { onBehalfOf: namedOf(cause.onBehalfOf) }),
    }));
    this.encoded.push(...recorded.map((event) => this.encode(event)));
    this.recorded.push(...recorded);
    this.recording = { cause, at };
    return recorded;
  }

  /** Brings the read rows up to the staged events. */
  async project(transaction: EntityManager): Promise<void> {
    for (const event of this.recorded) await this.source.projection.apply(transaction, event);
  }

  /** Records the staged events; nothing may follow it in the transaction but others of its kind. */
  async write(transaction: EntityManager): Promise<void> {
    if (!this.recording) throw new Error('Nothing was staged');
    const { cause, at } = this.recording;
    const { actor, requestId } = cause;
    await transaction.query(APPEND, [
      this.source.category.name,
      this.name,
      this.version,
      this.head.hash,
      this.encoded.map(({ type }) => type),
      this.encoded.map(({ schemaVersion }) => schemaVersion),
      this.encoded.map(({ data }) => data),
      this.signatures(this.recording),
      actor.kind,
      actor.id ?? '',
      requestId,
      at,
      representedText(cause.onBehalfOf),
    ]);
  }

  /** MACs of the staged events, each over the one before. */
  private signatures({ cause, at }: Recording): Buffer[] {
    const { actor, requestId } = cause;
    const onBehalfOf = representedText(cause.onBehalfOf);
    const envelope = {
      stream: this.name,
      actorKind: actor.kind,
      actorId: actor.id ?? '',
      requestId,
      onBehalfOf,
    };
    let link = this.head.mac ?? this.head.hash;
    return this.encoded.map((event, index) => {
      const version = this.version + index + 1;
      return (link = this.macs.of(link, { ...event, ...envelope, version, recordedAt: at }));
    });
  }

  /** A clock that was set back, or a longer transaction, must not put an event before the one it follows. */
  private notBeforeLast(now: Date): Date {
    const last = this.history.at(-1);
    return last && last.recordedAt > now ? last.recordedAt : now;
  }

  private encode(event: Recorded<Event>): EncodedEvent {
    const { name: stream, key } = this;
    const category = this.source.category as unknown as StreamCategory<DomainEvent>;
    return encodeEvent(category, event, { stream, version: event.version, key });
  }
}

/** Callers may hand over a whole actor, whose permissions are no part of an event. */
const namedOf = ({ kind, id }: NonNullable<Cause['onBehalfOf']>) => ({ kind, id });
