import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { deleteEnded, type Sweeper } from '../../../kernel/sweeping/sweeper.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** All links have expired by then, used or not. */
const RETENTION_MS = 2 * DAY_MS;

/** One-time links that nobody can use any more. */
@Injectable()
export class AccountLinkSweeper implements Sweeper {
  readonly what = 'account links';

  constructor(private readonly clock: Clock) {}

  sweep(transaction: EntityManager, limit: number): Promise<number> {
    return deleteEnded(transaction, {
      table: 'account_link',
      where: 'requested_at < $1',
      values: [new Date(this.clock.now().getTime() - RETENTION_MS)],
      limit,
    });
  }
}
