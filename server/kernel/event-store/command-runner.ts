import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../actor/cause.js';
import { transactionEndingAtOnce } from '../database/joined-statements.js';
import { isTransient, isUniqueViolation, withRetry } from '../database/transaction-retry.js';
import { Outbox } from '../queue/outbox.js';
import type { DomainEvent, Recorded } from './domain-event.js';
import { EventStore } from './event-store.js';
import type { EventSourced } from './projection.js';
import { SavableUnitOfWork, type UnitOfWork } from './unit-of-work.js';

/** One decision about one stream that exists. */
export interface Command<Event extends DomainEvent, State> {
  source: EventSourced<Event, State>;
  id: string;
  cause: Cause;
  /** The version the user decided on; left out for commands that are right for every version. */
  expectedVersion?: number | null;
  /** Pure, except for what it may have to reserve first (stock) to know what to decide. */
  decide: (state: State, transaction: EntityManager) => Event[] | Promise<Event[]>;
  /** Writes what else changes in the same transaction; not called when nothing was decided. */
  sideEffects?: (
    transaction: EntityManager,
    decided: { state: State; recorded: readonly Recorded<Event>[] },
  ) => Promise<void>;
}

/**
 * Runs commands on streams, one transaction each. A transaction that another one got ahead of is repeated as a whole.
 * The reactions to what was recorded are added to the outbox.
 */
@Injectable()
export class CommandRunner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStore,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Decides on an existing stream and records what was decided.
   *
   * @returns what was recorded; empty when there was nothing to do
   * @throws NOT_FOUND when there is no such stream
   * @throws VERSION_CONFLICT when the stream is at another version than the expected one
   */
  handle<Event extends DomainEvent, State>(command: Command<Event, State>): Promise<Recorded<Event>[]> {
    return this.inTransaction(command.cause, async (work) => {
      const stream = await work.load(command.source, command.id, command.expectedVersion);
      const state = stream.state();
      const events = await command.decide(state, work.transaction);
      const recorded = work.append(stream, events);
      if (recorded.length > 0) await command.sideEffects?.(work.transaction, { state, recorded });
      return recorded;
    });
  }

  /**
   * One transaction over any number of streams, existing or new: what is appended to them is recorded in all or in none.
   *
   * @param change may be called again after it was rolled back, so it must change nothing outside the transaction
   */
  async inTransaction<Result>(cause: Cause, change: (work: UnitOfWork) => Promise<Result>): Promise<Result> {
    const attempt = () =>
      transactionEndingAtOnce(this.dataSource, async (transaction) => {
        const work = new SavableUnitOfWork(transaction, cause, this.store, this.outbox);
        const result = await change(work);
        await work.project();
        return async () => ({ result, reactions: await work.record() });
      });
    const { result, reactions } = await withRetry(attempt, { isRetryable });
    if (reactions > 0) this.outbox.notifyWorkers();
    return result;
  }
}

/**
 * When another transaction recorded the version first, the stream is read again; a command that expected a version is refused
 * then.
 */
const isRetryable = (error: unknown) =>
  isTransient(error) || isUniqueViolation(error, 'event_stream_version');
