import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { NotificationListener } from '../database/notification-listener.js';
import { errorSummary } from './error-summary.js';
import { OUTBOX_CHANNEL } from './outbox.js';
import { type Attempt, OutboxQueries } from './outbox.queries.js';
import { ReactionProviders } from './reaction-providers.js';

const POLL_MS = 1_000;
/** While reactions run, free places are filled together: one at a time, each would cost a claim of its own. */
const REFILL_MS = 25;
const CLEANUP_MS = 60_000;
const MAX_CONCURRENCY = 8;
const STALE_MS = 30_000;

/** Carries out the reactions of the outbox, several at a time. Only worker processes have one. */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(OutboxWorker.name);
  private readonly listener: NotificationListener;
  /** Each reaction holds a connection of the pool while it runs. */
  private readonly concurrency: number;
  private readonly running = new Set<Promise<void>>();
  private timers: NodeJS.Timeout[] = [];
  private refilling?: NodeJS.Timeout;
  private claiming?: Promise<void>;
  private isClaimRequested = false;
  private isStopping = false;
  private lastProgressAt = 0;

  constructor(
    config: Config,
    private readonly dataSource: DataSource,
    private readonly rows: OutboxQueries,
    private readonly reactions: ReactionProviders,
  ) {
    this.concurrency = Math.min(MAX_CONCURRENCY, Math.ceil(config.databasePoolSize / 2));
    const onNotify = () => this.requestRefill();
    this.listener = new NotificationListener(dataSource, {
      channel: OUTBOX_CHANNEL,
      name: 'outbox',
      onNotify,
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.timers = [
      setInterval(() => this.requestClaim(), POLL_MS),
      setInterval(() => void this.cleanUp(), CLEANUP_MS),
    ];
    for (const timer of this.timers) timer.unref();
    this.lastProgressAt = Date.now();
    await this.cleanUp();
    this.requestClaim();
  }

  /** Claims nothing more and finishes what has begun. The listener is closed last: a claim under way may still open it. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    for (const timer of this.timers) clearInterval(timer);
    clearTimeout(this.refilling);
    await this.claiming;
    await Promise.all(this.running);
    await this.listener.close();
  }

  /** Whether rows were claimed, none were due, or a reaction ended within the last half minute. */
  isWorking(): boolean {
    return Date.now() - this.lastProgressAt < STALE_MS;
  }

  /** One claim at a time; those requested meanwhile are made as one afterwards. */
  private requestClaim(): void {
    if (this.isStopping) return;
    if (this.claiming) {
      this.isClaimRequested = true;
      return;
    }
    this.isClaimRequested = false;
    this.claiming = this.claim().finally(() => {
      this.claiming = undefined;
      if (this.isClaimRequested) this.requestClaim();
    });
  }

  /** Claims as many rows as can begin at once: a claimed row that waited would be due again. */
  private async claim(): Promise<void> {
    try {
      await this.listener.ensure();
      const free = this.concurrency - this.running.size;
      if (free === 0 || this.isStopping) return;
      for (const attempt of await this.rows.claimDue(free)) this.start(attempt);
      this.lastProgressAt = Date.now();
    } catch (error) {
      this.log.warn({ err: error, msg: 'the outbox could not be read' });
    }
  }

  private start(attempt: Attempt): void {
    const running = this.carryOut(attempt).finally(() => {
      this.running.delete(running);
      this.lastProgressAt = Date.now();
      this.requestRefill();
    });
    this.running.add(running);
  }

  /** Claims at once when nothing runs any more, else in a moment. */
  private requestRefill(): void {
    if (this.running.size > 0) {
      this.refilling ??= setTimeout(() => this.refill(), REFILL_MS).unref();
    } else this.refill();
  }

  private refill(): void {
    clearTimeout(this.refilling);
    this.refilling = undefined;
    this.requestClaim();
  }

  private async carryOut(attempt: Attempt): Promise<void> {
    try {
      await this.react(attempt);
    } catch (error) {
      const { outboxId, reaction, attempt: number } = attempt;
      this.log.warn({ err: error, outboxId, reaction, attempt: number, msg: 'a reaction failed' });
      await this.rows.fail(attempt, errorSummary(error)).catch((failure: unknown) => {
        this.log.warn({ err: failure, outboxId, msg: 'the error of a reaction could not be stored' });
      });
    }
  }

  /** The row is closed first: it stays locked until the effect commits with it, and no other worker begins it. */
  private async react(attempt: Attempt): Promise<void> {
    const reaction = this.reactions.get(attempt.reaction);
    await this.dataSource.transaction(async (transaction) => {
      if (await this.rows.close(transaction, attempt)) await reaction.react(attempt, transaction);
    });
  }

  private async cleanUp(): Promise<void> {
    try {
      await this.rows.markDead();
      await this.rows.deleteDone();
    } catch (error) {
      this.log.warn({ err: error, msg: 'the outbox could not be cleaned up' });
    }
  }
}
