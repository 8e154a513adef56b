import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { deleteEnded, type Sweeper } from '../../../kernel/sweeping/sweeper.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Longer than an order can wait for a transfer or for its confirmation. */
const MAX_OPEN_DAYS = 90;

/** Forgets where orders came from that are no longer open, or would be for too long. */
@Injectable()
export class OpenOrderSweeper implements Sweeper {
  readonly what = 'holds of open orders';

  constructor(private readonly clock: Clock) {}

  sweep(transaction: EntityManager, limit: number): Promise<number> {
    const now = this.clock.now().getTime();
    return deleteEnded(transaction, {
      table: 'order_hold',
      where: `held_at < $1 OR (held_at < $2 AND NOT EXISTS (SELECT FROM orders WHERE id = order_id
        AND status = 'pending' AND payment_status = 'pending'))`,
      values: [new Date(now - MAX_OPEN_DAYS * DAY_MS), new Date(now - DAY_MS)],
      limit,
    });
  }
}
