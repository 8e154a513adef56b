import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { prepared } from '../database/prepared.js';
import type { DeclaredFact, Fact } from './fact.js';
import type { AppendedEvent } from './reaction.js';
import { Subscriptions } from './subscriptions.js';

export interface OutboxStats {
  open: number;
  dead: number;
  /** 0 when nothing is open. */
  oldestOpenSeconds: number;
}

export const OUTBOX_CHANNEL = 'outbox';

const INSERT = prepared(`
  INSERT INTO outbox (reaction, fact, subject_id, version, next_attempt_at)
  SELECT reaction, fact, subject_id, version, now() + make_interval(secs => hold_seconds)
  FROM unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::integer[])
    AS added (reaction, fact, subject_id, version, hold_seconds)`);

/** Waits for one that a worker carries out at this time, and for another withdrawal. */
const WITHDRAW = prepared(`
  DELETE FROM outbox WHERE id IN (
    SELECT id FROM outbox
    WHERE fact = $1 AND subject_id = $2 AND version = $3 AND reaction = ANY($4::text[])
      AND done_at IS NULL AND dead_at IS NULL
    FOR UPDATE)`);

const NOTIFY = prepared('SELECT pg_notify($1, $2)');

interface NewRow {
  reaction: string;
  fact: Fact;
  holdSeconds?: number;
}

/** Reactions still to be carried out: one row for each, in the transaction of what it follows from. */
@Injectable()
export class Outbox implements BeforeApplicationShutdown {
  private readonly log = new Logger(Outbox.name);
  private notification: Promise<void> | undefined;
  private requests = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** Adds the reactions to a fact in the caller's transaction; after its commit the caller calls `notifyWorkers`. */
  async record(transaction: EntityManager, fact: DeclaredFact): Promise<void> {
    const reactions = this.subscriptions.namesForFact(fact);
    await this.add(
      transaction,
      reactions.map((reaction) => ({ reaction, fact })),
    );
  }

  /** The reactions to recorded events, for `add`. */
  reactionsTo(events: readonly AppendedEvent[]): NewRow[] {
    return events.flatMap((event) =>
      this.subscriptions.forEvent(event).map(({ name: reaction, holdSeconds }) => ({
        reaction,
        fact: event,
        holdSeconds: holdSeconds?.(event),
      })),
    );
  }

  /**
   * Takes back the reactions to an event that are held back, or were not carried out since.
   *
   * @returns false when there is none, or none any more
   */
  async withdraw(transaction: EntityManager, { type, subjectId, version }: Fact): Promise<boolean> {
    const names = this.subscriptions.heldNamesFor(type);
    const [, withdrawn] = await transaction.query<[unknown[], number]>(WITHDRAW, [
      type,
      subjectId,
      version,
      names,
    ]);
    return withdrawn > 0;
  }

  async add(transaction: EntityManager, rows: readonly NewRow[]): Promise<void> {
    if (rows.length === 0) return;
    await transaction.query(INSERT, [
      rows.map(({ reaction }) => reaction),
      rows.map(({ fact }) => fact.type),
      rows.map(({ fact }) => fact.subjectId),
      rows.map(({ fact }) => fact.version),
      rows.map(({ holdSeconds = 0 }) => holdSeconds),
    ]);
  }

  /**
   * Notifies the workers that something was committed, so that they need not find it within a second.
   * Never inside a transaction, where it would make commits wait for each other. It is a hint: nobody waits for it, it
   * does not fail, and those requested while one is on its way go out as one.
   */
  notifyWorkers(): void {
    this.requests += 1;
    this.notification ??= this.notify();
  }

  /** A notification that is on its way when the process ends would meet a closed pool. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.notification;
  }

  /** How much is waiting, for the operators. */
  async stats(): Promise<OutboxStats> {
    const [stats] = await this.dataSource.query<[OutboxStats]>(
      `SELECT open, dead, "oldestOpenSeconds" FROM
         (SELECT count(*) AS open,
                 coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS "oldestOpenSeconds"
          FROM outbox WHERE done_at IS NULL AND dead_at IS NULL) AS open_rows,
         (SELECT count(*) AS dead FROM outbox WHERE dead_at IS NOT NULL) AS dead_rows`,
    );
    return stats;
  }

  private async notify(): Promise<void> {
    let answered: number;
    do {
      answered = this.requests;
      await this.dataSource
        .query(NOTIFY, [OUTBOX_CHANNEL, ''])
        .catch((error: unknown) => this.log.debug(`The workers could not be notified: ${String(error)}`));
    } while (this.requests > answered);
    this.notification = undefined;
  }
}
