import type { EntityManager } from 'typeorm';
import type { AuditViolation } from '../event-audit/audit-violation.js';
import type { EventSourced } from '../event-store/projection.js';
import type { DomainEvent } from '../event-store/domain-event.js';

/** A read table: its name and primary key, whose first column belongs to one stream. */
export type ReadTable = EventSourced<DomainEvent>['projection']['tables'][number];

/** The content of a read table, live or rebuilt. */
export interface TableDigest {
  table: string;
  rows: number;
  /** Does not depend on the order of the rows. */
  digest: string;
}

export async function digestOf(
  transaction: Pick<EntityManager, 'query'>,
  table: string,
): Promise<TableDigest> {
  const [counted] = await transaction.query<[Omit<TableDigest, 'table'>]>(
    `SELECT count(*) AS rows, coalesce(sum(hashtextextended(row::text, 0)::numeric), 0)::text AS digest
     FROM ${table} AS row`,
  );
  return { table, ...counted };
}

/** The first row of a live table that is not in its copy, which was replayed from all events. */
export async function firstDifference(
  transaction: Pick<EntityManager, 'query'>,
  table: ReadTable,
): Promise<AuditViolation | undefined> {
  const live = await digestOf(transaction, `public.${table.name}`);
  const proved = await digestOf(transaction, `pg_temp.${table.name}`);
  if (live.rows === proved.rows && live.digest === proved.digest) return undefined;
  return differentRow(transaction, table, `public.${table.name}`);
}

/** The same for the streams in the copy only, which are those in its first table. */
export async function firstDifferenceOfMoved(
  transaction: Pick<EntityManager, 'query'>,
  table: ReadTable,
  first: ReadTable,
): Promise<AuditViolation | undefined> {
  const moved = `SELECT ${first.key[0]} FROM pg_temp.${first.name}`;
  return differentRow(
    transaction,
    table,
    `(SELECT * FROM public.${table.name} WHERE ${table.key[0]} IN (${moved}))`,
  );
}

async function differentRow(
  transaction: Pick<EntityManager, 'query'>,
  { name, key }: ReadTable,
  live: string,
): Promise<AuditViolation | undefined> {
  const columns = key.join(', ');
  const [row] = await transaction.query<Record<string, unknown>[]>(
    `SELECT ${columns} FROM ${live} AS live FULL JOIN pg_temp.${name} AS proved USING (${columns})
     WHERE live::text IS DISTINCT FROM proved::text ORDER BY ${columns} LIMIT 1`,
  );
  return row && { what: `${name} ${JSON.stringify(row)} is not what the events say` };
}
