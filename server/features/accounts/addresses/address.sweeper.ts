import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { deleteEnded, type Sweeper } from '../../../kernel/sweeping/sweeper.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Deleted addresses that can no longer be restored. */
@Injectable()
export class AddressSweeper implements Sweeper {
  readonly what = 'deleted addresses';

  constructor(private readonly clock: Clock) {}

  sweep(transaction: EntityManager, limit: number): Promise<number> {
    return deleteEnded(transaction, {
      table: 'customer_address',
      where: 'deleted_at < $1',
      values: [new Date(this.clock.now().getTime() - DAY_MS)],
      limit,
    });
  }
}
