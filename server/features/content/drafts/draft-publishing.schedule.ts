import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DraftPublisher } from './draft-publisher.js';

const CHECK_EVERY_MS = 10_000;

/** Looks every ten seconds for drafts whose time has come; any number of workers may do so. */
@Injectable()
export class DraftPublishingSchedule implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger(DraftPublishingSchedule.name);
  private timer?: NodeJS.Timeout;
  private running?: Promise<unknown>;

  constructor(private readonly publisher: DraftPublisher) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.publishDue(), CHECK_EVERY_MS).unref();
  }

  /** Finishes what has begun. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private publishDue(): Promise<unknown> {
    this.running ??= this.publisher
      .publishDue()
      .catch((error: unknown) => this.log.error({ err: error, msg: 'drafts could not be read' }))
      .finally(() => (this.running = undefined));
    return this.running;
  }
}
