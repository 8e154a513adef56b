import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { CheckpointExport } from './checkpoint-export.js';
import { Checkpoints } from './checkpoints.js';

const CHECK_EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Takes a checkpoint each hour in which something happened, and exports it; any number of workers make one. */
@Injectable()
export class CheckpointSchedule implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger(CheckpointSchedule.name);
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;

  constructor(
    private readonly checkpoints: Checkpoints,
    private readonly exports: CheckpointExport,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.takeWhenDue(), CHECK_EVERY_MS).unref();
    void this.takeWhenDue();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private takeWhenDue(): Promise<void> {
    this.running ??= this.takeAndExport().finally(() => (this.running = undefined));
    return this.running;
  }

  private async takeAndExport(): Promise<void> {
    try {
      await this.checkpoints.takeWhenDue(HOUR_MS, this.clock.now());
    } catch (error) {
      this.log.error({ err: error, msg: 'no checkpoint could be taken' });
    }
    try {
      await this.exports.sendNew();
    } catch (error) {
      this.log.error({ err: error, msg: 'the checkpoints could not be exported' });
    }
  }
}
