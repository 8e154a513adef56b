import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { Config } from '../config/config.js';
import type { Sweeper } from '../sweeping/sweeper.js';

const DAY_MS = 86_400_000;

const REMOVE = `
  DELETE FROM request_key WHERE key_hash IN (
    SELECT key_hash FROM request_key WHERE created_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED)`;

/** Keys of requests that are no longer recognized. */
@Injectable()
export class RequestKeySweeper implements Sweeper {
  readonly what = 'keys of requests';

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async sweep(transaction: EntityManager, limit: number): Promise<number> {
    const before = new Date(this.clock.now().getTime() - this.config.idempotencyKeyDays * DAY_MS);
    const [, removed] = await transaction.query<[unknown[], number]>(REMOVE, [before, limit]);
    return removed;
  }
}
