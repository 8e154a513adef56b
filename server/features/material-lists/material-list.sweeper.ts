import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../kernel/clock/clock.js';
import { deleteEnded, type Sweeper } from '../../kernel/sweeping/sweeper.js';

/** Lists that are thirty days old. */
@Injectable()
export class MaterialListSweeper implements Sweeper {
  readonly what = 'material lists';

  constructor(private readonly clock: Clock) {}

  sweep(transaction: EntityManager, limit: number): Promise<number> {
    return deleteEnded(transaction, {
      table: 'material_list',
      where: 'expires_at <= $1',
      values: [this.clock.now()],
      limit,
    });
  }
}
