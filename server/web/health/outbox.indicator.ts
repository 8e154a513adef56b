import { Injectable, Optional } from '@nestjs/common';
import { type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import { OutboxWorker } from '../../kernel/queue/outbox.worker.js';

/** Whether a worker process still carries out reactions; other processes have no check. */
@Injectable()
export class OutboxIndicator {
  constructor(
    private readonly health: HealthIndicatorService,
    @Optional() private readonly worker?: OutboxWorker,
  ) {}

  /** The check of this process, if it has one. */
  checks(): (() => HealthIndicatorResult<'outbox'>)[] {
    const { worker } = this;
    if (!worker) return [];
    return [
      () => (worker.isWorking() ? this.health.check('outbox').up() : this.health.check('outbox').down()),
    ];
  }
}
