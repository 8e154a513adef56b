import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';

const HTTP_BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NANOSECONDS_PER_SECOND = 1e9;

type Outcome = 'ok' | 'errors';

/** The pool of `pg` behind TypeORM, as far as it can be counted. */
interface CountedPool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** What the operators can count of one process. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  private readonly http = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: HTTP_BUCKETS_SECONDS,
    registers: [this.registry],
  });

  private readonly operations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Time of an executed GraphQL operation by its first root field; pages run theirs inside the server.',
    labelNames: ['field', 'outcome'],
    buckets: HTTP_BUCKETS_SECONDS,
    registers: [this.registry],
  });

  private readonly cacheRequests = new Counter({
    name: 'cache_requests_total',
    help: 'Requests served from memory (hit) or not (miss).',
    labelNames: ['cache', 'result'],
    registers: [this.registry],
  });

  private readonly cacheBytes = new Map<string, () => number>();

  constructor(dataSource: DataSource) {
    collectDefaultMetrics({ register: this.registry });
    const { cacheBytes, registry } = this;
    new Gauge({
      name: 'cache_bytes',
      help: 'Memory a cache takes.',
      labelNames: ['cache'],
      registers: [registry],
      collect() {
        for (const [cache, bytes] of cacheBytes) this.set({ cache }, bytes());
      },
    });
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool, and queries waiting for one.',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        const pool = (dataSource.driver as unknown as { master?: CountedPool }).master;
        if (!pool) return;
        this.set({ state: 'open' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
  }

  request(labels: { method: string; route: string; status: number }, milliseconds: number): void {
    this.http.observe(labels, milliseconds / 1_000);
  }

  /** Returns what is to be called when the operation has ended. */
  startOperation([field = '']: readonly string[]): (outcome: Outcome) => void {
    const begun = process.hrtime.bigint();
    return (outcome) => {
      const seconds = Number(process.hrtime.bigint() - begun) / NANOSECONDS_PER_SECOND;
      this.operations.observe({ field, outcome }, seconds);
    };
  }

  /** Counts a cache's hits and misses by the two functions returned. */
  cache(name: string, bytes: () => number): [hit: () => void, miss: () => void] {
    this.cacheBytes.set(name, bytes);
    const [hits, misses] = ['hit', 'miss'].map((result) =>
      this.cacheRequests.labels({ cache: name, result }),
    );
    hits?.inc(0);
    misses?.inc(0);
    return [() => hits?.inc(), () => misses?.inc()];
  }
}
