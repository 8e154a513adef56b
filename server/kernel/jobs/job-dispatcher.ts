import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Queue, Worker } from 'bullmq';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { NotificationListener } from '../database/notification-listener.js';
import { JobQueues } from '../queue/job-queues.js';
import { type IdleJob, JobEndings } from './job-endings.js';
import { type Claim, JobLeases } from './job-leases.js';
import { JobRunner } from './job-runner.js';
import { JOB_CHANNEL } from './jobs.js';

const QUEUE = 'jobs';
const POLL_MS = 1_000;
/** What the queue was given and nobody has claimed is given to it again: it may have forgotten it. */
const REPEAT_MS = 3_000;
/** Of the queue's own entry, which says nothing about whose the job is: a killed worker's is to be soon given to another. */
const LOCK_MS = 10_000;
const STALLED_MS = 5_000;
/** An entry that the queue gave up would keep its job from being dispatched again. */
const MAX_STALLED_COUNT = 1_000_000;

/** Hands the jobs that are due to the queue, and takes from it what this worker is to carry out. Only workers have one. */
@Injectable()
export class JobDispatcher implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(JobDispatcher.name);
  private readonly listener: NotificationListener;
  private readonly dispatchedAt = new Map<string, number>();
  private queue?: Queue<Claim>;
  private worker?: Worker<Claim>;
  private timer?: NodeJS.Timeout;
  private dispatching?: Promise<void>;
  private isDispatchRequested = false;
  private isStopping = false;

  constructor(
    private readonly config: Config,
    dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly leases: JobLeases,
    private readonly endings: JobEndings,
    private readonly runner: JobRunner,
  ) {
    const onNotify = (jobId: string) => {
      if (jobId) this.runner.noteCancelled(jobId);
      this.requestDispatch();
    };
    this.listener = new NotificationListener(dataSource, { channel: JOB_CHANNEL, name: 'jobs', onNotify });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.queue = await this.queues.openQueue<Claim>(QUEUE);
    this.worker = await this.queues.openWorker<Claim>(QUEUE, ({ data }) => this.carryOut(data), {
      concurrency: this.config.jobConcurrency,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_MS,
      maxStalledCount: MAX_STALLED_COUNT,
    });
    this.timer = setInterval(() => this.requestDispatch(), POLL_MS).unref();
    this.requestDispatch();
  }

  /** Takes nothing more, and waits for the jobs it was at, which are released. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.dispatching;
    await this.listener.close();
    await Promise.all([this.worker?.close(), this.runner.onModuleDestroy()]);
    await this.queue?.close();
  }

  /** One pass at a time; those requested meanwhile are made as one afterwards. */
  private requestDispatch(): void {
    if (this.isStopping) return;
    if (this.dispatching) {
      this.isDispatchRequested = true;
      return;
    }
    this.isDispatchRequested = false;
    this.dispatching = this.dispatchDue().finally(() => {
      this.dispatching = undefined;
      if (this.isDispatchRequested) this.requestDispatch();
    });
  }

  private async dispatchDue(): Promise<void> {
    try {
      await this.listener.ensure();
      for (const job of await this.endings.findCancellable()) await this.cancel(job);
      for (const claim of await this.leases.findDue()) await this.dispatch(claim);
    } catch (error) {
      this.log.warn({ err: error, msg: 'the jobs that are due could not be dispatched' });
    }
  }

  /** One that cannot be ended keeps no other from being begun. */
  private async cancel(job: IdleJob): Promise<void> {
    try {
      await this.runner.cancelIdle(job);
    } catch (error) {
      this.log.warn({ err: error, jobId: job.id, msg: 'a job could not be cancelled' });
    }
  }

  private async dispatch(claim: Claim): Promise<void> {
    const jobId = `${claim.id}-${claim.token}`;
    const now = performance.now();
    for (const [entry, at] of this.dispatchedAt) if (now - at > REPEAT_MS) this.dispatchedAt.delete(entry);
    if (this.dispatchedAt.has(jobId)) return;
    const { id, token } = claim;
    await this.queue?.add('job', { id, token }, { jobId, removeOnComplete: true, removeOnFail: true });
    this.dispatchedAt.set(jobId, now);
  }

  private async carryOut(claim: Claim): Promise<void> {
    try {
      await this.runner.claimAndRun(claim);
    } catch (error) {
      this.log.warn({ err: error, jobId: claim.id, msg: 'a job could not be claimed' });
    }
  }
}
