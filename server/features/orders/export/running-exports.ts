import { ConcurrencyLimiter } from '../../../kernel/concurrency/concurrency-limiter.js';
import { orderExportsRunning } from './order-export.refusals.js';

/** Each reads the database as fast as its reader takes the file; visitors keep the other connections of the pool. */
export const MAX_EXPORTS_OF_PROCESS = 4;
export const MAX_EXPORTS_OF_PERSON = 2;
const RETRY_AFTER_SECONDS = 30;

/** Bounds how many exports one process runs at once, in all and for each person. */
export class RunningExports {
  private readonly limiter = new ConcurrencyLimiter({ concurrency: MAX_EXPORTS_OF_PROCESS, maxWaiting: 0 });
  private readonly countsOfPersons = new Map<string, number>();

  /**
   * Runs an export; none waits for its turn.
   *
   * @throws ORDER_EXPORTS_RUNNING when the person has as many as they may, SERVICE_BUSY when the process does
   */
  async run<Result>(person: string, task: () => Promise<Result>): Promise<Result> {
    const running = this.countsOfPersons.get(person) ?? 0;
    if (running >= MAX_EXPORTS_OF_PERSON) {
      throw orderExportsRunning({ maximum: MAX_EXPORTS_OF_PERSON, retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    this.countsOfPersons.set(person, running + 1);
    try {
      return await this.limiter.limit(task);
    } finally {
      this.leave(person);
    }
  }

  private leave(person: string): void {
    const running = (this.countsOfPersons.get(person) ?? 1) - 1;
    if (running > 0) this.countsOfPersons.set(person, running);
    else this.countsOfPersons.delete(person);
  }
}
