import { type DynamicModule, Module } from '@nestjs/common';
import { AuditVerification } from './audit-verification.js';
import { CheckpointSchedule } from './checkpoint-schedule.js';
import { Checkpoints } from './checkpoints.js';
import { ProjectionProof } from './projection-proof.js';

const PROVIDERS = [Checkpoints, ProjectionProof, AuditVerification];

/** Proves that the history was not changed and that the read rows are what it says. */
@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class EventAuditModule {
  /** The same with a checkpoint each hour. */
  static forWorker(): DynamicModule {
    return { module: EventAuditModule, providers: [CheckpointSchedule] };
  }
}
