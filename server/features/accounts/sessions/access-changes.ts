import type { EntityManager } from 'typeorm';

/** The channel of the database that says whose sessions ended, or whose permissions changed. */
export const ACCESS_CHANGES = 'access_changes';

/** Delivered to every process with the commit of the transaction. */
export async function announceAccessChange(transaction: EntityManager, userId: string): Promise<void> {
  await transaction.query('SELECT pg_notify($1, $2)', [ACCESS_CHANGES, userId]);
}
