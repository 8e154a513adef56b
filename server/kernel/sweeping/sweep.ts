import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ADVISORY_LOCKS } from '../database/advisory-locks.js';
import { type Sweeper, Sweepers } from './sweeper.js';

/** Rows of a transaction: it holds their locks for some milliseconds. */
const BATCH = 1_000;
/** The rest of a heap waits for the next time. */
const MAX_BATCHES = 100;
const LIMITS = `SET LOCAL statement_timeout = '10s'; SET LOCAL lock_timeout = '1s'`;

/** How many rows were deleted, by what they were; only what there was. */
export type Swept = Record<string, number>;

/** Deletes what is over, beside live traffic: in small transactions, one at a time over all workers. */
@Injectable()
export class Sweep {
  private readonly log = new Logger(Sweep.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly sweepers: Sweepers,
  ) {}

  /** @param signal ends it after the batch it is at */
  async run(signal?: AbortSignal): Promise<Swept> {
    const start = performance.now();
    const swept: Swept = {};
    for (const sweeper of this.sweepers.all) {
      const rows = await this.sweepAll(sweeper, signal);
      if (rows > 0) swept[sweeper.what] = rows;
    }
    if (Object.keys(swept).length > 0) {
      this.log.log({ swept, ms: Math.round(performance.now() - start), msg: 'rows whose time is over' });
    }
    return swept;
  }

  /** One kind of rows that cannot be deleted must not keep the others. */
  private async sweepAll(sweeper: Sweeper, signal?: AbortSignal): Promise<number> {
    let rows = 0;
    try {
      for (let batch = 0; batch < MAX_BATCHES && !signal?.aborted; batch++) {
        const inBatch = await this.sweepBatch(sweeper);
        rows += inBatch;
        if (inBatch < BATCH) break;
      }
    } catch (error) {
      this.log.error({ err: error, msg: `${sweeper.what} could not be swept` });
    }
    return rows;
  }

  private sweepBatch(sweeper: Sweeper): Promise<number> {
    return this.dataSource.transaction(async (transaction) => {
      await transaction.query(LIMITS);
      const [lock] = await transaction.query<[{ isMine: boolean }]>(
        'SELECT pg_try_advisory_xact_lock($1) AS "isMine"',
        [ADVISORY_LOCKS.sweeping],
      );
      return lock.isMine ? sweeper.sweep(transaction, BATCH) : 0;
    });
  }
}
