import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { deleteEnded, type Sweeper } from '../../../kernel/sweeping/sweeper.js';

const DELIVERIES_STAY_MS = 30 * 24 * 60 * 60 * 1_000;

/** What was sent to webhooks a month ago; the changes themselves stay in the feed. */
@Injectable()
export class WebhookDeliverySweeper implements Sweeper {
  readonly what = 'webhook deliveries';

  constructor(private readonly clock: Clock) {}

  sweep(transaction: EntityManager, limit: number): Promise<number> {
    return deleteEnded(transaction, {
      table: 'webhook_delivery',
      where: 'sent_at < $1',
      values: [new Date(this.clock.now().getTime() - DELIVERIES_STAY_MS)],
      limit,
    });
  }
}
