import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Outbox, type OutboxCensus } from '../../kernel/queue/outbox.js';
import { Metrics } from './metrics.js';

/** Lets the operators count the side effects that wait, and those that were given up. */
@Injectable()
export class OutboxMetrics {
  private counting?: Promise<OutboxCensus | undefined>;

  constructor(
    { registry }: Metrics,
    private readonly outbox: Outbox,
  ) {
    const gauge = (name: string, help: string, value: (census: OutboxCensus) => number) => {
      const count = () => this.count();
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          const census = await count();
          this.set(census ? value(census) : NaN);
        },
      });
    };
    gauge('outbox_open', 'Side effects not yet carried out: the depth of the queue.', ({ open }) => open);
    gauge('outbox_dead', 'Side effects given up after the last attempt.', ({ dead }) => dead);
    gauge(
      'outbox_oldest_open_seconds',
      'Age of the oldest side effect not yet carried out.',
      (census) => census.oldestOpenSeconds,
    );
  }

  /** One question answers all that ask at one time. Without the database the other metrics are still told. */
  private count(): Promise<OutboxCensus | undefined> {
    this.counting ??= this.outbox
      .census()
      .catch(() => undefined)
      .finally(() => (this.counting = undefined));
    return this.counting;
  }
}
