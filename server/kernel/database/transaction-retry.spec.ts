import { isTransient, isUniqueViolation, sqlState, withRetry } from './transaction-retry.js';

const databaseError = (code: string, constraint?: string) =>
  Object.assign(new Error(code), { driverError: { code, constraint } });

/** Fails with these errors, one after the other, then succeeds. */
function failingWith(...errors: Error[]) {
  const attempts = { made: 0 };
  const attempt = () => {
    const error = errors[attempts.made];
    attempts.made += 1;
    return error ? Promise.reject(error) : Promise.resolve('committed');
  };
  return { attempts, attempt };
}

it('repeats a transaction that was rolled back because of another one', async () => {
  const { attempt, attempts } = failingWith(databaseError('40001'), databaseError('40P01'));
  expect(await withRetry(attempt)).toBe('committed');
  expect(attempts.made).toBe(3);
});

it('does not repeat a transaction that failed for a reason of its own', async () => {
  const { attempt, attempts } = failingWith(databaseError('23514'));
  await expect(withRetry(attempt)).rejects.toThrow('23514');
  expect(attempts.made).toBe(1);
});

it('throws the last error when every attempt has failed', async () => {
  const { attempt, attempts } = failingWith(
    ...['40001', '40001', '40P01'].map((code) => databaseError(code)),
  );
  await expect(withRetry(attempt, { attempts: 3 })).rejects.toThrow('40P01');
  expect(attempts.made).toBe(3);
});

it('repeats what the caller calls retryable', async () => {
  const isRetryable = (error: unknown) => isUniqueViolation(error, 'orders_number');
  const { attempt } = failingWith(databaseError('23505', 'orders_number'));
  expect(await withRetry(attempt, { isRetryable })).toBe('committed');
});

it('knows a unique violation by its constraint', () => {
  expect(isUniqueViolation(databaseError('23505', 'orders_number'), 'orders_number')).toBe(true);
  expect(isUniqueViolation(databaseError('23505', 'orders_pkey'), 'orders_number')).toBe(false);
  expect(isUniqueViolation(databaseError('23503', 'orders_number'), 'orders_number')).toBe(false);
});

it('reads the state from errors of TypeORM and of the driver, and none from anything else', () => {
  expect(sqlState(databaseError('40001'))).toBe('40001');
  expect(sqlState(Object.assign(new Error(), { code: '57P01' }))).toBe('57P01');
  expect([null, undefined, 'text', new Error('plain')].map(sqlState)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(isTransient(null)).toBe(false);
});
