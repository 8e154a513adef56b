import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { historyActor } from '../../../kernel/actor/history-actor.js';
import { newestCheckpoints } from '../../../kernel/event-audit/checkpoint.queries.js';
import { newestOf } from '../../../kernel/event-audit/latest-seal.js';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { checkpointView } from './audit-checkpoints.js';
import type { AuditVerificationEntity } from './audit-verification.entity.js';
import type { AuditState, AuditVerificationType } from './audit-verification.type.js';
import { AuditVerifications } from './audit-verifications.js';
import { violationTexts } from './violation.texts.js';

const SHOWN_CHECKPOINTS = 5;

/** What staff see of the evidence: verifications, checkpoints, and how much there is. */
@Injectable()
export class AuditStates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly verifications: AuditVerifications,
    private readonly jobs: Jobs,
  ) {}

  async read(): Promise<AuditState> {
    const { manager } = this.dataSource;
    const [running, last, lastIntact, checkpoints, newest] = await Promise.all([
      this.verifications.findRunning(),
      this.verifications.last(['intact', 'broken', 'failed']),
      this.verifications.last(['intact']),
      newestCheckpoints(manager, SHOWN_CHECKPOINTS),
      newestOf(manager),
    ]);
    return {
      running: running && (await this.toView(running)),
      last: last && (await this.toView(last)),
      lastIntact: lastIntact && (await this.toView(lastIntact)),
      checkpoints: checkpoints.map(checkpointView),
      checkpointCount: newest.checkpointId,
      events: newest.position,
      entries: newest.auditPosition,
    };
  }

  async toView(verification: AuditVerificationEntity): Promise<AuditVerificationType> {
    const { id, status, scope, requestedAt, finishedAt, events, entries, checkpoints } = verification;
    const { requestedByKind, requestedById, violation, jobId } = verification;
    const job = status === 'running' && jobId ? await this.jobs.find(jobId) : null;
    return {
      id,
      status,
      scope,
      requestedAt,
      finishedAt,
      events,
      entries,
      checkpoints,
      actor: historyActor(requestedByKind, requestedById),
      violation: violation && { ...violationTexts(violation), recordId: recordIdOf(violation) },
      progress:
        status === 'running'
          ? { stage: job?.stage ?? null, done: job?.done ?? 0, total: job?.total ?? null }
          : null,
    };
  }
}

function recordIdOf({ position, entryId }: NonNullable<AuditVerificationEntity['violation']>): string | null {
  if (entryId !== undefined) return `entry-${String(entryId)}`;
  return position === undefined ? null : `event-${String(position)}`;
}
