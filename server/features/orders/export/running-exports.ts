import { ConcurrencyLimiter } from '../../../kernel/concurrency/concurrency-limiter.js';
import { unavailableForNow } from '../../../kernel/refusal/general.refusals.js';
import { orderExportsRunning } from './order-export.refusals.js';

/** Each reads the database as fast as its reader takes the file; visitors keep the other connections of the pool. */
export const MAX_EXPORTS_OF_PROCESS = 4;
export const MAX_EXPORTS_OF_PERSON = 2;
const RETRY_AFTER_SECONDS = 30;

/** Bounds how many exports one process runs at once, in all and for each person, and ends them all. */
export class RunningExports {
  private readonly tasks = new Set<Promise<unknown>>();
  private readonly ending = new AbortController();
  private readonly limiter = new ConcurrencyLimiter({ concurrency: MAX_EXPORTS_OF_PROCESS, maxWaiting: 0 });
  private readonly countsOfPersons = new Map<string, number>();

  /**
   * Runs an export; none waits for its turn.
   *
   * @param task ends early once its signal says so
   * @throws ORDER_EXPORTS_RUNNING when the person has as many as they may, SERVICE_BUSY when the process does, UNAVAILABLE when
   *   the process ends
   */
  async run<Result>(person: string, task: (ending: AbortSignal) => Promise<Result>): Promise<Result> {
    if (this.ending.signal.aborted) throw unavailableForNow();
    const running = this.countsOfPersons.get(person) ?? 0;
    if (running >= MAX_EXPORTS_OF_PERSON) {
      throw orderExportsRunning({ maximum: MAX_EXPORTS_OF_PERSON, retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    this.countsOfPersons.set(person, running + 1);
    try {
      return await this.limiter.limit(() => this.follow(task(this.ending.signal)));
    } finally {
      this.leave(person);
    }
  }

  /** Ends those that run, and resolves once they have; none begins any more. */
  async end(): Promise<void> {
    this.ending.abort();
    await Promise.allSettled(this.tasks);
  }

  private async follow<Result>(task: Promise<Result>): Promise<Result> {
    this.tasks.add(task);
    try {
      return await task;
    } finally {
      this.tasks.delete(task);
    }
  }

  private leave(person: string): void {
    const running = (this.countsOfPersons.get(person) ?? 1) - 1;
    if (running > 0) this.countsOfPersons.set(person, running);
    else this.countsOfPersons.delete(person);
  }
}
