import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { prepared } from '../database/prepared.js';
import type { RecordedFact } from './fact.js';
import { reactionGivenUp } from './outbox.facts.js';
import { MAX_ATTEMPTS, PAUSES } from './retry-pause.js';
import { Subscriptions } from './subscriptions.js';

/** One attempt at carrying out a reaction. */
export interface Attempt extends RecordedFact {
  outboxId: number;
  /** 1 for the first. */
  attempt: number;
  reaction: string;
}

const DONE_ROWS_STAY = '7 days';
const DELETED_AT_ONCE = 10_000;
const IS_OPEN = 'done_at IS NULL AND dead_at IS NULL';
const IS_DUE = `${IS_OPEN} AND next_attempt_at <= now()`;

/**
 * Committed without waiting for the disk: an attempt that a crash of the database forgets is made again, and is counted
 * then. Materialized, because a plan that ran the subquery for each row would claim more than the limit.
 */
const CLAIM_DUE = prepared(`
  WITH due AS MATERIALIZED (
    SELECT id, set_config('synchronous_commit', 'off', true) FROM outbox
    WHERE ${IS_DUE} AND attempts < ${MAX_ATTEMPTS}
    ORDER BY next_attempt_at LIMIT (SELECT $1::integer) FOR UPDATE SKIP LOCKED)
  UPDATE outbox SET attempts = attempts + 1,
    next_attempt_at = now() + make_interval(secs => ($2::integer[])[attempts + 1])
  FROM due WHERE outbox.id = due.id
  RETURNING outbox.id AS "outboxId", attempts AS attempt, reaction, fact AS type, subject_id AS "subjectId", version,
    created_at AS "recordedAt"`);

const CLOSE = prepared(`
  UPDATE outbox SET done_at = now(), last_error = NULL
  WHERE id = (SELECT id FROM outbox WHERE id = $1 AND attempts = $2 AND ${IS_OPEN} FOR UPDATE SKIP LOCKED)`);

const { type: GIVEN_UP } = reactionGivenUp('');

/**
 * A statement that marks rows dead, together with the reactions to that. Reactions to a death that die themselves are
 * followed by none: each would be followed by the next.
 */
const withReactions = (marking: string, names: string) => `
  WITH marked AS (${marking} RETURNING id, fact, dead_at)
  INSERT INTO outbox (reaction, fact, subject_id)
  SELECT following, '${GIVEN_UP}', marked.id FROM marked, unnest(${names}::text[]) AS following
  WHERE marked.dead_at IS NOT NULL AND marked.fact <> '${GIVEN_UP}'`;

/** The life of a row of the outbox after its commit. Every statement skips rows that another worker has locked. */
@Injectable()
export class OutboxQueries {
  private readonly reactionsToDeath: readonly string[];

  constructor(
    private readonly dataSource: DataSource,
    subscriptions: Subscriptions,
  ) {
    this.reactionsToDeath = subscriptions.namesForFact(reactionGivenUp(''));
  }

  /**
   * Claims rows that are due, the longest due first. Each attempt is counted and the next scheduled before it is made, so
   * that one which takes its process down counts too.
   */
  async claimDue(limit: number): Promise<Attempt[]> {
    const [attempts] = await this.dataSource.query<[Attempt[], number]>(CLAIM_DUE, [limit, PAUSES]);
    return attempts;
  }

  /** Closes the row and locks it until the commit; false when a newer attempt has begun or the row is closed. */
  async close(transaction: EntityManager, { outboxId, attempt }: Attempt): Promise<boolean> {
    const [, closed] = await transaction.query<[unknown[], number]>(CLOSE, [outboxId, attempt]);
    return closed === 1;
  }

  /** Stores why an attempt failed and when the next is due; after the last one the row is dead. */
  async fail({ outboxId, attempt }: Attempt, summary: string): Promise<void> {
    await this.dataSource.query(
      withReactions(
        `UPDATE outbox SET last_error = $3,
           next_attempt_at = now() + make_interval(secs => ($4::integer[])[attempts]),
           dead_at = CASE WHEN attempts >= ${MAX_ATTEMPTS} THEN now() END
         WHERE id = $1 AND attempts = $2 AND ${IS_OPEN}`,
        '$5',
      ),
      [outboxId, attempt, summary, PAUSES, this.reactionsToDeath],
    );
  }

  /** Marks rows dead whose last attempt took its process down. */
  async markDead(): Promise<void> {
    await this.dataSource.query(
      withReactions(
        `UPDATE outbox SET dead_at = now(), last_error = coalesce(last_error, 'The process ended during the attempt')
         WHERE id IN (
           SELECT id FROM outbox WHERE ${IS_DUE} AND attempts >= ${MAX_ATTEMPTS} FOR UPDATE SKIP LOCKED)`,
        '$1',
      ),
      [this.reactionsToDeath],
    );
  }

  /** Deletes rows that were done some days ago; dead rows stay until somebody retries them. */
  async deleteDone(): Promise<void> {
    await this.dataSource.query(
      `WITH old AS MATERIALIZED (
         SELECT id FROM outbox WHERE done_at < now() - interval '${DONE_ROWS_STAY}'
         LIMIT ${DELETED_AT_ONCE} FOR UPDATE SKIP LOCKED)
       DELETE FROM outbox USING old WHERE outbox.id = old.id`,
    );
  }
}
