import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isConnectionFailure } from '../database/connection-failure.js';
import { withRetry } from '../database/transaction-retry.js';
import { Outbox } from '../queue/outbox.js';
import { errorSummary } from '../queue/error-summary.js';
import { pauseAfter } from '../queue/retry-pause.js';
import { Refusal } from '../refusal/refusal.js';
import { JOB_COLUMNS } from './job.columns.js';
import type { EndedJob, JobHandler, JobRecord } from './job.js';
import type { Claim } from './job-leases.js';
import { JobKinds } from './job-kinds.js';
import { jobFailed } from './jobs.facts.js';
import { JOB_CHANNEL } from './jobs.js';

const IS_CLAIMED = `id = $1 AND token = $2 AND status = 'running'`;
/** Nobody carries it out now. */
const IS_IDLE = `(status = 'waiting' OR status = 'running' AND lease_until < clock_timestamp())`;

/** A job that nobody carries out. */
export type IdleJob = Pick<JobRecord, 'id' | 'kind'>;

/** What follows from the end of a job, in its transaction. */
type Settle = (job: EndedJob, transaction: EntityManager) => Promise<void>;

/** What becomes of a job when its worker lets go of it. Each statement changes only a job that the claim still holds. */
@Injectable()
export class JobEndings {
  private readonly log = new Logger(JobEndings.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly kinds: JobKinds,
  ) {}

  finish(claim: Claim): Promise<boolean> {
    return this.change(
      this.dataSource.manager,
      `status = 'done', lease_until = NULL, finished_at = now(), error = NULL, error_code = NULL`,
      [claim.id, claim.token],
    );
  }

  /** Another worker goes on at once. */
  release(claim: Claim): Promise<boolean> {
    return this.change(this.dataSource.manager, `status = 'waiting', lease_until = NULL, due_at = now()`, [
      claim.id,
      claim.token,
    ]);
  }

  /** The database was lost meanwhile, which is rarely of the job's making. */
  loseConnection(claim: Claim): Promise<boolean> {
    return this.change(
      this.dataSource.manager,
      `status = 'waiting', lease_until = NULL, lost_connections = lost_connections + 1,
       due_at = now() + make_interval(secs => least(lost_connections + 1, 30))`,
      [claim.id, claim.token],
    );
  }

  /** Another attempt follows after a pause. */
  repeat(claim: Claim, attempts: number, error: unknown): Promise<boolean> {
    return this.change(
      this.dataSource.manager,
      `status = 'waiting', lease_until = NULL, attempts = $3, due_at = now() + make_interval(secs => $4),
       error = $5, error_code = NULL`,
      [claim.id, claim.token, attempts, pauseAfter(attempts), errorSummary(error)],
    );
  }

  /** Fails the job for good, with what its handler makes of that and a fact that staff are notified of. */
  async fail(record: JobRecord, handler: JobHandler, error: unknown): Promise<void> {
    const { id, token } = record;
    const onFailed: Settle = async (job, transaction) => handler.onFailed?.(job, transaction, error);
    await this.settling(id, onFailed, async (transaction, settle) => {
      const isMine = await this.change(
        transaction,
        `status = 'failed', lease_until = NULL, finished_at = now(), attempts = $3, error = $4, error_code = $5`,
        [id, token, record.attempts + 1, ...storedError(error)],
      );
      if (!isMine) return;
      await settle(endedJob(record), transaction);
      await this.outbox.record(transaction, jobFailed(id));
    });
    this.outbox.notifyWorkers();
  }

  /** Ends a job that this worker carries out, with what its handler makes of that. */
  cancel(record: JobRecord, handler: JobHandler): Promise<void> {
    const { id, token } = record;
    return this.settling(id, onCancelledBy(handler), async (transaction, settle) => {
      const isMine = await this.change(
        transaction,
        `status = 'cancelled', lease_until = NULL, finished_at = now(), error = NULL, error_code = NULL`,
        [id, token],
      );
      if (isMine) await settle(endedJob(record), transaction);
    });
  }

  /** Jobs that are to end and that nobody carries out. */
  findCancellable(): Promise<IdleJob[]> {
    return this.dataSource.query<IdleJob[]>(
      `SELECT id, kind FROM job WHERE status IN ('waiting', 'running') AND cancel_requested_at IS NOT NULL AND ${IS_IDLE}
         AND kind = ANY($1)`,
      [this.kinds.names],
    );
  }

  /** Ends such a job, with what its handler makes of that; does nothing when another worker is at it. */
  cancelIdle(id: string, handler: JobHandler): Promise<void> {
    return this.settling(id, onCancelledBy(handler), async (transaction, settle) => {
      const [[record]] = await transaction.query<[JobRecord[], number]>(
        `WITH idle AS MATERIALIZED (
           SELECT id FROM job WHERE id = $1 AND finished_at IS NULL AND cancel_requested_at IS NOT NULL AND ${IS_IDLE}
           FOR UPDATE SKIP LOCKED)
         UPDATE job SET status = 'cancelled', token = token + 1, lease_until = NULL, finished_at = now()
         FROM idle WHERE job.id = idle.id RETURNING ${JOB_COLUMNS}`,
        [id],
      );
      if (record) await settle(endedJob(record), transaction);
    });
  }

  /**
   * Ends a job in one transaction with what its handler makes of that; without it when that cannot be stored, so that the job
   * ends in any case.
   *
   * @throws while the database cannot be asked
   */
  private async settling(
    jobId: string,
    settle: Settle,
    end: (transaction: EntityManager, settle: Settle) => Promise<void>,
  ): Promise<void> {
    const ending = (how: Settle) => this.dataSource.transaction((transaction) => end(transaction, how));
    try {
      await withRetry(() => ending(settle));
    } catch (failure) {
      // A handler that could not ask the database has not refused: the caller tries again.
      if (isConnectionFailure(failure)) throw failure;
      this.log.error({ err: failure, jobId, msg: 'what follows from the end of a job could not be stored' });
      await ending(() => Promise.resolve());
    }
  }

  /** The others look at once whether they may begin something now. */
  private async change(executor: EntityManager, assignments: string, values: unknown[]): Promise<boolean> {
    const rows = await executor.query<unknown[]>(
      `WITH changed AS (UPDATE job SET ${assignments} WHERE ${IS_CLAIMED} RETURNING id)
       SELECT pg_notify('${JOB_CHANNEL}', '') FROM changed`,
      values,
    );
    return rows.length === 1;
  }
}

const onCancelledBy =
  (handler: JobHandler): Settle =>
  async (job, transaction) =>
    handler.onCancelled?.(job, transaction);

/** Message of a refusal and its code; of any other error only its kind. */
function storedError(error: unknown): [error: string, code: string | null] {
  return error instanceof Refusal ? [error.message, error.code] : [errorSummary(error), null];
}

export function endedJob({ id, kind, subjectId, actorKind, actorId, requestId }: JobRecord): EndedJob {
  return { id, kind, subjectId, cause: { actor: { kind: actorKind, id: actorId }, requestId } };
}
