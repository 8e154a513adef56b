import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { ConcurrencyLimiter } from '../../kernel/concurrency/concurrency-limiter.js';

/** Rendering takes the processor: more at once would only make all of them slower. */
const CONCURRENT_RENDERS = 8;
/** Running and waiting together, less than two seconds of work: later visitors are better told to come back. */
const MAX_WANTED = 128;

/** A turn of the event loop accepts one connection, whose request is read a turn later. */
const QUIET_TURNS = 3;
/** While visitors keep coming, pages have to be made all the same. */
const MAX_TURNS = 64;

interface Render {
  /** False once every visitor who waits for the page is gone. */
  isWanted: () => boolean;
}

/** Limits the rendering of pages: a few are rendered at once, some wait, the rest is turned away. */
export class RenderLimiter {
  // Unlimited: isFull() limits them, by the renders that are still wanted.
  private readonly renders = new ConcurrencyLimiter({
    concurrency: CONCURRENT_RENDERS,
    maxWaiting: Infinity,
  });
  private readonly starts = new ConcurrencyLimiter({ concurrency: 1, maxWaiting: Infinity });
  private readonly open = new Set<Render>();
  private arrivals = 0;

  /** What the task returns; undefined when there is no room, or when nobody waits for it any more at its turn. */
  async run<Result>(task: () => Promise<Result>, isWanted: () => boolean): Promise<Result | undefined> {
    this.arrivals += 1;
    if (this.isFull()) return undefined;
    const render = { isWanted };
    this.open.add(render);
    try {
      return await this.renders.limit(() => this.start(task, isWanted));
    } finally {
      this.open.delete(render);
    }
  }

  private isFull(): boolean {
    if (this.open.size < MAX_WANTED) return false;
    return [...this.open].filter(({ isWanted }) => isWanted()).length >= MAX_WANTED;
  }

  private async start<Result>(
    task: () => Promise<Result>,
    isWanted: () => boolean,
  ): Promise<Result | undefined> {
    if (isWanted()) await this.starts.limit(() => this.pauseForArrivals());
    return isWanted() ? task() : undefined;
  }

  /**
   * Lets the connections in that wait to be accepted, before each render: rendering first would leave them unseen, with no
   * way to turn them away, to render once for those of the same page, or to notice that they left.
   */
  private async pauseForArrivals(): Promise<void> {
    let quiet = 0;
    for (let turn = 0; turn < MAX_TURNS && quiet < QUIET_TURNS; turn += 1) {
      const before = this.arrivals;
      await turnOfTheLoop();
      quiet = this.arrivals === before ? quiet + 1 : 0;
    }
  }
}
