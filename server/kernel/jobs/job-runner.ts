import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isConnectionFailure } from '../database/connection-failure.js';
import { sqlState } from '../database/transaction-retry.js';
import { Refusal } from '../refusal/refusal.js';
import { JobCancelled, JobReleased, JobStalled, LeaseLost } from './job.errors.js';
import { type IdleJob, JobEndings } from './job-endings.js';
import type { JobHandler, JobRecord } from './job.js';
import { type Claim, JobLeases } from './job-leases.js';
import { JobProviders } from './job-providers.js';
import { Jobs } from './jobs.js';
import { type ChunkObserver, LeasedJob } from './leased-job.js';

const RENEW_MS = 5_000;
const POLL_MS = 200;
const SETTLE_PAUSE_MS = 500;
const SETTLE_TRIES = 40;
const MAX_ATTEMPTS = 5;
/** What ends its worker at one place again and again would end all of them, one after the other. */
const MAX_STALLS = 5;
const MAX_LOST_CONNECTIONS = 50;
/** A handler that does not come to its next chunk by then is left behind: the process has 25 seconds to end. */
const RELEASE_TIMEOUT_MS = 18_000;

interface Running {
  job: LeasedJob;
  /** Lets go of the job although its handler still runs, which cannot write any more. */
  abandon: () => void;
  ended: Promise<void>;
}

/** Carries out jobs in this process. */
@Injectable()
export class JobRunner implements OnModuleDestroy {
  private readonly log = new Logger(JobRunner.name);
  private readonly claims = new Set<Promise<Running | null>>();
  private readonly running = new Map<string, Running>();
  private readonly observers: ChunkObserver[] = [];
  private isStopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly leases: JobLeases,
    private readonly endings: JobEndings,
    private readonly handlers: JobProviders,
  ) {}

  /** Releases its jobs after the chunks that have begun, and those that it is claiming. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    for (const { job } of this.running.values()) job.end(new JobReleased('This process ends'));
    const timeout = new AbortController();
    await Promise.race([
      this.allEnded(),
      wait(RELEASE_TIMEOUT_MS, undefined, { signal: timeout.signal }).catch(() => undefined),
    ]);
    timeout.abort();
    const left = [...this.running.values()];
    for (const { abandon } of left) abandon();
    await Promise.all(left.map(({ ended }) => ended));
  }

  /** Is called after each committed chunk. */
  onChunk(observer: ChunkObserver): void {
    this.observers.push(observer);
  }

  /**
   * Carries a job out in this process, as a one-off command does, or waits for the worker that has it.
   *
   * @returns its last record: it has ended, unless this process does
   */
  async runHere(id: string): Promise<JobRecord> {
    for (;;) {
      const record = await this.jobs.find(id);
      if (!record) throw new Error(`There is no job ${id}`);
      if (record.finishedAt || this.isStopping) return record;
      if (record.cancelRequestedAt) await this.cancelIdle(record);
      else if (!(await this.claimAndRun(record))) await wait(POLL_MS);
    }
  }

  /** @returns false when there was nothing to claim */
  async claimAndRun(claim: Claim): Promise<boolean> {
    if (this.isStopping) return false;
    const begun = this.begin(claim);
    this.claims.add(begun);
    const running = await begun.finally(() => this.claims.delete(begun));
    await running?.ended;
    return running !== null;
  }

  /** Ends a job that somebody wants to end: one of this process soon, one that nobody carries out at once. */
  async cancelIdle({ id, kind }: IdleJob): Promise<void> {
    await this.endings.cancelIdle(id, this.handlers.get(kind));
  }

  /** A hint: the job would find out at its next chunk. */
  noteCancelled(id: string): void {
    this.running.get(id)?.job.end(new JobCancelled(`${id} is to end`));
  }

  private async allEnded(): Promise<void> {
    await Promise.allSettled(this.claims);
    await Promise.all([...this.running.values()].map(({ ended }) => ended));
  }

  private async begin(claim: Claim): Promise<Running | null> {
    const record = await this.leases.claim(claim);
    return record && this.start(record);
  }

  private start(record: JobRecord): Running {
    const onChunk: ChunkObserver = (chunk) => this.observers.forEach((observe) => observe(chunk));
    const job = new LeasedJob(record, { dataSource: this.dataSource, leases: this.leases, onChunk });
    let abandon: () => void = () => undefined;
    const abandoned = new Promise<never>((_, reject) => {
      abandon = () => reject(new JobReleased('The handler did not stop'));
    });
    abandoned.catch(() => undefined);
    const ended = this.carryOut(job, abandoned).finally(() => this.running.delete(record.id));
    const running = { job, abandon, ended };
    this.running.set(record.id, running);
    if (this.isStopping) job.end(new JobReleased('This process ends'));
    return running;
  }

  private async carryOut(job: LeasedJob, abandoned: Promise<never>): Promise<void> {
    const { record } = job;
    const renewing = setInterval(() => void this.renew(job), RENEW_MS).unref();
    try {
      if (isStuck(record)) throw new JobStalled(`${record.kind} got no further`);
      await Promise.race([this.handlers.get(record.kind).run(job), abandoned]);
      if (!(await this.endings.finish(record))) this.log.warn({ jobId: record.id, msg: 'a job was lost' });
    } catch (error) {
      // What follows a signal often throws an error of its own about it.
      await this.settle(job, job.signal.aborted ? job.signal.reason : error);
    } finally {
      clearInterval(renewing);
    }
  }

  /** A database that restarts is waited for; a longer loss ends the lease. */
  private async settle({ record }: LeasedJob, error: unknown): Promise<void> {
    const { id: jobId, kind } = record;
    for (let left = SETTLE_TRIES; ; left--) {
      try {
        await this.end(record, error);
        return;
      } catch (failure) {
        if (left > 0 && !this.isStopping && isConnectionFailure(failure)) {
          await wait(SETTLE_PAUSE_MS);
          continue;
        }
        this.log.warn({ err: failure, jobId, kind, msg: 'what became of a job could not be stored' });
        return;
      }
    }
  }

  private async end(record: JobRecord, error: unknown): Promise<void> {
    const handler = this.handlers.get(record.kind);
    if (error instanceof JobReleased) await this.endings.release(record);
    else if (error instanceof JobCancelled) await this.endings.cancel(record, handler);
    else {
      const { id: jobId, kind } = record;
      this.log.warn({ err: error, jobId, kind, msg: 'a job failed' });
      if (error instanceof LeaseLost) return;
      if (isConnectionFailure(error)) await this.endings.loseConnection(record);
      else await this.repeatOrFail(record, handler, error);
    }
  }

  private async repeatOrFail(record: JobRecord, handler: JobHandler, error: unknown): Promise<void> {
    // The record is of the claim: since then the job may have got further, which resets its attempts.
    const { attempts } = (await this.jobs.find(record.id)) ?? record;
    if (isFinal(error) || attempts + 1 >= MAX_ATTEMPTS) {
      await this.endings.fail({ ...record, attempts }, handler, error);
    } else await this.endings.repeat(record, attempts + 1, error);
  }

  private async renew(job: LeasedJob): Promise<void> {
    await job.renew().catch((error: unknown) => {
      this.log.debug(`The lease of ${job.id} was not renewed: ${String(error)}`);
    });
  }
}

const isStuck = ({ stalls, lostConnections }: JobRecord) =>
  stalls >= MAX_STALLS || lostConnections >= MAX_LOST_CONNECTIONS;

/** SQL states of class 22 come of the data: they would come again each time. */
const isFinal = (error: unknown) =>
  error instanceof Refusal || error instanceof JobStalled || sqlState(error)?.startsWith('22') === true;
