import { type DynamicModule, Module } from '@nestjs/common';
import { AuditVerification } from './audit-verification.js';
import { CheckpointSchedule } from './checkpoint-schedule.js';
import { Checkpoints } from './checkpoints.js';
import { ProjectionProof } from './projection-proof.js';

const PROVIDERS = [Checkpoints, ProjectionProof, AuditVerification];

/** Proves that history was not changed, and that what is read of it is what happened. */
@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class EventAuditModule {
  /** The same, and history is sealed each hour. */
  static forWorker(): DynamicModule {
    return { module: EventAuditModule, providers: [CheckpointSchedule] };
  }
}
