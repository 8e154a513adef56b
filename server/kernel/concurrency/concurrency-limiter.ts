import pLimit, { type LimitFunction } from 'p-limit';
import { serviceBusy } from './concurrency-limiter.refusals.js';

/**
 * Twice the rush of a thousand orders at once that has to be served. At a hundred a second the last of so many waits twenty
 * seconds; browsers and proxies time out after thirty to sixty, so later tasks would be done after their caller left. Each
 * waiting request holds up to a megabyte of its input in memory.
 */
export const MAX_WAITING_REQUESTS = 2_000;

const RETRY_AFTER_SECONDS = 5;

export interface ConcurrencyLimits {
  /** How many tasks run at once. */
  concurrency: number;
  /** How many more may wait for their turn. */
  maxWaiting: number;
}

/** Runs a bounded number of tasks at once, in the order they came; a bounded number waits, the rest is refused. */
export class ConcurrencyLimiter {
  private readonly queue: LimitFunction;
  private readonly maxWaiting: number;

  constructor({ concurrency, maxWaiting }: ConcurrencyLimits) {
    this.queue = pLimit(concurrency);
    this.maxWaiting = maxWaiting;
  }

  /**
   * Runs the task once fewer than `concurrency` others run, and settles as it does.
   *
   * @throws SERVICE_BUSY when `maxWaiting` tasks wait already
   */
  async limit<Result>(task: () => Promise<Result>): Promise<Result> {
    const mustWait = this.queue.activeCount >= this.queue.concurrency;
    if (mustWait && this.queue.pendingCount >= this.maxWaiting) {
      throw serviceBusy({ retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    return this.queue(task);
  }
}
