import type { EntityManager } from 'typeorm';

/** Deletes rows whose time is over, so that nobody waits for it. */
export interface Sweeper {
  /** What it deletes, as it is logged: `guest carts`. */
  readonly what: string;
  /**
   * Deletes at most some rows, and leaves those that somebody else has locked.
   *
   * @returns how many it dealt with; fewer than the limit when there are no more
   */
  sweep(transaction: EntityManager, limit: number): Promise<number>;
}

/** All sweepers of the shop, given by its entries. */
export class Sweepers {
  constructor(readonly all: readonly Sweeper[]) {}
}

interface EndedRows {
  table: string;
  /** From which on a row is over, of an indexed column: `expires_at < $1`. */
  where: string;
  values: readonly unknown[];
  limit: number;
}

/** For the usual sweeper. A row that is changed meanwhile is judged by what it was changed to. */
export async function deleteEnded(
  transaction: EntityManager,
  { table, where, values, limit }: EndedRows,
): Promise<number> {
  const [, deleted] = await transaction.query<[unknown[], number]>(
    // Materialized, because a plan that ran the subquery for each row would delete more than the limit.
    `WITH ended AS MATERIALIZED (
       SELECT ctid FROM ${table} WHERE ${where} LIMIT ${limit} FOR UPDATE SKIP LOCKED)
     DELETE FROM ${table} USING ended WHERE ${table}.ctid = ended.ctid`,
    [...values],
  );
  return deleted;
}
