import type { EntityManager } from 'typeorm';
import { allAnswered } from '../database/joined-statements.js';
import type { Outbox } from '../queue/outbox.js';
import { notFound, versionConflict } from '../refusal/general.refusals.js';
import type { Cause } from '../actor/cause.js';
import type { DomainEvent, Recorded } from './domain-event.js';
import type { EventStore } from './event-store.js';
import type { OpenStream } from './open-stream.js';
import type { EventSourced } from './projection.js';
import { idOfStream, streamOf } from './stream-category.js';
import type { Subject } from './stream-keys.js';

/** What a unit of work does with any stream at the end. */
type SavableStream = Pick<
  OpenStream<DomainEvent, unknown>,
  'name' | 'version' | 'openedAt' | 'staged' | 'project' | 'write'
>;

/** One transaction over any number of streams, as commands see it: the command runner saves it. */
export type UnitOfWork = Pick<SavableUnitOfWork, 'transaction' | 'load' | 'start' | 'append'>;

/** A unit of work of the command runner. */
export class SavableUnitOfWork {
  private readonly streams = new Map<string, SavableStream>();
  /** Of everything it records, so that what is read as of a date-time has all of it or nothing. */
  private now?: Date;

  constructor(
    readonly transaction: EntityManager,
    private readonly cause: Cause,
    private readonly store: EventStore,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Reads a stream, to decide on its state and append to it. The version of a stream that nothing is appended to is not
   * checked at the commit: others may have appended to it in the meantime.
   *
   * @throws NOT_FOUND when there is no such stream
   * @throws VERSION_CONFLICT when it is at another version than the expected one, unless all events since keep decisions
   */
  async load<Event extends DomainEvent, State>(
    source: EventSourced<Event, State>,
    id: string,
    expectedVersion?: number | null,
  ): Promise<OpenStream<Event, State>> {
    this.refuseTwice(streamOf(source.category, id));
    const stream = await this.store.load(this.transaction, source, id);
    if (!stream) throw notFound();
    if (typeof expectedVersion === 'number' && !isCurrent(stream, source, expectedVersion)) {
      const current = source.summary?.(stream.state());
      throw versionConflict({ expectedVersion, currentVersion: stream.version, ...(current && { current }) });
    }
    return this.opened(stream);
  }

  /** Starts a stream about a person; its first events are still to be appended. */
  async start<Event extends DomainEvent, State>(
    source: EventSourced<Event, State>,
    { id, subject }: { id: string; subject: Subject },
  ): Promise<OpenStream<Event, State>> {
    this.refuseTwice(streamOf(source.category, id));
    const stream = await this.store.start(this.transaction, source, { id, subject });
    return this.opened(stream);
  }

  /**
   * Adds events to the end of a stream that this unit of work opened.
   *
   * @returns them as they will be recorded when the transaction commits
   */
  append<Event extends DomainEvent, State>(
    stream: OpenStream<Event, State>,
    events: readonly Event[],
  ): Recorded<Event>[] {
    if (!this.now || this.streams.get(stream.name) !== stream) {
      throw new Error(`${stream.name} was not opened in this unit of work`);
    }
    return stream.stage(events, { cause: this.cause, now: this.now });
  }

  /**
   * Writes the read rows. Streams are written in the order of their names, so that no two transactions wait for each other in
   * a ring.
   */
  async project(): Promise<void> {
    this.refuseEmptyStreams();
    for (const stream of this.changed()) await stream.project(this.transaction);
  }

  /**
   * Adds the reactions and records the events, as the last statements of the transaction: all writers wait for the positions
   * until the commit. The statements are sent in order, without waiting for each other.
   *
   * @returns how many reactions wait for the commit
   */
  async record(): Promise<number> {
    const changed = this.changed();
    const events = changed.flatMap(({ staged }) => staged);
    const reactions = this.outbox.reactionsTo(
      events.map((event) => ({ ...event, subjectId: idOfStream(event.stream) })),
    );
    await allAnswered([
      this.outbox.add(this.transaction, reactions),
      ...changed.map((stream) => stream.write(this.transaction)),
    ]);
    return reactions.length;
  }

  private changed(): SavableStream[] {
    return [...this.streams.values()]
      .filter(({ staged }) => staged.length > 0)
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  private opened<Stream extends SavableStream>(stream: Stream): Stream {
    this.streams.set(stream.name, stream);
    this.now ??= stream.openedAt;
    return stream;
  }

  /** A stream without events is unknown to readers, and its id is taken. */
  private refuseEmptyStreams(): void {
    for (const { name, version, staged } of this.streams.values()) {
      if (version === 0 && staged.length === 0) throw new Error(`${name} was started without events`);
    }
  }

  /** Two copies of one stream would be decided on without each other's events. */
  private refuseTwice(name: string): void {
    if (this.streams.has(name)) throw new Error(`${name} is already open in this transaction`);
  }
}

function isCurrent<Event extends DomainEvent, State>(
  { version, history }: OpenStream<Event, State>,
  source: EventSourced<Event, State>,
  expectedVersion: number,
): boolean {
  const since = history.slice(expectedVersion);
  return expectedVersion <= version && since.every((event) => source.keepsDecisions?.(event) ?? false);
}
