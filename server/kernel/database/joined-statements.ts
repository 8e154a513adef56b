import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

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

/** Whatever was asked for is sent by then, or waits for an answer. */
const sent = () => new Promise<void>((resolve) => process.nextTick(resolve));

/**
 * A transaction whose last statements are sent together with its COMMIT, so that the locks they take are not held for
 * another round trip, which takes as long as this process is busy with other requests. When one of them fails, PostgreSQL
 * answers the COMMIT with a rollback.
 *
 * @param change writes everything else, and returns what asks for the last statements
 * @throws the first error, of a statement or of what asks for them before it waits; nothing is committed then
 */
export async function transactionEndingAtOnce<Result>(
  dataSource: DataSource,
  change: (transaction: EntityManager) => Promise<() => Promise<Result>>,
): Promise<Result> {
  return onConnection(dataSource, async (runner) => {
    await runner.startTransaction();
    const finish = await change(runner.manager);
    const finished = finish();
    // The COMMIT must neither overtake the last statements nor follow where one could not even be sent.
    await Promise.race([finished, sent()]);
    const [result] = await allAnswered([finished, runner.commitTransaction()]);
    return result;
  });
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
  return onConnection(dataSource, async (runner) => {
    const begun = runner.startTransaction();
    await Promise.race([begun, sent()]);
    const [, found] = await allAnswered([begun, read(runner.manager)]);
    const result = await change(runner.manager, found);
    await runner.commitTransaction();
    return result;
  });
}

/** Rolls back what was begun when the work fails. */
async function onConnection<Result>(
  dataSource: DataSource,
  work: (runner: QueryRunner) => Promise<Result>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    return await work(runner);
  } catch (error) {
    // The first error says more than that of a connection that is lost.
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}
