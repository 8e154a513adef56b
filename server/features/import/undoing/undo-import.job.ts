import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { type EndedJob, type JobHandler, type RunningJob, RunsJob } from '../../../kernel/jobs/job.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { UNDO_IMPORT } from '../runs/import-jobs.js';
import type { ImportStatus } from '../runs/import-run.statuses.js';
import { ImportPictureRequests } from '../runs/import-picture-requests.js';
import { ImportRuns } from '../runs/import-runs.js';
import { importFinished } from '../runs/import.facts.js';
import { Reversal } from './reversal.js';

/** Takes an applied import back. */
@RunsJob(UNDO_IMPORT, { isRepeatable: false })
@Injectable()
export class UndoImport implements JobHandler {
  constructor(
    private readonly runs: ImportRuns,
    private readonly reversal: Reversal,
    private readonly pictures: ImportPictureRequests,
    private readonly outbox: Outbox,
    private readonly dataVersions: DataVersions,
    private readonly clock: Clock,
  ) {}

  async run(job: RunningJob): Promise<void> {
    await this.reversal.reverse(job, await this.runs.get(job.subjectId));
    await job.chunk((transaction) => this.end(transaction, job, 'undone'));
    this.outbox.notifyWorkers();
  }

  /** What was taken back stays so; the rest can be taken back another time. */
  async onFailed(job: EndedJob, transaction: EntityManager): Promise<void> {
    await this.end(transaction, job, 'applied');
  }

  async onCancelled(job: EndedJob, transaction: EntityManager): Promise<void> {
    await this.end(transaction, job, 'applied');
  }

  /** Products that stay still want their pictures. */
  private async end(
    transaction: EntityManager,
    { subjectId: id, cause }: EndedJob,
    status: ImportStatus,
  ): Promise<void> {
    await this.runs.update(transaction, id, {
      status,
      jobId: null,
      undoFinishedAt: this.clock.now(),
    });
    await this.pictures.begin(transaction, id, cause);
    await this.outbox.record(transaction, importFinished(id));
    await this.dataVersions.bump(transaction, 'catalog');
  }
}
