import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../actor/cause.js';
import { isTransient, sqlState, withRetry } from '../database/transaction-retry.js';
import { JobCancelled, JobReleased, LeaseLost } from './job.errors.js';
import { endedJob } from './job-endings.js';
import type { JobProgress, JobRecord, RunningJob } from './job.js';
import type { JobLeases } from './job-leases.js';

/** Somebody else held a lock longer than a chunk may wait; its transaction was rolled back. */
const LOCK_NOT_AVAILABLE = '55P03';

export type ChunkObserver = (chunk: { kind: string; milliseconds: number }) => void;

interface LeasedWith {
  dataSource: DataSource;
  leases: JobLeases;
  onChunk: ChunkObserver;
}

/** A job that this process has claimed. */
export class LeasedJob implements RunningJob {
  readonly id: string;
  readonly kind: string;
  readonly subjectId: string;
  readonly cause: Cause;
  private readonly ending = new AbortController();
  private chunksUnderWay = 0;

  constructor(
    readonly record: JobRecord,
    private readonly shop: LeasedWith,
  ) {
    const { id, kind, subjectId, cause } = endedJob(record);
    [this.id, this.kind, this.subjectId, this.cause] = [id, kind, subjectId, cause];
  }

  get signal(): AbortSignal {
    return this.ending.signal;
  }

  async chunk<Result>(
    work: (transaction: EntityManager) => Promise<Result>,
    progress?: JobProgress | ((result: Result) => JobProgress),
  ): Promise<Result> {
    this.signal.throwIfAborted();
    let attempts = 0;
    this.chunksUnderWay += 1;
    try {
      return await withRetry(
        async () => {
          if (attempts++ > 0) await this.beat();
          return await this.attempt(work, progress);
        },
        { isRetryable: (error) => isTransient(error) || sqlState(error) === LOCK_NOT_AVAILABLE },
      );
    } finally {
      this.chunksUnderWay -= 1;
    }
  }

  async beat(progress?: JobProgress): Promise<void> {
    this.signal.throwIfAborted();
    this.check(await this.shop.leases.renew(this.record, progress));
  }

  /** Renews the lease while the handler is between chunks; a chunk under way holds the job itself. */
  async renew(): Promise<void> {
    if (this.chunksUnderWay > 0 || this.signal.aborted) return;
    await this.beat();
  }

  /** The handler stops at its next chunk, sooner when it follows the signal. */
  end(reason: LeaseLost | JobCancelled | JobReleased): void {
    if (!this.signal.aborted) this.ending.abort(reason);
  }

  private async attempt<Result>(
    work: (transaction: EntityManager) => Promise<Result>,
    progress?: JobProgress | ((result: Result) => JobProgress),
  ): Promise<Result> {
    const { dataSource, leases, onChunk } = this.shop;
    const start = performance.now();
    const result = await dataSource.transaction(async (transaction) => {
      this.check(await leases.hold(transaction, this.record));
      const done = await work(transaction);
      await leases.completeChunk(transaction, this.record, {
        progress: typeof progress === 'function' ? progress(done) : progress,
        milliseconds: performance.now() - start,
      });
      return done;
    });
    onChunk({ kind: this.kind, milliseconds: performance.now() - start });
    return result;
  }

  private check(held: { isCancelled: boolean } | null): void {
    if (!held) this.end(new LeaseLost(`${this.kind} ${this.id} belongs to another worker`));
    else if (held.isCancelled) this.end(new JobCancelled(`${this.kind} ${this.id} is to end`));
    this.signal.throwIfAborted();
  }
}
