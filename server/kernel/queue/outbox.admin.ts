import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** A row of the outbox that was given up or still waits. */
export interface OutboxEntry {
  id: number;
  reaction: string;
  fact: string;
  subjectId: string;
  attempts: number;
  createdAt: Date;
  /** Null while it still waits. */
  deadAt: Date | null;
  /** Kind and code of the last error; null before the first. */
  lastError: string | null;
}

export interface OutboxList {
  entries: OutboxEntry[];
  /** How many there are beyond those listed. */
  more: number;
}

export type DeadEntry = OutboxEntry & { deadAt: Date };

export interface DeadEntries {
  entries: DeadEntry[];
  /** On all pages. */
  total: number;
}

const MOST_LISTED = 1_000;

/** What operators do with reactions that were given up. */
@Injectable()
export class OutboxAdmin {
  constructor(private readonly dataSource: DataSource) {}

  /** Dead rows, and those that wait when asked for; the oldest first, at most a thousand. */
  async list({ includeOpen }: { includeOpen: boolean }): Promise<OutboxList> {
    const rows = await this.dataSource.query<(OutboxEntry & { total: number })[]>(
      `SELECT id, reaction, fact, subject_id AS "subjectId", attempts, created_at AS "createdAt",
         dead_at AS "deadAt", last_error AS "lastError", count(*) OVER ()::int AS total
       FROM outbox WHERE dead_at IS NOT NULL OR ($1 AND done_at IS NULL) ORDER BY id LIMIT ${MOST_LISTED}`,
      [includeOpen],
    );
    return { entries: rows, more: (rows[0]?.total ?? 0) - rows.length };
  }

  /** A page of the dead rows, those that died last first. */
  async listDead({ skip, take }: { skip: number; take: number }): Promise<DeadEntries> {
    const [entries, [{ total }]] = await Promise.all([
      this.dataSource.query<DeadEntry[]>(
        `SELECT id, reaction, fact, subject_id AS "subjectId", attempts, created_at AS "createdAt", dead_at AS "deadAt",
           last_error AS "lastError"
         FROM outbox WHERE dead_at IS NOT NULL ORDER BY dead_at DESC, id DESC OFFSET $1 LIMIT $2`,
        [skip, take],
      ),
      this.dataSource.query<[{ total: number }]>(
        'SELECT count(*) AS total FROM outbox WHERE dead_at IS NOT NULL',
      ),
    ]);
    return { entries, total };
  }

  /** A dead row; null when it is not dead any more. */
  async findDead(id: number): Promise<(Pick<OutboxEntry, 'reaction'> & { deadAt: Date }) | null> {
    const [row] = await this.dataSource.query<{ reaction: string; deadAt: Date }[]>(
      'SELECT reaction, dead_at AS "deadAt" FROM outbox WHERE id = $1 AND dead_at IS NOT NULL',
      [id],
    );
    return row ?? null;
  }

  /**
   * Makes dead rows due again, with all their attempts before them.
   *
   * @param ids `all` dead rows, or these
   * @returns the ids of the rows that were dead
   */
  async retry(
    ids: readonly number[] | 'all',
    transaction: EntityManager = this.dataSource.manager,
  ): Promise<number[]> {
    const [rows] = await transaction.query<[{ id: number }[], number]>(
      `UPDATE outbox SET dead_at = NULL, attempts = 0, next_attempt_at = now()
       WHERE dead_at IS NOT NULL AND ($1::bigint[] IS NULL OR id = ANY($1)) RETURNING id`,
      [ids === 'all' ? null : ids],
    );
    return rows.map(({ id }) => id);
  }
}
