import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Checkpoints } from '../../../kernel/event-audit/checkpoints.js';
import { LatestSeals } from '../../../kernel/event-audit/latest-seal.js';
import { AuditCheckpoints } from './audit-checkpoints.js';
import { AuditStates } from './audit-state.js';
import { AuditVerificationAdminResolver } from './audit-verification.admin.resolver.js';
import { AuditVerificationEntity } from './audit-verification.entity.js';
import { VerifyHistory } from './audit-verification.job.js';
import { AuditVerifications } from './audit-verifications.js';

/** What is stored of verifications. */
@Module({
  imports: [TypeOrmModule.forFeature([AuditVerificationEntity])],
  providers: [AuditVerifications],
  exports: [AuditVerifications],
})
export class AuditVerificationRecordsModule {}

/** Verifications on demand, and their results. */
@Module({
  imports: [AuditVerificationRecordsModule],
  providers: [AuditStates, AuditCheckpoints, Checkpoints, LatestSeals, AuditVerificationAdminResolver],
})
export class AuditVerificationModule {}

/** Carries verifications out, in workers. */
@Module({ imports: [AuditVerificationRecordsModule], providers: [VerifyHistory] })
export class HistoryVerifyingModule {}
