import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Slice } from '../listing/list.args.js';
import type { ListPage } from '../listing/list-page.js';
import { ListQuery } from '../listing/list-query.js';
import { desc } from '../listing/sorting.js';
import { JOB_COLUMNS } from './job.columns.js';
import type { JobRecord, JobStatus, NewJob } from './job.js';

/** Notified after the commit of what workers should look at, with the id of a job that is to end, else without a text. */
export const JOB_CHANNEL = 'job';

/** What became of asking for a job to end: nothing when it has ended already, or must not be stopped. */
export type CancelRequest = 'requested' | 'ended' | 'notCancellable';

export interface JobStats {
  byStatus: Record<JobStatus, number>;
  /** Of the jobs that are due; 0 when none is. */
  oldestWaitingSeconds: number;
}

interface JobConditions {
  statuses?: readonly JobStatus[] | null;
  kinds?: readonly string[] | null;
}

interface JobListRequest extends Slice {
  filter?: JobConditions | null;
}

const LIST = new ListQuery<JobRecord, JobConditions, 'newest'>({
  columns: JOB_COLUMNS,
  from: 'job',
  conditions: {
    statuses: (statuses, bind) => `status = ANY(${bind(statuses)})`,
    kinds: (kinds, bind) => `kind = ANY(${bind(kinds)})`,
  },
  sorts: { newest: [desc('created_at'), desc('id')] },
});

/**
 * Adds jobs and reads what became of them, in every process. Jobs are few: unlike the outbox it notifies workers inside the
 * transaction, so that the notification leaves with the commit and its caller has nothing to remember.
 */
@Injectable()
export class Jobs {
  constructor(private readonly dataSource: DataSource) {}

  /** A worker begins it after the commit of the caller's transaction. Returns its id. */
  async add(
    transaction: EntityManager,
    { kind, subjectId, lane, isCancellable, cause }: NewJob,
  ): Promise<string> {
    const { actor, requestId } = cause;
    const id = uuidv7();
    await transaction.query(
      `WITH added AS (
         INSERT INTO job (id, kind, subject_id, lane, is_cancellable, actor_kind, actor_id, request_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id)
       SELECT pg_notify('${JOB_CHANNEL}', '') FROM added`,
      [id, kind, subjectId, lane ?? null, isCancellable ?? true, actor.kind, actor.id, requestId],
    );
    return id;
  }

  /**
   * Asks for a job to end: one that waits never runs again and is cancelled by the next worker that looks, within a second;
   * one that runs, before its next chunk.
   *
   * @returns `ended` also when there is no such job
   */
  async requestCancel(transaction: EntityManager, id: string): Promise<CancelRequest> {
    const rows = await transaction.query<unknown[]>(
      `WITH requested AS (
         UPDATE job SET cancel_requested_at = coalesce(cancel_requested_at, now())
         WHERE id = $1 AND finished_at IS NULL AND is_cancellable RETURNING id)
       SELECT pg_notify('${JOB_CHANNEL}', id::text) FROM requested`,
      [id],
    );
    if (rows.length === 1) return 'requested';
    const protectedJobs = await transaction.query<unknown[]>(
      'SELECT FROM job WHERE id = $1 AND finished_at IS NULL AND NOT is_cancellable',
      [id],
    );
    return protectedJobs.length === 1 ? 'notCancellable' : 'ended';
  }

  /**
   * Makes a failed or cancelled job wait again, with all attempts before it; it continues at the cursor of its handler.
   *
   * @returns false when it is neither
   */
  async retry(transaction: EntityManager, id: string): Promise<boolean> {
    const rows = await transaction.query<unknown[]>(
      `WITH retried AS (
         UPDATE job SET status = 'waiting', due_at = now(), attempts = 0, stalls = 0, lost_connections = 0,
           cancel_requested_at = NULL, error = NULL, error_code = NULL, finished_at = NULL
         WHERE id = $1 AND status IN ('failed', 'cancelled') RETURNING id)
       SELECT pg_notify('${JOB_CHANNEL}', '') FROM retried`,
      [id],
    );
    return rows.length === 1;
  }

  async find(id: string): Promise<JobRecord | null> {
    const [job] = await this.dataSource.query<JobRecord[]>(`SELECT ${JOB_COLUMNS} FROM job WHERE id = $1`, [
      id,
    ]);
    return job ?? null;
  }

  /** By id, with one statement; without an entry for an id that no job has. */
  async findAll(ids: readonly string[]): Promise<Map<string, JobRecord>> {
    if (ids.length === 0) return new Map();
    const jobs = await this.dataSource.query<JobRecord[]>(
      `SELECT ${JOB_COLUMNS} FROM job WHERE id = ANY($1::uuid[])`,
      [ids],
    );
    return new Map(jobs.map((job) => [job.id, job]));
  }

  list({ filter, skip, take }: JobListRequest): Promise<ListPage<JobRecord>> {
    return LIST.page(this.dataSource, { filter, sort: 'newest', skip, take });
  }

  /** How many there are and how long they wait, for the operators. */
  async stats(): Promise<JobStats> {
    const rows = await this.dataSource.query<{ status: JobStatus; jobs: number; age: number }[]>(
      `SELECT status, count(*) AS jobs,
         greatest(coalesce(extract(epoch FROM now() - min(due_at)), 0), 0)::float8 AS age
       FROM job GROUP BY status`,
    );
    const of = (status: JobStatus) => rows.find((row) => row.status === status);
    const count = (status: JobStatus) => of(status)?.jobs ?? 0;
    return {
      byStatus: {
        waiting: count('waiting'),
        running: count('running'),
        done: count('done'),
        failed: count('failed'),
        cancelled: count('cancelled'),
      },
      oldestWaitingSeconds: of('waiting')?.age ?? 0,
    };
  }
}
