import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** Rendering takes the processor: more at once would only make all of them slower. */
const MOST_AT_ONCE = 8;
/** Less than two seconds of work. Whoever comes after that is better told to come back than kept waiting. */
const MOST_IN_ALL = 128;

/** A turn of the event loop accepts one connection, whose request is read a turn later. */
const QUIET_TURNS = 3;
/** While visitors keep coming, pages have to be made all the same. */
const MOST_TURNS = 64;

interface Turn {
  /** False once everybody who asked is gone. */
  isWanted: () => boolean;
  begin: () => void;
  giveUp: () => void;
}

/** Bounds the work on pages: a few are made at once, some wait, the rest is turned away. */
export class RenderQueue {
  private running = 0;
  private arrivals = 0;
  private isBeginning = false;
  private waiting: Turn[] = [];

  /** What the work gives when its turn comes; nothing when there is no room, or nobody waits for it any more. */
  run<Result>(work: () => Promise<Result>, isWanted: () => boolean): Promise<Result | undefined> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        this.running += 1;
        work()
          .then(resolve, reject)
          .finally(() => {
            this.running -= 1;
            void this.beginNext();
          });
      };
      this.take({ isWanted, begin, giveUp: () => resolve(undefined) });
    });
  }

  private take(turn: Turn): void {
    this.arrivals += 1;
    if (this.isFull()) this.dropUnwanted();
    if (this.isFull()) {
      turn.giveUp();
      return;
    }
    this.waiting.push(turn);
    void this.beginNext();
  }

  private isFull(): boolean {
    return this.running + this.waiting.length >= MOST_IN_ALL;
  }

  private async beginNext(): Promise<void> {
    if (this.isBeginning) return;
    this.isBeginning = true;
    while (this.waiting.length > 0 && this.running < MOST_AT_ONCE) {
      await this.arrivalsPause();
      const turn = this.waiting.shift();
      if (turn?.isWanted()) turn.begin();
      else turn?.giveUp();
    }
    this.isBeginning = false;
  }

  /**
   * Lets the connections in that stand before the door. Each page made first would make them all wait unseen, with no
   * way to turn them away, or to notice that they left.
   */
  private async arrivalsPause(): Promise<void> {
    let quiet = 0;
    for (let turn = 0; turn < MOST_TURNS && quiet < QUIET_TURNS; turn += 1) {
      const before = this.arrivals;
      await turnOfTheLoop();
      quiet = this.arrivals === before ? quiet + 1 : 0;
    }
  }

  private dropUnwanted(): void {
    const [wanted, unwanted]: [Turn[], Turn[]] = [[], []];
    for (const turn of this.waiting) (turn.isWanted() ? wanted : unwanted).push(turn);
    this.waiting = wanted;
    for (const turn of unwanted) turn.giveUp();
  }
}
