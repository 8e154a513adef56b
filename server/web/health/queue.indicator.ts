import { Injectable, Optional } from '@nestjs/common';
import { type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import { OutboxRelay } from '../../kernel/queue/outbox.relay.js';

/** Whether a worker still hands side effects over; a process that is no worker has nothing to hand over. */
@Injectable()
export class QueueIndicator {
  constructor(
    private readonly health: HealthIndicatorService,
    @Optional() private readonly relay?: OutboxRelay,
  ) {}

  /** The check of this process, if it has one. */
  checks(): (() => HealthIndicatorResult<'queue'>)[] {
    const { relay } = this;
    if (!relay) return [];
    return [() => (relay.isWorking() ? this.health.check('queue').up() : this.health.check('queue').down())];
  }
}
