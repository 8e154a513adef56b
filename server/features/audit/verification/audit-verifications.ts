import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { v7 as uuidv7, validate as isUuid } from 'uuid';
import { SYSTEM } from '../../../kernel/actor/actor.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { isUniqueViolation } from '../../../kernel/database/transaction-retry.js';
import type { AuditReport } from '../../../kernel/event-audit/audit-verification.js';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { declareFact } from '../../../kernel/queue/fact.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import {
  AuditVerificationEntity,
  type VerificationScope,
  type VerificationStatus,
} from './audit-verification.entity.js';

/** By the name under which audit entries and jobs have it. */
export const AUDIT_VERIFICATION = 'audit-verification';

/** A verification that somebody asked for came to a result. */
export const historyVerified = declareFact('HistoryVerified');

type Ended = Exclude<VerificationStatus, 'running'>;

/** The record of a job that ended, but whose end could not be noted here. */
const CLOSE_ABANDONED = `
  UPDATE audit_verification SET status = 'failed', finished_at = now()
  WHERE status = 'running' AND NOT EXISTS (
    SELECT FROM job WHERE job.id = audit_verification.job_id AND job.finished_at IS NULL)`;

/** What is stored of verifications, and how one begins and ends. */
@Injectable()
export class AuditVerifications {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Has a worker verify the history. One is carried out at a time: who asks meanwhile gets that one. */
  async start(scope: VerificationScope, cause: Cause): Promise<AuditVerificationEntity> {
    for (;;) {
      await this.dataSource.query(CLOSE_ABANDONED);
      const running = await this.findRunning();
      if (running) return running;
      try {
        return await this.add(scope, cause);
      } catch (error) {
        if (!isUniqueViolation(error, 'audit_verification_running')) throw error;
      }
    }
  }

  /**
   * Asks for one to end that is under way, before long; another is left as it is.
   *
   * @throws NOT_FOUND
   */
  async cancel(id: string): Promise<AuditVerificationEntity> {
    const verification = await this.find(id);
    if (!verification) throw notFound();
    await this.dataSource.transaction(async (transaction) => {
      if (verification.jobId) await this.jobs.requestCancel(transaction, verification.jobId);
    });
    return verification;
  }

  async find(id: string): Promise<AuditVerificationEntity | null> {
    return isUuid(id) ? this.dataSource.manager.findOneBy(AuditVerificationEntity, { id }) : null;
  }

  findRunning(): Promise<AuditVerificationEntity | null> {
    return this.dataSource.manager.findOneBy(AuditVerificationEntity, { status: 'running' });
  }

  /** The last that has one of these results. */
  async last(statuses: readonly Ended[]): Promise<AuditVerificationEntity | null> {
    return this.dataSource.manager.findOne(AuditVerificationEntity, {
      where: { status: In([...statuses]) },
      order: { finishedAt: 'DESC', id: 'DESC' },
    });
  }

  /** Notes how one ended, in the transaction that ends its job, and what it found for those who wait for it. */
  async end(
    transaction: EntityManager,
    { id, cause }: { id: string; cause: Cause },
    ended: { status: Ended } & Partial<AuditReport>,
  ): Promise<void> {
    const columns = columnsOf(ended, this.clock.now());
    const { affected } = await transaction.update(
      AuditVerificationEntity,
      { id, status: 'running' },
      columns,
    );
    if (affected !== 1) return;
    const { status, events, entries } = columns;
    await this.audit.add(transaction, {
      ...cause,
      what: `${AUDIT_VERIFICATION}-ended`,
      subject: `${AUDIT_VERIFICATION} ${id}`,
      after: { outcome: status, ...(events !== null && { events, auditEntries: entries }) },
    });
    const hasResult = status === 'intact' || status === 'broken';
    if (hasResult) await this.outbox.record(transaction, historyVerified(id));
  }

  /** Notes the result of a command. */
  async record(scope: VerificationScope, report: AuditReport): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.manager.insert(AuditVerificationEntity, {
      id: uuidv7(),
      scope,
      jobId: null,
      requestedAt: now,
      requestedByKind: SYSTEM.kind,
      requestedById: null,
      ...columnsOf({ status: report.violation ? 'broken' : 'intact', ...report }, now),
    });
  }

  private add(scope: VerificationScope, cause: Cause): Promise<AuditVerificationEntity> {
    const id = uuidv7();
    return this.dataSource.transaction(async (transaction) => {
      const jobId = await this.jobs.add(transaction, { kind: AUDIT_VERIFICATION, subjectId: id, cause });
      const verification: AuditVerificationEntity = {
        id,
        jobId,
        scope,
        status: 'running',
        requestedAt: this.clock.now(),
        finishedAt: null,
        requestedByKind: cause.actor.kind,
        requestedById: cause.actor.id,
        events: null,
        entries: null,
        checkpoints: null,
        violation: null,
      };
      await transaction.insert(AuditVerificationEntity, verification);
      const subject = `${AUDIT_VERIFICATION} ${id}`;
      await this.audit.add(transaction, {
        ...cause,
        what: `${AUDIT_VERIFICATION}-started`,
        subject,
        after: { scope },
      });
      return verification;
    });
  }
}

const columnsOf = (
  { status, events, auditEntries, checkpoints, violation }: { status: Ended } & Partial<AuditReport>,
  finishedAt: Date,
) => ({
  status,
  finishedAt,
  events: events ?? null,
  entries: auditEntries ?? null,
  checkpoints: checkpoints ?? null,
  violation: violation ?? null,
});
