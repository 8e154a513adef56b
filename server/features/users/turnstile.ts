import { unavailable } from '../../kernel/refusal/general.refusals.js';

/** Lets so many pieces of work in at a time, first come, first served. */
export class Turnstile {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: { atOnce: number; waiting: number }) {}

  /** @throws UNAVAILABLE when too many wait already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.inside < this.limits.atOnce) {
      this.inside += 1;
      return;
    }
    if (this.waiting.length >= this.limits.waiting) throw unavailable();
    await new Promise<void>((enter) => this.waiting.push(enter));
  }

  /** Whoever waits longest takes the place that gets free. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.inside -= 1;
  }
}
