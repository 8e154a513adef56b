import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { deleteEnded, type Sweeper } from '../sweeping/sweeper.js';

/** Jobs that ended well long ago; failed ones stay until somebody retries them. */
@Injectable()
export class JobSweeper implements Sweeper {
  readonly what = 'jobs';

  sweep(transaction: EntityManager, limit: number): Promise<number> {
    return deleteEnded(transaction, {
      table: 'job',
      where: `status IN ('done', 'cancelled') AND finished_at < now() - interval '90 days'`,
      values: [],
      limit,
    });
  }
}
