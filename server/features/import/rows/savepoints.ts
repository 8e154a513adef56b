import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sqlState } from '../../../kernel/database/transaction-retry.js';
import { Refusal } from '../../../kernel/refusal/refusal.js';
import { type Place, type RowProblem, rowProblem } from '../../catalog/index.js';

const log = new Logger('Import');

/**
 * Saves rows together within a transaction; after a row error in halves, recursively, each behind a savepoint of its own, until
 * each failing row is found.
 *
 * @throws every error that no row is to blame for
 */
export async function saveTogether<Row>(
  transaction: EntityManager,
  rows: readonly Row[],
  save: (nested: EntityManager, rows: readonly Row[]) => Promise<void>,
  onRowError: (row: Row, error: unknown) => void,
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  try {
    await transaction.transaction((nested) => save(nested, rows));
  } catch (error) {
    if (!isRowError(error)) throw error;
    if (rows.length === 1) {
      onRowError(first, error);
      return;
    }
    const middle = Math.ceil(rows.length / 2);
    await saveTogether(transaction, rows.slice(0, middle), save, onRowError);
    await saveTogether(transaction, rows.slice(middle), save, onRowError);
  }
}

/**
 * SQL states of class 22 (data), 23 (constraints) and 54 (too long for an index) are caused by the values of a row; other
 * errors concern the whole import.
 */
export function isRowError(error: unknown): boolean {
  return error instanceof Refusal || /^(22|23|54)/.test(sqlState(error) ?? '');
}

/** The problem of a row that could not be saved, with the message of the refusal if there is one. */
export function notSaved(place: Place, message: string, error: unknown): RowProblem {
  if (error instanceof Refusal) return rowProblem(place, message, { advice: error.message });
  log.warn(`${place.sheet}, row ${place.rowNumber} was not saved: ${sqlState(error) ?? 'no SQL state'}`);
  return rowProblem(place, message);
}
