import type { DataSource, EntityManager } from 'typeorm';

/**
 * The answers to statements of one transaction that are asked for without waiting for each other. Waits for all of them, also
 * when one fails: what somebody asks for after the rollback would be committed by itself.
 *
 * @throws the error of the first that failed, in their order
 */
export async function allAnswered<const Asked extends readonly Promise<unknown>[]>(
  asked: Asked,
): Promise<{ -readonly [Index in keyof Asked]: Awaited<Asked[Index]> }> {
  await Promise.allSettled(asked);
  return Promise.all(asked);
}

/**
 * A transaction whose last statements are sent together with its COMMIT, so that the locks they take are not held for
 * another round trip, which takes as long as this process is busy with other requests. When one of them fails, PostgreSQL
 * answers the COMMIT with a rollback.
 *
 * @param change writes everything else, and returns what asks for the last statements
 * @throws the error of the first statement that failed; nothing is committed then
 */
export async function transactionEndingAtOnce<Result>(
  dataSource: DataSource,
  change: (transaction: EntityManager) => Promise<() => Promise<Result>>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    const finish = await change(runner.manager);
    const [result] = await allAnswered([finish(), runner.commitTransaction()]);
    return result;
  } catch (error) {
    // The first error says more than that of a connection that is lost.
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

/**
 * A transaction that begins in one flight with what it reads first. It may not write then: if the beginning failed, it would
 * be committed by itself.
 */
export async function transactionBeginningWith<Read, Result>(
  dataSource: DataSource,
  read: (transaction: EntityManager) => Promise<Read>,
  change: (transaction: EntityManager, read: Read) => Promise<Result>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    const [, found] = await allAnswered([runner.startTransaction(), read(runner.manager)]);
    const result = await change(runner.manager, found);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}
