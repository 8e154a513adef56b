import { Field, Int, ObjectType } from '@nestjs/graphql';
import { HistoryActor } from '../../../kernel/actor/history-actor.type.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Position } from '../../../kernel/scalars/position.scalar.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import {
  VERIFICATION_SCOPES,
  VERIFICATION_STATUSES,
  type VerificationScope,
  type VerificationStatus,
} from './audit-verification.entity.js';

export const AuditVerificationStatusEnum = registerValueEnum<VerificationStatus>({
  name: 'AuditVerificationStatus',
  description: 'How a verification stands.',
  values: VERIFICATION_STATUSES,
});

export const AuditVerificationScopeEnum = registerValueEnum<VerificationScope>({
  name: 'AuditVerificationScope',
  description: 'How much is verified.',
  values: VERIFICATION_SCOPES,
});

@ObjectType('AuditViolation', { description: 'What is not as it was recorded.' })
export class AuditViolationType {
  @Field(() => String, { description: 'What was found, in Turkish.' })
  text: string;

  @Field(() => String, { description: 'The line that `audit:verify` prints.' })
  line: string;

  @Field(() => Id, {
    nullable: true,
    description: 'Id of the `AuditRecord` that is meant, where there is one.',
  })
  recordId: string | null;
}

@ObjectType({ description: 'How far a verification is.' })
export class AuditProgress {
  @Field(() => String, {
    nullable: true,
    description: '`events`, `entries`, then `rows` while read rows are compared; null before it began.',
  })
  stage: string | null;

  @Field(() => Int, { description: 'How many events and entries are proven.' })
  done: number;

  @Field(() => Int, { nullable: true, description: 'Of how many; null before it began.' })
  total: number | null;
}

@ObjectType('AuditVerification', { description: 'A proof that nobody changed what was recorded.' })
export class AuditVerificationType {
  @Field(() => Id, { description: 'Identifies it.' })
  id: string;

  @Field(() => AuditVerificationStatusEnum, { description: 'How it stands.' })
  status: VerificationStatus;

  @Field(() => AuditVerificationScopeEnum, { description: 'How much it covers.' })
  scope: VerificationScope;

  @Field(() => HistoryActor, { description: 'Who asked for it; the shop itself for a command.' })
  actor: HistoryActor;

  @Field(() => DateTime, { description: 'When it was asked for.' })
  requestedAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it ended; null while it has not.' })
  finishedAt: Date | null;

  @Field(() => Position, {
    nullable: true,
    description: 'How many events were proven; null without a result.',
  })
  events: number | null;

  @Field(() => Position, { nullable: true, description: 'How many entries were; null without a result.' })
  entries: number | null;

  @Field(() => Int, { nullable: true, description: 'How many checkpoints were; null without a result.' })
  checkpoints: number | null;

  @Field(() => AuditViolationType, {
    nullable: true,
    description: 'The first that is broken; null without one.',
  })
  violation: AuditViolationType | null;

  @Field(() => AuditProgress, { nullable: true, description: 'How far it is; null once it ended.' })
  progress: AuditProgress | null;
}

@ObjectType({
  description: 'A seal over everything up to a place, signed with a key that the database does not hold.',
})
export class AuditCheckpoint {
  @Field(() => Int, { description: 'Counted from 1.' })
  id: number;

  @Field(() => DateTime, { description: 'When it was taken.' })
  takenAt: Date;

  @Field(() => Position, { description: 'The newest event it seals.' })
  events: number;

  @Field(() => Position, {
    nullable: true,
    description: 'The newest entry it seals; null before entries were.',
  })
  entries: number | null;

  @Field(() => String, { description: 'Its digest, hexadecimal.' })
  digest: string;

  @Field(() => String, {
    description: 'To be stored elsewhere, a line of JSON: `audit:verify --against` compares with it.',
  })
  line: string;
}

@ObjectType({ description: 'What is known of the evidence.' })
export class AuditState {
  @Field(() => AuditVerificationType, { nullable: true, description: 'The one that is under way.' })
  running: AuditVerificationType | null;

  @Field(() => AuditVerificationType, {
    nullable: true,
    description: 'The last that came to a result, or failed.',
  })
  last: AuditVerificationType | null;

  @Field(() => AuditVerificationType, {
    nullable: true,
    description: 'The last that found everything as it was.',
  })
  lastIntact: AuditVerificationType | null;

  @Field(() => [AuditCheckpoint], { description: 'The newest five, newest first.' })
  checkpoints: AuditCheckpoint[];

  @Field(() => Int, { description: 'How many checkpoints there are.' })
  checkpointCount: number;

  @Field(() => Position, { description: 'How many events there are.' })
  events: number;

  @Field(() => Position, { description: 'How many entries there are beside them.' })
  entries: number;
}
