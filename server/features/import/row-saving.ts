import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { sqlState, withRetry } from '../../kernel/database/transaction-retry.js';
import { Refusal } from '../../kernel/refusal/refusal.js';

/** Committed, or rolled back after reporting what would change. */
export type ImportMode = 'apply' | 'dry-run';

const log = new Logger('Import');

/** Runs one transaction, rolled back at the end of a dry run; retried after a deadlock or serialization failure. */
export function inTransaction<Result>(
  dataSource: DataSource,
  mode: ImportMode,
  save: (transaction: EntityManager) => Promise<Result>,
): Promise<Result> {
  return withRetry(() => attemptOnce(dataSource, mode, save));
}

async function attemptOnce<Result>(
  dataSource: DataSource,
  mode: ImportMode,
  save: (transaction: EntityManager) => Promise<Result>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    const result = await save(runner.manager);
    if (mode === 'apply') await runner.commitTransaction();
    else await runner.rollbackTransaction();
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await rollBack(runner);
    throw error;
  } finally {
    await runner.release();
  }
}

/** A failed rollback is only logged: the connection is gone, and the caller needs the original error. */
async function rollBack(runner: QueryRunner): Promise<void> {
  try {
    await runner.rollbackTransaction();
  } catch (error) {
    log.warn(`A transaction could not be rolled back: ${String(error)}`);
  }
}

/** Saves rows together; after a row error in halves, recursively, until each failing row is isolated. */
export async function saveTogether<Row>(
  rows: readonly Row[],
  save: (rows: readonly Row[]) => Promise<void>,
  onRowError: (row: Row, error: unknown) => void,
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  try {
    await save(rows);
  } catch (error) {
    if (!isRowError(error)) throw error;
    if (rows.length === 1) {
      onRowError(first, error);
      return;
    }
    const middle = Math.ceil(rows.length / 2);
    await saveTogether(rows.slice(0, middle), save, onRowError);
    await saveTogether(rows.slice(middle), save, onRowError);
  }
}

/**
 * SQL states of class 22 (data), 23 (constraints) and 54 (too long for an index) are caused by the values of a row; other
 * errors concern the whole run.
 */
export function isRowError(error: unknown): boolean {
  return error instanceof Refusal || /^(22|23|54)/.test(sqlState(error) ?? '');
}
