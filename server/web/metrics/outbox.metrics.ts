import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Outbox, type OutboxStats } from '../../kernel/queue/outbox.js';
import { Metrics } from './metrics.js';

/** Metrics of the side effects that wait and of those that were given up. */
@Injectable()
export class OutboxMetrics {
  private counting?: Promise<OutboxStats | undefined>;

  constructor(
    { registry }: Metrics,
    private readonly outbox: Outbox,
  ) {
    const gauge = (name: string, help: string, value: (stats: OutboxStats) => number) => {
      const count = () => this.count();
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          const stats = await count();
          this.set(stats ? value(stats) : NaN);
        },
      });
    };
    gauge('outbox_open', 'Side effects not yet carried out: the depth of the queue.', ({ open }) => open);
    gauge(
      'outbox_dead',
      'Side effects given up after the last attempt; see outbox:list.',
      ({ dead }) => dead,
    );
    gauge(
      'outbox_oldest_open_seconds',
      'Age of the oldest side effect not yet carried out.',
      (stats) => stats.oldestOpenSeconds,
    );
  }

  /** Concurrent scrapes share one query. Without the database the other metrics are still reported. */
  private count(): Promise<OutboxStats | undefined> {
    this.counting ??= this.outbox
      .stats()
      .catch(() => undefined)
      .finally(() => (this.counting = undefined));
    return this.counting;
  }
}
