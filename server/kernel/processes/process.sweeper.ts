import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { deleteEnded, type Sweeper } from '../sweeping/sweeper.js';

/** Processes that ended without saying so, an hour after their last beat. */
@Injectable()
export class ProcessSweeper implements Sweeper {
  readonly what = 'processes';

  sweep(transaction: EntityManager, limit: number): Promise<number> {
    return deleteEnded(transaction, {
      table: 'process',
      where: `seen_at < now() - interval '1 hour'`,
      values: [],
      limit,
    });
  }
}
