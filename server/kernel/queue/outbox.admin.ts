import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Slice } from '../listing/list.args.js';
import type { ListPage } from '../listing/list-page.js';
import { ListQuery } from '../listing/list-query.js';
import { desc } from '../listing/sorting.js';

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

const MAX_LISTED = 1_000;

const COLUMNS = `id, reaction, fact, subject_id AS "subjectId", attempts, created_at AS "createdAt", dead_at AS "deadAt",
  last_error AS "lastError"`;

const DEAD = new ListQuery<DeadEntry, object, 'newest'>({
  columns: COLUMNS,
  from: '(SELECT * FROM outbox WHERE dead_at IS NOT NULL) AS dead',
  conditions: {},
  sorts: { newest: [desc('dead_at'), desc('id')] },
});

/** What operators do with reactions that were given up. */
@Injectable()
export class OutboxAdmin {
  constructor(private readonly dataSource: DataSource) {}

  /** Dead rows, and those that wait when asked for; the oldest first, at most a thousand. */
  async list({ includeOpen }: { includeOpen: boolean }): Promise<OutboxList> {
    const rows = await this.dataSource.query<(OutboxEntry & { total: number })[]>(
      `SELECT ${COLUMNS}, count(*) OVER ()::int AS total
       FROM outbox WHERE dead_at IS NOT NULL OR ($1 AND done_at IS NULL) ORDER BY id LIMIT ${MAX_LISTED}`,
      [includeOpen],
    );
    return { entries: rows, more: (rows[0]?.total ?? 0) - rows.length };
  }

  listDead({ skip, take }: Slice): Promise<ListPage<DeadEntry>> {
    return DEAD.page(this.dataSource, { sort: 'newest', skip, take });
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
