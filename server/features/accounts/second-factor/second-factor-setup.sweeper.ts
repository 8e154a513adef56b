import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { deleteEnded, type Sweeper } from '../../../kernel/sweeping/sweeper.js';
import { PENDING_LIFE_MS } from './second-factors.js';

/** $1 from when on a set-up is over. As in `deleteEnded`, but an active app stays: an empty row would be left of another. */
const FORGET_REPLACEMENTS = (limit: number) => `
  WITH ended AS MATERIALIZED (
    SELECT ctid FROM second_factor WHERE pending_at < $1 AND secret IS NOT NULL LIMIT ${limit} FOR UPDATE SKIP LOCKED)
  UPDATE second_factor SET pending_secret = NULL, pending_at = NULL
  FROM ended WHERE second_factor.ctid = ended.ctid`;

/** Secrets of apps that were never confirmed. At most one of each member of staff: no index finds them. */
@Injectable()
export class SecondFactorSetupSweeper implements Sweeper {
  readonly what = 'set-ups of second factors';

  constructor(private readonly clock: Clock) {}

  async sweep(transaction: EntityManager, limit: number): Promise<number> {
    const values = [new Date(this.clock.now().getTime() - PENDING_LIFE_MS)];
    const where = 'secret IS NULL AND pending_at < $1';
    const deleted = await deleteEnded(transaction, { table: 'second_factor', where, values, limit });
    const [, replacements] = await transaction.query<[unknown[], number]>(
      FORGET_REPLACEMENTS(limit - deleted),
      values,
    );
    return deleted + replacements;
  }
}
