import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditVerification } from '../../../kernel/event-audit/audit-verification.js';
import type { VerificationStep } from '../../../kernel/event-audit/verification-progress.js';
import { type EndedJob, type JobHandler, type RunningJob, RunsJob } from '../../../kernel/jobs/job.js';
import type { VerificationScope } from './audit-verification.entity.js';
import { AUDIT_VERIFICATION, AuditVerifications } from './audit-verifications.js';

/** Often enough for a bar that moves, and to keep the job. */
const BEAT_MS = 500;

/** What there is to prove, with what a checkpoint has proven before. */
const TOTALS = `
  SELECT (SELECT coalesce(max(position), 0) FROM event) AS events,
    (SELECT coalesce(max(position), 0) FROM audit_chain) AS entries,
    last.position AS "eventsBefore", last.audit_position AS "entriesBefore"
  FROM (VALUES (1)) AS one
  LEFT JOIN (SELECT position, audit_position FROM checkpoint ORDER BY id DESC LIMIT 1) AS last ON true`;

interface Totals {
  events: number;
  entries: number;
  eventsBefore: number | null;
  entriesBefore: number | null;
}

/** Verifies the history on demand. It reads only: one that was not finished is begun again. */
@RunsJob(AUDIT_VERIFICATION, { isRepeatable: false })
@Injectable()
export class VerifyHistory implements JobHandler {
  constructor(
    private readonly dataSource: DataSource,
    private readonly verification: AuditVerification,
    private readonly verifications: AuditVerifications,
  ) {}

  async run(job: RunningJob): Promise<void> {
    const asked = await this.verifications.find(job.subjectId);
    // Its worker may have been killed after the result was noted.
    if (asked?.status !== 'running') return;
    const totals = await this.totals(asked.scope);
    const report = await this.verification.verify({
      from: asked.scope === 'full' ? 'beginning' : 'checkpoint',
      onStep: beatingFor(job, totals),
    });
    const status = report.violation ? 'broken' : 'intact';
    const done = report.events + report.auditEntries;
    await job.chunk((transaction) => this.verifications.end(transaction, endOf(job), { status, ...report }), {
      stage: 'verified',
      done,
      total: done,
    });
  }

  onFailed(job: EndedJob, transaction: EntityManager): Promise<void> {
    return this.verifications.end(transaction, endOf(job), { status: 'failed' });
  }

  onCancelled(job: EndedJob, transaction: EntityManager): Promise<void> {
    return this.verifications.end(transaction, endOf(job), { status: 'cancelled' });
  }

  private async totals(scope: VerificationScope): Promise<Pick<Totals, 'events' | 'entries'>> {
    const [row] = await this.dataSource.query<[Totals]>(TOTALS);
    const { events, entries, eventsBefore, entriesBefore } = row;
    if (scope === 'full') return { events, entries };
    return { events: events - (eventsBefore ?? 0), entries: entries - (entriesBefore ?? 0) };
  }
}

const endOf = ({ subjectId: id, cause }: EndedJob) => ({ id, cause });

/** Tells how far it is, now and then; ends it once the job belongs to somebody else or is to end. */
function beatingFor(job: RunningJob, { events, entries }: Pick<Totals, 'events' | 'entries'>) {
  let beatAt = -Infinity;
  let proven = 0;
  return ({ stage, done }: VerificationStep): void => {
    job.signal.throwIfAborted();
    if (stage !== 'rows') proven = stage === 'events' ? done : events + done;
    const isProven = proven >= events + entries;
    // Read rows are replayed at the same time: they are what it is at once the records are proven.
    if (stage === 'rows' && !isProven && proven > 0) return;
    if (performance.now() - beatAt < BEAT_MS) return;
    beatAt = performance.now();
    // What it throws has aborted the signal.
    job.beat({ stage, done: proven, total: events + entries }).catch(() => undefined);
  };
}
