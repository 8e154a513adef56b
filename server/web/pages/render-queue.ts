/** Rendering takes the processor: more at once would only make all of them slower. */
const MOST_AT_ONCE = 8;
/** About a second of work. Whoever comes after that is better told to come back than kept waiting. */
const MOST_WAITING = 64;

interface Turn {
  /** False once everybody who asked is gone. */
  isWanted: () => boolean;
  begin: () => void;
  giveUp: () => void;
}

/** Bounds the work on pages: a few are made at once, some wait, the rest is turned away. */
export class RenderQueue {
  private running = 0;
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
            // Not at once: a connection that was closed meanwhile is to be seen before the next turn.
            setImmediate(() => this.next());
          });
      };
      this.take({ isWanted, begin, giveUp: () => resolve(undefined) });
    });
  }

  private take(turn: Turn): void {
    if (this.running < MOST_AT_ONCE && this.waiting.length === 0) {
      turn.begin();
      return;
    }
    if (this.waiting.length >= MOST_WAITING) this.dropUnwanted();
    if (this.waiting.length >= MOST_WAITING) turn.giveUp();
    else this.waiting.push(turn);
  }

  private next(): void {
    while (this.running < MOST_AT_ONCE) {
      const turn = this.waiting.shift();
      if (!turn) return;
      if (turn.isWanted()) turn.begin();
      else turn.giveUp();
    }
  }

  private dropUnwanted(): void {
    const wanted = this.waiting.filter((turn) => turn.isWanted());
    for (const turn of this.waiting) if (!wanted.includes(turn)) turn.giveUp();
    this.waiting = wanted;
  }
}
