import type { EntityManager } from 'typeorm';
import type { AuditViolation } from '../event-audit/audit-violation.js';
import type { ProjectionSum } from '../event-store/projection.js';

type Session = Pick<EntityManager, 'query'>;

/** The first of these sums that is not the sum of its live rows. */
export async function firstWrongSum(
  session: Session,
  sums: readonly ProjectionSum[],
): Promise<AuditViolation | undefined> {
  for (const { table, differences } of sums) {
    const [row] = await session.query<object[]>(`${differences} LIMIT 1`);
    if (row) return { what: `${table} is not the sum of its rows: ${JSON.stringify(row)} is missing` };
  }
  return undefined;
}

/** Adds what is missing, while rows and sums go on to change together. */
export async function correctSums(session: Session, sums: readonly ProjectionSum[]): Promise<void> {
  for (const { differences, correctionsTo } of sums) {
    await session.query(`INSERT INTO ${correctionsTo} ${differences}`);
  }
}
