/**
 * What happened in the shop, for programs, staff and auditors.
 *
 * Rooms: changes, records, verification.
 */
export { AuditModule } from './audit.module.js';
export { changeCategoryUnknown, positionAhead } from './changes/changes.refusals.js';
export { AuditExport } from './records/audit.export.js';
export { VerifyHistory } from './verification/audit-verification.job.js';
export {
  AuditVerificationRecordsModule,
  HistoryVerifyingModule,
} from './verification/audit-verification.module.js';
export { AuditVerifications, historyVerified } from './verification/audit-verifications.js';
