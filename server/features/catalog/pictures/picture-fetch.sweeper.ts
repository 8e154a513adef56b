import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { deleteEnded, type Sweeper } from '../../../kernel/sweeping/sweeper.js';

const DAY_MS = 86_400_000;

/** What became of addresses a day ago; the pictures are swept as uploads. */
@Injectable()
export class PictureFetchSweeper implements Sweeper {
  readonly what = 'pictures by address';

  constructor(private readonly clock: Clock) {}

  sweep(transaction: EntityManager, limit: number): Promise<number> {
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    return deleteEnded(transaction, {
      table: 'picture_fetch',
      where: 'requested_at <= $1',
      values: [before],
      limit,
    });
  }
}
