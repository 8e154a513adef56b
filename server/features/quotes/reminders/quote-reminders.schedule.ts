import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { QuoteReminders } from './quote-reminders.service.js';

const CHECK_EVERY_MS = 60_000;

/** Looks each minute for offers that are about to end; any number of workers may do so. */
@Injectable()
export class QuoteRemindersSchedule implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger(QuoteRemindersSchedule.name);
  private timer?: NodeJS.Timeout;
  private running?: Promise<unknown>;

  constructor(private readonly reminders: QuoteReminders) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.remindDue(), CHECK_EVERY_MS).unref();
  }

  /** Finishes what has begun. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private remindDue(): Promise<unknown> {
    this.running ??= this.reminders
      .remindDue()
      .catch((error: unknown) => this.log.error({ err: error, msg: 'ending offers could not be read' }))
      .finally(() => (this.running = undefined));
    return this.running;
  }
}
