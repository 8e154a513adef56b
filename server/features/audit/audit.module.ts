import { Module } from '@nestjs/common';
import { ChangesModule } from './changes/changes.module.js';
import { AuditRecordsModule } from './records/audit-records.module.js';
import { AuditVerificationModule } from './verification/audit-verification.module.js';

const ROOMS = [ChangesModule, AuditRecordsModule, AuditVerificationModule];

/** What happened in the shop, for programs, staff and auditors. */
@Module({ imports: ROOMS, exports: ROOMS })
export class AuditModule {}
