import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type EndedJob, type JobHandler, type RunningJob, RunsJob } from '../../../kernel/jobs/job.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { APPLY_IMPORT } from '../runs/import-jobs.js';
import { ImportEndings } from '../runs/import-endings.js';
import { failureOf } from '../runs/import-failure.js';
import { ImportRuns } from '../runs/import-runs.js';
import { Reversal } from '../undoing/reversal.js';
import { RowApplying } from './row-applying.js';

/** Writes what the preview of an import showed into the catalog. */
@RunsJob(APPLY_IMPORT, { isRepeatable: false })
@Injectable()
export class ApplyImport implements JobHandler {
  constructor(
    private readonly runs: ImportRuns,
    private readonly applying: RowApplying,
    private readonly reversal: Reversal,
    private readonly endings: ImportEndings,
    private readonly outbox: Outbox,
  ) {}

  /** An import that is to be applied wholly or not at all is taken back again when one of its rows fails. */
  async run(job: RunningJob): Promise<void> {
    const run = await this.runs.get(job.subjectId);
    if (run.jobId !== job.id) return;
    const failure = run.failure ?? (await this.applying.apply(job, run));
    if (failure !== null) await this.reversal.reverse(job, run);
    await job.chunk((transaction) => this.endings.applied(transaction, job, failure));
    this.outbox.notifyWorkers();
  }

  async onFailed(job: EndedJob, transaction: EntityManager, error: unknown): Promise<void> {
    const stopped = { status: 'failed' as const, failure: failureOf(error) };
    await this.endings.applyingStopped(transaction, job, stopped);
  }

  async onCancelled(job: EndedJob, transaction: EntityManager): Promise<void> {
    await this.endings.applyingStopped(transaction, job, { status: 'cancelled', failure: null });
  }
}
