import pLimit from 'p-limit';
import { serviceBusy } from './waiting-line.refusals.js';

/**
 * Twice the rush of a thousand orders at once that has to be served. At a hundred a second the last of so many waits twenty
 * seconds; browsers and proxies give up after thirty to sixty, so whoever came later would wait for nothing, and the work
 * would be done for nobody. Each of those who wait keeps up to a megabyte of what he sent in memory.
 */
const MOST_WAITING = 2_000;
const RETRY_AFTER_SECONDS = 5;

/** Lets so much work run at once that others find a connection to the database; the rest waits, where waiting costs little. */
export class WaitingLine {
  private readonly turn: ReturnType<typeof pLimit>;

  constructor(atOnce: number) {
    this.turn = pLimit(atOnce);
  }

  /** @throws SERVICE_BUSY when too many wait already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.turn.pendingCount >= MOST_WAITING) throw serviceBusy({ retryAfterSeconds: RETRY_AFTER_SECONDS });
    return this.turn(work);
  }
}
