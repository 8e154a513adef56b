import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config/config.js';
import { HistoryChanged } from './audit-violation.js';
import { LatestSeals } from './latest-seal.js';

const SECOND_MS = 1_000;

/** Renews the latest seal each second or so; a history that shrank is an error in the log, once. */
@Injectable()
export class LatestSealSchedule implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger(LatestSealSchedule.name);
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private lastMessage = '';

  constructor(
    private readonly config: Config,
    private readonly seals: LatestSeals,
  ) {}

  onModuleInit(): void {
    const every = this.config.auditSealSeconds * SECOND_MS;
    this.timer = setInterval(() => void this.renew(), every).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  renew(): Promise<void> {
    this.running ??= this.seals
      .renew()
      .then(() => (this.lastMessage = ''))
      .catch((error: unknown) => this.report(error))
      .finally(() => (this.running = undefined))
      .then(() => undefined);
    return this.running;
  }

  private report(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    if (message === this.lastMessage) return;
    this.lastMessage = message;
    if (error instanceof HistoryChanged) {
      this.log.error({ violation: error.violation, msg: `the history was changed: ${message}` });
    } else {
      this.log.warn({ err: error, msg: 'the history could not be sealed' });
    }
  }
}
