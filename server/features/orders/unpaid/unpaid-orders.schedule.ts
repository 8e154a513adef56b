import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { UnpaidOrdersService } from './unpaid-orders.service.js';

const CHECK_EVERY_MS = 60_000;

/** Looks each minute for orders whose payment is overdue; any number of workers may do so. */
@Injectable()
export class UnpaidOrdersSchedule implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger(UnpaidOrdersSchedule.name);
  private timer?: NodeJS.Timeout;
  private running?: Promise<unknown>;

  constructor(private readonly unpaid: UnpaidOrdersService) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.cancelDue(), CHECK_EVERY_MS).unref();
  }

  /** Finishes what has begun. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private cancelDue(): Promise<unknown> {
    this.running ??= this.unpaid
      .cancelDue()
      .catch((error: unknown) => this.log.error({ err: error, msg: 'unpaid orders could not be read' }))
      .finally(() => (this.running = undefined));
    return this.running;
  }
}
