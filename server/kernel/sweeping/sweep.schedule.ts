import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Sweep } from './sweep.js';

const EVERY_MS = 600_000;

/** Sweeps each ten minutes; any number of workers may do so. */
@Injectable()
export class SweepSchedule implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger(SweepSchedule.name);
  private timer?: NodeJS.Timeout;
  private running?: Promise<unknown>;
  private readonly stopping = new AbortController();

  constructor(private readonly sweep: Sweep) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.run(), EVERY_MS).unref();
  }

  /** Finishes the batch that has begun; the rest is still there for the next time. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await this.running;
  }

  private run(): Promise<unknown> {
    this.running ??= this.sweep
      .run(this.stopping.signal)
      .catch((error: unknown) => this.log.error({ err: error, msg: 'nothing could be swept' }))
      .finally(() => (this.running = undefined));
    return this.running;
  }
}
