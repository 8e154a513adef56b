import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../kernel/clock/clock.js';
import { deleteEnded, type Sweeper } from '../../kernel/sweeping/sweeper.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
const NOTICES_STAY_MS = 90 * DAY_MS;

/** Notices of what happened long ago, seen or not; orders and jobs themselves stay. */
@Injectable()
export class NoticeSweeper implements Sweeper {
  readonly what = 'notices';

  constructor(private readonly clock: Clock) {}

  sweep(transaction: EntityManager, limit: number): Promise<number> {
    return deleteEnded(transaction, {
      table: 'notice',
      where: 'happened_at < $1',
      values: [new Date(this.clock.now().getTime() - NOTICES_STAY_MS)],
      limit,
    });
  }
}
