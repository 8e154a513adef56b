import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Cause } from '../../kernel/actor/cause.js';
import { historyActor } from '../../kernel/actor/history-actor.js';
import { AuditLog } from '../../kernel/audit-log/audit-log.js';
import { JobKinds } from '../../kernel/jobs/job-kinds.js';
import { JOB_STATUSES, type JobRecord } from '../../kernel/jobs/job.js';
import { Jobs } from '../../kernel/jobs/jobs.js';
import { notFound } from '../../kernel/refusal/general.refusals.js';
import { ImportRuns } from '../import/index.js';
import { jobEnded, jobNotCancellable, jobNotRepeatable } from './job.refusals.js';
import type { JobList, JobStatusCount, JobType } from './job.type.js';
import type { JobsArgs } from './jobs.args.js';

/** What staff see of long jobs, and what they do about them. */
@Injectable()
export class StaffJobsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly kinds: JobKinds,
    private readonly imports: ImportRuns,
    private readonly audit: AuditLog,
  ) {}

  async list(args: JobsArgs): Promise<JobList> {
    const { items, ...counted } = await this.jobs.list(args);
    return { items: await this.toViews(items), ...counted };
  }

  async counts(): Promise<JobStatusCount[]> {
    const { byStatus } = await this.jobs.stats();
    return JOB_STATUSES.map((status) => ({ status, count: byStatus[status] }));
  }

  /** @throws NOT_FOUND, JOB_NOT_REPEATABLE unless it failed or was cancelled and its kind allows it */
  async retry(id: string, cause: Cause): Promise<JobType> {
    const job = await this.find(id);
    if (!this.isRepeatable(job)) throw jobNotRepeatable();
    await this.dataSource.transaction(async (transaction) => {
      if (!(await this.jobs.retry(transaction, id))) throw jobNotRepeatable();
      await this.audit.add(transaction, { ...cause, what: 'job-retried', ...entryOf(job) });
    });
    return this.view(await this.find(id));
  }

  /** @throws NOT_FOUND, JOB_ENDED, JOB_NOT_CANCELLABLE */
  async cancel(id: string, cause: Cause): Promise<JobType> {
    const job = await this.find(id);
    if (job.finishedAt) throw jobEnded();
    if (job.cancelRequestedAt) return this.view(job);
    await this.dataSource.transaction(async (transaction) => {
      const request = await this.jobs.requestCancel(transaction, id);
      if (request === 'ended') throw jobEnded();
      if (request === 'notCancellable') throw jobNotCancellable();
      await this.audit.add(transaction, { ...cause, what: 'job-cancelled', ...entryOf(job) });
    });
    return this.view(await this.find(id));
  }

  private async find(id: string): Promise<JobRecord> {
    const job = isUuid(id) ? await this.jobs.find(id) : null;
    if (!job) throw notFound();
    return job;
  }

  private isRepeatable({ kind, status }: JobRecord): boolean {
    const hasFailed = status === 'failed' || status === 'cancelled';
    return hasFailed && (this.kinds.termsOf(kind)?.isRepeatable ?? false);
  }

  private async view(job: JobRecord): Promise<JobType> {
    const names = await this.imports.fileNames([job.subjectId]);
    return this.toView(job, names);
  }

  /** Imports are the subjects that have names. */
  private async toViews(jobs: readonly JobRecord[]): Promise<JobType[]> {
    const names = await this.imports.fileNames(jobs.map(({ subjectId }) => subjectId));
    return jobs.map((job) => this.toView(job, names));
  }

  private toView(job: JobRecord, names: ReadonlyMap<string, string>): JobType {
    const { id, kind, subjectId, status, createdAt, dueAt, startedAt, finishedAt, error } = job;
    return {
      id,
      kind,
      subjectId,
      status,
      createdAt,
      dueAt,
      startedAt,
      finishedAt,
      subjectName: names.get(subjectId) ?? null,
      progress: { stage: job.stage, done: job.done, total: job.total },
      error: error === null ? null : { message: error, code: job.errorCode },
      failedAttempts: job.attempts,
      isCancelRequested: job.cancelRequestedAt !== null,
      isCancellable: job.isCancellable && finishedAt === null && job.cancelRequestedAt === null,
      isRepeatable: this.isRepeatable(job),
      actor: historyActor(job.actorKind, job.actorId),
    };
  }
}

/** What was done to which job, and what that was at. */
const entryOf = ({ id, kind, subjectId, status }: JobRecord) => ({
  subject: `job ${id}`,
  before: { kind, subjectId, status },
});
