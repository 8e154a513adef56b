import type { EntityManager } from 'typeorm';
import type { AuditViolation } from './audit-violation.js';

/** Positions and ids begin at 1, and every walk does. */
const EARLIER = `
  SELECT 'the event at position ' || position AS what FROM event WHERE position < 1
  UNION ALL SELECT 'entry ' || position || ' of the audit log' FROM audit_chain WHERE position < 1
  UNION ALL SELECT 'audit log, row ' || id FROM audit WHERE id < 1
  LIMIT 1`;

/** A row that no walk would come to, because it stands before the first. */
export async function firstBeforeBeginning(transaction: EntityManager): Promise<AuditViolation | undefined> {
  const [row] = await transaction.query<AuditViolation[]>(EARLIER);
  return row && { what: `${row.what}: it is before the beginning` };
}
