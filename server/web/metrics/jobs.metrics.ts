import { Injectable, Optional } from '@nestjs/common';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { JobRunner } from '../../kernel/jobs/job-runner.js';
import { JOB_STATUSES } from '../../kernel/jobs/job.js';
import { Jobs, type JobStats } from '../../kernel/jobs/jobs.js';
import { Metrics } from './metrics.js';

const BUCKETS_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const MILLISECONDS = 1_000;

/** Metrics of the long jobs; the times of their chunks in the worker that carries them out. */
@Injectable()
export class JobsMetrics {
  private counting?: Promise<JobStats | undefined>;

  constructor(
    { registry }: Metrics,
    private readonly jobs: Jobs,
    @Optional() runner?: JobRunner,
  ) {
    this.registerCounts([registry]);
    const chunks = new Histogram({
      name: 'job_chunk_duration_seconds',
      help: 'Time of a committed step of a job.',
      labelNames: ['kind'],
      buckets: BUCKETS_SECONDS,
      registers: [registry],
    });
    runner?.onChunk(({ kind, milliseconds }) => chunks.observe({ kind }, milliseconds / MILLISECONDS));
  }

  private registerCounts(registers: Registry[]): void {
    const count = () => this.count();
    new Gauge({
      name: 'jobs',
      help: 'Long jobs by status: `waiting` is the depth of the queue.',
      labelNames: ['status'],
      registers,
      async collect() {
        const stats = await count();
        for (const status of JOB_STATUSES) this.set({ status }, stats ? stats.byStatus[status] : NaN);
      },
    });
    new Gauge({
      name: 'jobs_oldest_waiting_seconds',
      help: 'How long the oldest job that could run has waited.',
      registers,
      async collect() {
        this.set((await count())?.oldestWaitingSeconds ?? NaN);
      },
    });
  }

  /** Concurrent scrapes share one query. Without the database the other metrics are still reported. */
  private count(): Promise<JobStats | undefined> {
    this.counting ??= this.jobs
      .stats()
      .catch(() => undefined)
      .finally(() => (this.counting = undefined));
    return this.counting;
  }
}
