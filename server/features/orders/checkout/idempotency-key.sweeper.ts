import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { Config } from '../../../kernel/config/config.js';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import type { Sweeper } from '../../../kernel/sweeping/sweeper.js';
import { sweepMac } from './idempotency-mac.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** $1 date, $2 limit: the orders whose keys are due next, in their order, up to the first that is younger. */
const DUE = `
  SELECT position, recorded_at < $1 AS "isDue", date_trunc('milliseconds', clock_timestamp()) AS now FROM event
  WHERE category = 'order' AND version = 1
    AND position > coalesce((SELECT max(until_position) FROM idempotency_sweep), 0)
  ORDER BY position LIMIT $2`;

const REMOVE_UNTIL = `
  DELETE FROM idempotency_key USING event
  WHERE event.category = 'order' AND event.version = 1 AND event.position <= $1
    AND event.position > coalesce((SELECT max(until_position) FROM idempotency_sweep), 0)
    AND order_id = substr(event.stream, length('order-') + 1)::uuid`;

/**
 * Removes the keys of orders that were placed longer ago than a request is recognized, and records that the shop did it and
 * how many they were: a proof of the history takes a key that is missing otherwise for one that somebody removed.
 */
@Injectable()
export class IdempotencyKeySweeper implements Sweeper {
  readonly what = 'idempotency keys';

  constructor(
    private readonly masterKey: MasterKey,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Orders come in the order of their positions, from which their times may differ a little: the key of a younger order stays,
   * and all keys after it.
   */
  async sweep(transaction: EntityManager, limit: number): Promise<number> {
    const date = new Date(this.clock.now().getTime() - this.config.idempotencyKeyDays * DAY_MS);
    const next = await transaction.query<{ position: number; isDue: boolean; now: Date }[]>(DUE, [
      date,
      limit,
    ]);
    const young = next.findIndex(({ isDue }) => !isDue);
    const due = young === -1 ? next : next.slice(0, young);
    const last = due.at(-1);
    if (!last) return 0;
    const [, removed] = await transaction.query<[unknown[], number]>(REMOVE_UNTIL, [last.position]);
    const sweep = { untilPosition: last.position, removed, sweptAt: last.now };
    await transaction.query(
      `INSERT INTO idempotency_sweep (until_position, removed, swept_at, mac) VALUES ($1, $2, $3, $4)`,
      [...Object.values(sweep), sweepMac(this.masterKey, sweep)],
    );
    return due.length;
  }
}
