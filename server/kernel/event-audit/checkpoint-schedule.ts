import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Checkpoints } from './checkpoints.js';

const CHECK_EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Takes a checkpoint each hour in which something happened; any number of workers make one. */
@Injectable()
export class CheckpointSchedule implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger(CheckpointSchedule.name);
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;

  constructor(
    private readonly checkpoints: Checkpoints,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.takeWhenDue(), CHECK_EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private takeWhenDue(): Promise<void> {
    this.running ??= this.checkpoints
      .takeWhenOlderThan(HOUR_MS, this.clock.now())
      .catch((error: unknown) => this.log.error({ err: error }))
      .finally(() => (this.running = undefined));
    return this.running;
  }
}
