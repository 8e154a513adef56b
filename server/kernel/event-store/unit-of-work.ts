import type { EntityManager } from 'typeorm';
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
type SavableStream = Pick<OpenStream<DomainEvent, unknown>, 'name' | 'staged' | 'project' | 'write'>;

/** One transaction over any number of streams. Made by the command runner, which saves it. */
export class UnitOfWork {
  private readonly streams = new Map<string, SavableStream>();

  constructor(
    readonly transaction: EntityManager,
    private readonly cause: Cause,
    private readonly store: EventStore,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Reads a stream, to decide on its state and append to it.
   *
   * @throws NOT_FOUND when there is no such stream
   * @throws VERSION_CONFLICT when it is at another version than the expected one
   */
  async load<Event extends DomainEvent, State>(
    source: EventSourced<Event, State>,
    id: string,
    expectedVersion?: number | null,
  ): Promise<OpenStream<Event, State>> {
    this.refuseTwice(streamOf(source.category, id));
    const stream = await this.store.load(this.transaction, source, id);
    if (!stream) throw notFound();
    if (typeof expectedVersion === 'number' && expectedVersion !== stream.version) {
      throw versionConflict({ expectedVersion, currentVersion: stream.version });
    }
    this.streams.set(stream.name, stream);
    return stream;
  }

  /** Starts a stream about a person; its first events are still to be appended. */
  async start<Event extends DomainEvent, State>(
    source: EventSourced<Event, State>,
    { id, subject }: { id: string; subject: Subject },
  ): Promise<OpenStream<Event, State>> {
    this.refuseTwice(streamOf(source.category, id));
    const stream = await this.store.start(this.transaction, source, { id, subject });
    this.streams.set(stream.name, stream);
    return stream;
  }

  /** Events for the end of a stream, as they will be recorded when the transaction commits. */
  append<Event extends DomainEvent, State>(
    stream: OpenStream<Event, State>,
    events: readonly Event[],
  ): Recorded<Event>[] {
    return stream.stage(events, this.cause);
  }

  /**
   * Writes what was appended, with the reactions that follow from it. Streams are written in the order of their names, so that no two transactions wait for each
   * other in a ring, and positions are allocated last, because all writers wait for them until the commit.
   *
   * @returns how many reactions wait for the commit
   */
  async save(): Promise<number> {
    const changed = [...this.streams.values()]
      .filter(({ staged }) => staged.length > 0)
      .sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const stream of changed) await stream.project(this.transaction);
    const events = changed.flatMap(({ staged }) => staged);
    const reactions = await this.outbox.recordEvents(
      this.transaction,
      events.map((event) => ({ ...event, subjectId: idOfStream(event.stream) })),
    );
    for (const stream of changed) await stream.write(this.transaction);
    return reactions;
  }

  /** Two copies of one stream would be decided on without each other's events. */
  private refuseTwice(name: string): void {
    if (this.streams.has(name)) throw new Error(`${name} is already open in this transaction`);
  }
}
