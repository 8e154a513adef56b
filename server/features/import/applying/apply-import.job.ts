import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { type EndedJob, type JobHandler, type RunningJob, RunsJob } from '../../../kernel/jobs/job.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { APPLY_IMPORT } from '../runs/import-jobs.js';
import { failureOf } from '../runs/import-failure.js';
import type { ImportRunEntity } from '../runs/import-run.entity.js';
import { ImportPictureRequests } from '../runs/import-picture-requests.js';
import { ImportRuns } from '../runs/import-runs.js';
import { importFinished } from '../runs/import.facts.js';
import { Reversal } from '../undoing/reversal.js';
import { ImportResults } from '../runs/import-results.js';
import { RowApplying } from './row-applying.js';

/** Writes what the preview of an import showed into the catalog. */
@RunsJob(APPLY_IMPORT, { isRepeatable: false })
@Injectable()
export class ApplyImport implements JobHandler {
  constructor(
    private readonly runs: ImportRuns,
    private readonly applying: RowApplying,
    private readonly reversal: Reversal,
    private readonly results: ImportResults,
    private readonly pictures: ImportPictureRequests,
    private readonly outbox: Outbox,
    private readonly dataVersions: DataVersions,
    private readonly clock: Clock,
  ) {}

  /** An import that is to be applied wholly or not at all is taken back again when one of its rows fails. */
  async run(job: RunningJob): Promise<void> {
    const run = await this.runs.get(job.subjectId);
    const failure = run.failure ?? (await this.applying.apply(job, run));
    if (failure !== null) await this.reversal.reverse(job, run);
    await job.chunk(async (transaction) => {
      const result = await this.results.of(transaction, run.id, failure?.message);
      await this.end(transaction, job, { status: failure === null ? 'applied' : 'failed', result });
    });
    this.outbox.notifyWorkers();
  }

  async onFailed(job: EndedJob, transaction: EntityManager, error: unknown): Promise<void> {
    const failure = failureOf(error);
    const result = await this.results.of(transaction, job.subjectId, failure.message);
    await this.end(transaction, job, { status: 'failed', failure, result });
  }

  async onCancelled(job: EndedJob, transaction: EntityManager): Promise<void> {
    const result = await this.results.of(transaction, job.subjectId);
    await this.end(transaction, job, { status: 'cancelled', result });
  }

  /** Visitors see what was applied at the latest now; its pictures follow. */
  private async end(
    transaction: EntityManager,
    { subjectId: id, cause }: EndedJob,
    ended: Partial<ImportRunEntity>,
  ): Promise<void> {
    await this.runs.update(transaction, id, { ...ended, jobId: null, finishedAt: this.clock.now() });
    await this.pictures.begin(transaction, id, cause);
    await this.outbox.record(transaction, importFinished(id));
    await this.dataVersions.bump(transaction, 'catalog');
  }
}
