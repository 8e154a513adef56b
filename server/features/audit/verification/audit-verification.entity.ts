import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ActorKind } from '../../../kernel/actor/actor.js';
import type { AuditViolation } from '../../../kernel/event-audit/audit-violation.js';

/** How a verification stands, each with its description in the schema. */
export const VERIFICATION_STATUSES = {
  running: 'It is under way, or waits for a worker.',
  intact: 'Everything was as it was recorded.',
  broken: 'Something is not as it was recorded: see `violation`.',
  failed: 'It could not be carried out, which says nothing of the history.',
  cancelled: 'Somebody stopped it.',
} as const;

export type VerificationStatus = keyof typeof VERIFICATION_STATUSES;

/** How much is verified. */
export const VERIFICATION_SCOPES = {
  full: 'All of it, from the first event.',
  moved: 'What came since the last checkpoint, and the read rows of what moved since.',
} as const;

export type VerificationScope = keyof typeof VERIFICATION_SCOPES;

/** One verification of the history, by a job or by a command. */
@Entity('audit_verification')
export class AuditVerificationEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  status: VerificationStatus;

  @Column('text')
  scope: VerificationScope;

  /** Null for that of a command. */
  @Column('uuid', { name: 'job_id', nullable: true })
  jobId: string | null;

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt: Date;

  @Column('text', { name: 'requested_by_kind' })
  requestedByKind: ActorKind;

  @Column('text', { name: 'requested_by_id', nullable: true })
  requestedById: string | null;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;

  @Column('bigint', { nullable: true })
  events: number | null;

  @Column('bigint', { nullable: true })
  entries: number | null;

  @Column('integer', { nullable: true })
  checkpoints: number | null;

  @Column('jsonb', { nullable: true })
  violation: AuditViolation | null;
}
