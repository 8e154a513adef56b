import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { deleteEnded, type Sweeper } from '../sweeping/sweeper.js';

/** Counts whose window has ended. */
@Injectable()
export class RateLimitSweeper implements Sweeper {
  readonly what = 'rate limits';

  sweep(transaction: EntityManager, limit: number): Promise<number> {
    return deleteEnded(transaction, {
      table: 'rate_limit',
      where: 'expire < $1',
      values: [Date.now()],
      limit,
    });
  }
}
