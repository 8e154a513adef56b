import { setTimeout as pause } from 'node:timers/promises';

const ATTEMPTS = 12;
const LONGEST_PAUSE_MS = 40;
const UNIQUE_VIOLATION = '23505';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
/** A statement was prepared before a migration changed what it returns; it is prepared anew for another attempt. */
const PREPARED_RESULT_CHANGED = '0A000';

interface DatabaseError {
  code?: unknown;
  constraint?: unknown;
}

interface RetryOptions {
  /** Including the first; 12 unless given. */
  attempts?: number;
  /** Which errors another attempt may not meet again; transient ones unless given. */
  isRetryable?: (error: unknown) => boolean;
}

/** The five characters of SQLSTATE, or the code of a lost connection; undefined for an error without a code. */
export function sqlState(error: unknown): string | undefined {
  const { code } = databaseError(error);
  return typeof code === 'string' ? code : undefined;
}

/** Whether a row exists already whose values this constraint or unique index allows once. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return sqlState(error) === UNIQUE_VIOLATION && databaseError(error).constraint === constraint;
}

/** Whether the database rolled a transaction back only because of what happened at the same time. */
export function isTransient(error: unknown): boolean {
  return [SERIALIZATION_FAILURE, DEADLOCK, PREPARED_RESULT_CHANGED].includes(sqlState(error) ?? '');
}

/**
 * Repeats an attempt that failed for a reason that passes, after a short random pause.
 *
 * @param attempt a whole transaction: what it did before it failed must have been rolled back
 * @throws the error of the last attempt, or the first that is not retryable
 */
export async function withRetry<Result>(
  attempt: () => Promise<Result>,
  { attempts = ATTEMPTS, isRetryable = isTransient }: RetryOptions = {},
): Promise<Result> {
  for (let left = attempts - 1; ; left--) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 0 || !isRetryable(error)) throw error;
      await pause(Math.random() * LONGEST_PAUSE_MS);
    }
  }
}

/** TypeORM wraps the error of the driver; statements outside it throw the error of the driver itself. */
function databaseError(error: unknown): DatabaseError {
  if (typeof error !== 'object' || error === null) return {};
  return (error as { driverError?: DatabaseError }).driverError ?? error;
}
