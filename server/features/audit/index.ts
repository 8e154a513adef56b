/**
 * What happened in the shop, for programs and auditors.
 *
 * Rooms: changes.
 */
export { AuditModule } from './audit.module.js';
