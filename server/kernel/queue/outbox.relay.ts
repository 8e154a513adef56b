import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Queue, Worker } from 'bullmq';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { NotificationListener } from '../database/notification-listener.js';
import { JobQueues } from './job-queues.js';
import { OUTBOX_CHANNEL } from './outbox.js';
import { type OutboxJob, OutboxRows } from './outbox.rows.js';
import { ReactionRunner } from './reaction.runner.js';

const QUEUE = 'reactions';
const LOOK_AGAIN_MS = 1_000;
const SWEEP_MS = 60 * 60 * 1_000;
const HANDED_OVER_AT_ONCE = 100;
/** More waits in the outbox, where it costs nothing and cannot be lost. */
const MAX_WAITING_JOBS = 500;
const MAX_CONCURRENCY = 8;
const STALE_MS = 30_000;

/** Hands open rows of the outbox to the queue and works on what the queue gives. Only workers have one. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(OutboxRelay.name);
  private readonly listener: NotificationListener;
  private queue?: Queue<OutboxJob>;
  private worker?: Worker<OutboxJob>;
  private timers: NodeJS.Timeout[] = [];
  private round?: Promise<void>;
  private isWokenMeanwhile = false;
  private isEnding = false;
  private lastRoundAt = 0;

  constructor(
    private readonly config: Config,
    private readonly queues: JobQueues,
    private readonly rows: OutboxRows,
    private readonly runner: ReactionRunner,
    dataSource: DataSource,
  ) {
    const hear = () => this.wake();
    this.listener = new NotificationListener(dataSource, { channel: OUTBOX_CHANNEL, name: 'outbox', hear });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.queue = await this.queues.openQueue<OutboxJob>(QUEUE);
    this.worker = await this.queues.openWorker<OutboxJob>(QUEUE, (job) => this.runner.run(job.data), {
      // Each reaction holds a connection of the pool while it runs.
      concurrency: Math.min(MAX_CONCURRENCY, Math.ceil(this.config.databasePoolSize / 2)),
    });
    this.timers = [
      setInterval(() => this.wake(), LOOK_AGAIN_MS),
      setInterval(() => void this.sweep(), SWEEP_MS),
    ];
    for (const timer of this.timers) timer.unref();
    this.lastRoundAt = Date.now();
    await this.sweep();
    this.wake();
  }

  /** Hands nothing over any more and finishes what has begun. */
  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.listener.close();
    await this.round;
    await this.worker?.close();
    await this.queue?.close();
  }

  /** Whether rows have been handed over, or none were due, within the last half minute. */
  isWorking(): boolean {
    return Date.now() - this.lastRoundAt < STALE_MS;
  }

  private wake(): void {
    if (this.isEnding) return;
    if (this.round) {
      this.isWokenMeanwhile = true;
      return;
    }
    this.isWokenMeanwhile = false;
    this.round = this.handOverAll().finally(() => {
      this.round = undefined;
      if (this.isWokenMeanwhile) this.wake();
    });
  }

  private async handOverAll(): Promise<void> {
    try {
      await this.listener.ensure();
      while (await this.handOverSome());
      this.lastRoundAt = Date.now();
    } catch (error) {
      this.log.warn({ err: error, msg: 'the outbox could not be handed over' });
    }
  }

  /** Whether there may be more. */
  private async handOverSome(): Promise<boolean> {
    if (!this.queue || this.isEnding) return false;
    const free = MAX_WAITING_JOBS - (await this.queue.getWaitingCount());
    const limit = Math.min(free, HANDED_OVER_AT_ONCE);
    if (limit <= 0) return false;
    const due = await this.rows.takeDue(limit);
    if (due.length === 0) return false;
    try {
      await this.queue.addBulk(due.map(jobOf));
    } catch (error) {
      await this.rows.giveBack(due.map(({ outboxId }) => outboxId));
      throw error;
    }
    return due.length === limit;
  }

  private async sweep(): Promise<void> {
    try {
      await this.rows.sweepDone();
    } catch (error) {
      this.log.warn({ err: error, msg: 'the outbox could not be swept' });
    }
  }
}

/** The id names the attempt: the queue refuses to hold one twice, and does not take the next for the one before. */
function jobOf({ outboxId, attempts, reaction }: OutboxJob & { reaction: string }) {
  return {
    name: reaction,
    data: { outboxId, attempts },
    opts: { jobId: `outbox-${outboxId}-${attempts}`, removeOnComplete: true, removeOnFail: true },
  };
}
