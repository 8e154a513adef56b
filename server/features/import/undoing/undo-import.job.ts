import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type EndedJob, type JobHandler, type RunningJob, RunsJob } from '../../../kernel/jobs/job.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { ImportEndings } from '../runs/import-endings.js';
import { UNDO_IMPORT } from '../runs/import-jobs.js';
import { ImportRuns } from '../runs/import-runs.js';
import { Reversal } from './reversal.js';

/** Takes an applied import back, or what was written of one that was to be applied wholly or not at all. */
@RunsJob(UNDO_IMPORT, { isRepeatable: false })
@Injectable()
export class UndoImport implements JobHandler {
  constructor(
    private readonly runs: ImportRuns,
    private readonly reversal: Reversal,
    private readonly endings: ImportEndings,
    private readonly outbox: Outbox,
  ) {}

  async run(job: RunningJob): Promise<void> {
    const run = await this.runs.get(job.subjectId);
    if (run.jobId !== job.id) return;
    await this.reversal.reverse(job, run);
    await job.chunk((transaction) => this.endings.undone(transaction, job, 'undone'));
    this.outbox.notifyWorkers();
  }

  /** What was taken back stays so; the rest can be taken back another time. */
  async onFailed(job: EndedJob, transaction: EntityManager): Promise<void> {
    await this.endings.undone(transaction, job, 'applied');
  }

  async onCancelled(job: EndedJob, transaction: EntityManager): Promise<void> {
    await this.endings.undone(transaction, job, 'applied');
  }
}
