import type { EntityManager } from 'typeorm';
import type { DomainEvent, Recorded } from './domain-event.js';
import type { StreamCategory } from './stream-category.js';

/**
 * Read rows made from events. Pure over event and envelope: what a projection writes depends on nothing else, so that
 * the rows can be rebuilt at any time. It reads no result of its statements, which a replay sends together. Tables are
 * named without a schema: a proof runs the same code on copies.
 */
export interface Projection<Event extends DomainEvent> {
  /**
   * Its tables with their primary keys, a table before those that refer to it. An event writes to them in this order,
   * in which a rebuild locks them. The first column of each key says which stream a row belongs to, by the same value in
   * all of them.
   */
  tables: readonly { name: string; key: readonly string[] }[];
  /** What triggers keep of these tables beside them. */
  sums?: readonly ProjectionSum[];
  apply(transaction: EntityManager, event: Recorded<Event>): Promise<void>;
  /** The same by type, for many events that are each of another stream: a replay applies those types together. */
  sets?: Readonly<Record<string, ApplySet<Event>>>;
}

/** Sums over read rows, kept so that nobody has to read the rows: proven against them, and corrected by them. */
export interface ProjectionSum {
  table: string;
  /** A query for what is missing in the sums, a row for each; empty when they are right. One statement, so one snapshot. */
  differences: string;
  /** The table that adds these rows to the sums. */
  correctionsTo: string;
}

type ApplySet<Event extends DomainEvent> = (
  transaction: EntityManager,
  events: readonly Recorded<Event>[],
) => Promise<void>;

/** Something whose state is the sum of its events. */
export interface EventSourced<Event extends DomainEvent, State = unknown> {
  category: StreamCategory<Event>;
  /** Pure: the state that the events of one stream add up to, oldest first and at least one. */
  fold: (history: readonly Event[]) => State;
  projection: Projection<Event>;
  /** Whether what was decided before an event is right after it, too: it conflicts with no expected version. */
  keepsDecisions?(event: Event): boolean;
  /** What a caller is told who decided on an earlier version: nothing personal. */
  summary?(state: State): Readonly<Record<string, unknown>>;
}

/** One of any events. */
export type AnyEventSourced = EventSourced<never>;

/** Everything event-sourced in the shop, by the name of its category. */
export class EventSourcedKinds {
  private readonly byCategory: ReadonlyMap<string, EventSourced<DomainEvent>>;

  constructor(kinds: readonly AnyEventSourced[]) {
    // Each is only ever given events of its own category.
    const known = kinds as unknown as readonly EventSourced<DomainEvent>[];
    this.byCategory = new Map(known.map((kind) => [kind.category.name, kind]));
  }

  all(): EventSourced<DomainEvent>[] {
    return [...this.byCategory.values()];
  }

  find(category: string): EventSourced<DomainEvent> | undefined {
    return this.byCategory.get(category);
  }
}
