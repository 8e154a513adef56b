import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MAX_ATTEMPTS, pauseAfter } from './retry-pause.js';

/** An attempt that a queue is to carry; nothing else is in its job. */
export interface OutboxJob {
  outboxId: number;
  /** How many attempts were begun before. */
  attempts: number;
}

interface DueRow extends OutboxJob {
  reaction: string;
}

export interface BegunAttempt {
  outboxId: number;
  attempt: number;
  reaction: string;
  subjectId: string;
}

/** A row still open so long after it was handed over is handed over again: its job may be lost. */
const HANDED_OVER_SECONDS = 60;
const DONE_ROWS_KEPT = '7 days';
const SWEPT_AT_ONCE = 10_000;
const IS_OPEN = 'done_at IS NULL AND dead_at IS NULL';

/** What happens to a row of the outbox between its commit and its end. Every change passes over rows somebody holds. */
@Injectable()
export class OutboxRows {
  constructor(private readonly dataSource: DataSource) {}

  /** Takes what is due; no other relay finds it while its job may be on the way. */
  async takeDue(limit: number): Promise<DueRow[]> {
    const [rows] = await this.dataSource.query<[DueRow[], number]>(
      `UPDATE outbox SET next_attempt_at = now() + make_interval(secs => $2)
       WHERE id IN (
         SELECT id FROM outbox WHERE ${IS_OPEN} AND next_attempt_at <= now()
         ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING id AS "outboxId", attempts, reaction`,
      [limit, HANDED_OVER_SECONDS],
    );
    return rows;
  }

  /** Makes rows due again at once, because no queue took them. */
  async giveBack(ids: number[]): Promise<void> {
    await this.dataSource.query(
      `UPDATE outbox SET next_attempt_at = now() WHERE id = ANY($1) AND ${IS_OPEN}`,
      [ids],
    );
  }

  /**
   * Counts an attempt before it is made, so that one which takes its process down is counted too.
   *
   * @returns nothing when the row is closed, in work, or was begun by another job meanwhile
   */
  async begin({ outboxId, attempts }: OutboxJob): Promise<BegunAttempt | undefined> {
    const [[begun]] = await this.dataSource.query<[BegunAttempt[], number]>(
      `UPDATE outbox SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $3)
       WHERE id = (SELECT id FROM outbox WHERE id = $1 AND attempts = $2 AND ${IS_OPEN} FOR UPDATE SKIP LOCKED)
       RETURNING id AS "outboxId", attempts AS attempt, reaction, subject_id AS "subjectId"`,
      [outboxId, attempts, pauseAfter(attempts + 1)],
    );
    return begun;
  }

  /** Closes the row of an attempt; `false` when the attempt is no longer the newest. */
  async close(manager: EntityManager, { outboxId, attempt }: BegunAttempt): Promise<boolean> {
    const [, closed] = await manager.query<[unknown[], number]>(
      `UPDATE outbox SET done_at = now(), last_error = NULL
       WHERE id = (SELECT id FROM outbox WHERE id = $1 AND attempts = $2 AND ${IS_OPEN} FOR UPDATE SKIP LOCKED)`,
      [outboxId, attempt],
    );
    return closed === 1;
  }

  /** Writes down why an attempt failed; after the last the row is dead. */
  async fail({ outboxId, attempt }: BegunAttempt, summary: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE outbox SET last_error = $3, next_attempt_at = now() + make_interval(secs => $4),
         dead_at = CASE WHEN attempts >= $5 THEN now() END
       WHERE id = $1 AND attempts = $2 AND ${IS_OPEN}`,
      [outboxId, attempt, summary, pauseAfter(attempt), MAX_ATTEMPTS],
    );
  }

  /** Ends a row whose last attempt took its process down. */
  async bury(outboxId: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE outbox SET dead_at = now(), last_error = coalesce(last_error, 'The process ended in the middle')
       WHERE id = (SELECT id FROM outbox WHERE id = $1 AND ${IS_OPEN} FOR UPDATE SKIP LOCKED)`,
      [outboxId],
    );
  }

  /** Takes out what was done some days ago; dead rows stay until somebody has seen to them. */
  async sweepDone(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM outbox WHERE id IN (
         SELECT id FROM outbox WHERE done_at < now() - interval '${DONE_ROWS_KEPT}'
         LIMIT ${SWEPT_AT_ONCE} FOR UPDATE SKIP LOCKED)`,
    );
  }
}
