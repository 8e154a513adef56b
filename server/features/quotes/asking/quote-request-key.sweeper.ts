import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { Config } from '../../../kernel/config/config.js';
import type { Sweeper } from '../../../kernel/sweeping/sweeper.js';

const DAY_MS = 86_400_000;

const REMOVE = `
  DELETE FROM quote_request_key WHERE key_hash IN (
    SELECT key_hash FROM quote_request_key WHERE created_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED)`;

/** Keys of requests that are no longer recognized. */
@Injectable()
export class QuoteRequestKeySweeper implements Sweeper {
  readonly what = 'keys of quote requests';

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
