import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import type { EndedJob } from '../../../kernel/jobs/job.js';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { failureOf } from './import-failure.js';
import { ImportFiles } from './import-files.js';
import { CATALOG_LANE, UNDO_IMPORT } from './import-jobs.js';
import { ImportOutcomes } from '../rows/import-outcomes.js';
import { ImportPictureRequests } from '../rows/import-picture-requests.js';
import type { ImportFailure, ImportRunEntity } from './import-run.entity.js';
import { ImportResults } from './import-results.js';
import { ImportRuns } from './import-runs.js';
import { importFinished } from './import.facts.js';

/** The job of an import that ends. */
export type EndingJob = Pick<EndedJob, 'id' | 'subjectId' | 'cause'>;

/** How a job ended before its last chunk; `failure` is null for one that was cancelled. */
export interface StoppedJob {
  status: 'failed' | 'cancelled';
  failure: ImportFailure | null;
}

/**
 * What becomes of an import when a job of it ends. Only the job that the import still has changes it: one that was killed behind its
 * last chunk runs again, when the import may be at something else.
 */
@Injectable()
export class ImportEndings {
  constructor(
    private readonly runs: ImportRuns,
    private readonly files: ImportFiles,
    private readonly results: ImportResults,
    private readonly outcomes: ImportOutcomes,
    private readonly pictures: ImportPictureRequests,
    private readonly jobs: Jobs,
    private readonly outbox: Outbox,
    private readonly dataVersions: DataVersions,
    private readonly clock: Clock,
  ) {}

  async planned(transaction: EntityManager, job: EndingJob): Promise<void> {
    await this.runs.release(transaction, job, { status: 'ready', failure: null });
  }

  /**
   * A file whose rows are not all stored is never read again: those that are stored are left to the sweeper, as there may be
   * hundreds of thousands. That the file cannot be deleted is no reason not to end.
   */
  async planningStopped(transaction: EntityManager, job: EndingJob, stopped: StoppedJob): Promise<void> {
    const { isRead, isKept } = await this.runs.lock(transaction, job.subjectId);
    const ended = { ...stopped, finishedAt: this.clock.now(), isKept: isKept && isRead };
    if (!(await this.runs.release(transaction, job, ended))) return;
    await this.files.remove(job.subjectId).catch(() => undefined);
  }

  /** @param failure why all of it was taken back again */
  async applied(transaction: EntityManager, job: EndingJob, failure: ImportFailure | null): Promise<void> {
    const result = await this.results.of(transaction, job.subjectId, failure ? { failure } : undefined);
    const status = failure === null ? 'applied' : 'failed';
    await this.finish(transaction, job, { status, result, finishedAt: this.clock.now() });
  }

  /** What was applied stays, unless all of it should have been: then a job takes it back before the import ends. */
  async applyingStopped(transaction: EntityManager, job: EndingJob, stopped: StoppedJob): Promise<void> {
    const run = await this.runs.lock(transaction, job.subjectId);
    if (run.jobId !== job.id) return;
    // It may have been about to take everything back already, because of a row.
    const failure = run.failure ?? stopped.failure;
    if (run.options.isAllOrNothing && (await this.outcomes.count(transaction, run.id)) > 0) {
      const { subjectId, cause } = job;
      const undoing = { kind: UNDO_IMPORT, subjectId, lane: CATALOG_LANE, isCancellable: false, cause };
      const jobId = await this.jobs.add(transaction, undoing);
      await this.runs.release(transaction, job, { status: 'undoing', failure, jobId });
    } else await this.stop(transaction, job, run, { status: stopped.status, failure });
  }

  /** @param status `applied` when something of it may still be taken back another time */
  async undone(transaction: EntityManager, job: EndingJob, status: 'undone' | 'applied'): Promise<void> {
    const run = await this.runs.lock(transaction, job.subjectId);
    if (run.jobId !== job.id) return;
    if (isWithdrawn(run)) {
      const { failure } = run;
      await this.stop(transaction, job, run, { status: failure === null ? 'cancelled' : 'failed', failure });
    } else await this.finish(transaction, job, { status, undoFinishedAt: this.clock.now() });
  }

  /** Of an import whose job ended without ending it, because that could not be stored: as if the job failed now. */
  async abandoned(
    transaction: EntityManager,
    { id: subjectId, jobId, status }: ImportRunEntity,
    cause: EndingJob['cause'],
  ): Promise<void> {
    if (jobId === null) return;
    const job = { id: jobId, subjectId, cause };
    const failed = { status: 'failed' as const, failure: failureOf(undefined) };
    if (status === 'planning') await this.planningStopped(transaction, job, failed);
    else if (status === 'applying') await this.applyingStopped(transaction, job, failed);
    else await this.undone(transaction, job, 'applied');
  }

  /** One that nothing was applied of may be compared anew: it counts as never applied. */
  private async stop(
    transaction: EntityManager,
    job: EndingJob,
    { id }: ImportRunEntity,
    { status, failure }: StoppedJob,
  ): Promise<void> {
    const result = await this.results.of(transaction, id, { failure });
    const isUnapplied = (await this.outcomes.count(transaction, id)) === 0;
    const unapplied = isUnapplied && { appliedAt: null, appliedByKind: null, appliedById: null };
    const finishedAt = this.clock.now();
    await this.finish(transaction, job, { status, failure, result, finishedAt, ...unapplied });
  }

  /** Visitors see what was written at the latest now; products that stay want their pictures. */
  private async finish(
    transaction: EntityManager,
    job: EndingJob,
    ended: Partial<ImportRunEntity>,
  ): Promise<void> {
    if (!(await this.runs.release(transaction, job, ended))) return;
    const { subjectId: id, cause } = job;
    await this.pictures.begin(transaction, id, cause);
    await this.outbox.record(transaction, importFinished(id));
    await this.dataVersions.bump(transaction, 'catalog');
  }
}

/** Whether a job takes back what should have been applied wholly or not at all, which nobody asked for. */
export const isWithdrawn = ({ status, undoStartedAt }: ImportRunEntity): boolean =>
  status === 'undoing' && undoStartedAt === null;
