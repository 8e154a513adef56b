import { Module } from '@nestjs/common';
import { AuditExport } from './audit.export.js';
import { AuditRecordsAdminResolver } from './audit-records.admin.resolver.js';
import { AuditRecordQueries } from './audit-records.queries.js';
import { AuditRecordsService } from './audit-records.service.js';
import { AuditThings } from './audit-things.js';

/** Who did what, before and after: all events and all entries in one list. */
@Module({
  providers: [AuditThings, AuditRecordQueries, AuditRecordsService, AuditRecordsAdminResolver, AuditExport],
  exports: [AuditExport],
})
export class AuditRecordsModule {}
