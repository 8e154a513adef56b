import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../../kernel/config/config.js';
import { deleteEnded, type Sweeper } from '../../kernel/sweeping/sweeper.js';

/**
 * Carts of guests that nobody changed for long, with their lines. A cart that is being changed is locked, and is fresh
 * afterwards; carts of customers stay.
 */
@Injectable()
export class GuestCartSweeper implements Sweeper {
  readonly what = 'guest carts';

  constructor(private readonly config: Config) {}

  sweep(transaction: EntityManager, limit: number): Promise<number> {
    return deleteEnded(transaction, {
      table: 'cart',
      where: `owner LIKE 'guest:%' AND changed_at < now() - make_interval(days => $1)`,
      values: [this.config.guestCartDays],
      limit,
    });
  }
}
