import { ConcurrencyLimiter } from '../concurrency/concurrency-limiter.js';
import { unavailableForNow } from '../refusal/general.refusals.js';
import { exportsRunning } from './exports.refusals.js';

/** Each reads the database as fast as its reader takes the file; visitors keep the other connections of the pool. */
export const MAX_EXPORTS_OF_PROCESS = 4;
export const MAX_EXPORTS_OF_PERSON = 2;
const RETRY_AFTER_SECONDS = 30;
/** Longer than a slow connection takes for the largest file; an export is to end even where its reader never does. */
const MAX_DURATION_MS = 15 * 60_000;

/** Bounds how many exports one process runs at once, in all and for each person, and for how long. */
export class RunningExports {
  maxDurationMs = MAX_DURATION_MS;
  private readonly limiter = new ConcurrencyLimiter({ concurrency: MAX_EXPORTS_OF_PROCESS, maxWaiting: 0 });
  private readonly countsOfPersons = new Map<string, number>();
  private readonly running = new Map<AbortController, Promise<unknown>>();
  private isEnding = false;

  /**
   * Runs an export; none waits for its turn.
   *
   * @param task ends early once its signal says so: after the longest time that one may take, and when the process ends
   * @throws EXPORTS_RUNNING when the person has as many as they may, SERVICE_BUSY when the process does, UNAVAILABLE when
   *   the process ends
   */
  async run<Result>(person: string, task: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    if (this.isEnding) throw unavailableForNow();
    const running = this.countsOfPersons.get(person) ?? 0;
    if (running >= MAX_EXPORTS_OF_PERSON) {
      throw exportsRunning({ maximum: MAX_EXPORTS_OF_PERSON, retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    this.countsOfPersons.set(person, running + 1);
    try {
      return await this.limiter.limit(() => this.follow(task));
    } finally {
      this.leave(person);
    }
  }

  /** Ends those that run, and resolves once they have; none begins any more. */
  async end(): Promise<void> {
    this.isEnding = true;
    for (const controller of this.running.keys()) controller.abort();
    await Promise.allSettled(this.running.values());
  }

  private async follow<Result>(task: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), this.maxDurationMs).unref();
    const running = task(controller.signal);
    this.running.set(controller, running);
    try {
      return await running;
    } finally {
      clearTimeout(timer);
      this.running.delete(controller);
    }
  }

  private leave(person: string): void {
    const running = (this.countsOfPersons.get(person) ?? 1) - 1;
    if (running > 0) this.countsOfPersons.set(person, running);
    else this.countsOfPersons.delete(person);
  }
}
