import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { Refusal } from '../../kernel/refusal/refusal.js';

/** Applied for good, or tried out and taken back. */
export type ImportMode = 'apply' | 'rehearse';

const log = new Logger('Import');

const ATTEMPTS = 3;
const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';

/** One transaction; a rehearsal is rolled back when the work is done. Tried again when it lost against another writer. */
export async function inTransaction<Result>(
  dataSource: DataSource,
  mode: ImportMode,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(dataSource, mode, work);
    } catch (error) {
      const lost = [DEADLOCK, SERIALIZATION_FAILURE].includes(sqlState(error) ?? '');
      if (!lost || attempt === ATTEMPTS) throw error;
    }
  }
}

async function attemptOnce<Result>(
  dataSource: DataSource,
  mode: ImportMode,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    const result = await work(runner.manager);
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

/** A rollback fails with its connection, and the transaction ends all the same: the error before it is the one to tell. */
async function rollBack(runner: QueryRunner): Promise<void> {
  try {
    await runner.rollbackTransaction();
  } catch (error) {
    log.warn(`A transaction could not be rolled back: ${String(error)}`);
  }
}

/** Saves rows together; where one of them is at fault, ever smaller parts, until the faulty ones stand alone. */
export async function saveTogether<Row>(
  rows: readonly Row[],
  save: (rows: readonly Row[]) => Promise<void>,
  blame: (row: Row, error: unknown) => void,
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  try {
    await save(rows);
  } catch (error) {
    if (!isFaultOfRow(error)) throw error;
    if (rows.length === 1) {
      blame(first, error);
      return;
    }
    const middle = Math.ceil(rows.length / 2);
    await saveTogether(rows.slice(0, middle), save, blame);
    await saveTogether(rows.slice(middle), save, blame);
  }
}

/**
 * Classes 22 (data), 23 (constraints) and 54 (too long for an index) are about the values of a row; anything else
 * concerns the whole run.
 */
export function isFaultOfRow(error: unknown): boolean {
  return error instanceof Refusal || /^(22|23|54)/.test(sqlState(error) ?? '');
}

function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}
