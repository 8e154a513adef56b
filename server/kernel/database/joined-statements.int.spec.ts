import type { EntityManager } from 'typeorm';
import { allAnswered, transactionBeginningWith, transactionEndingAtOnce } from './joined-statements.js';
import { openTestDatabase, type TestDatabase } from './test-database.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.dataSource.query('CREATE TABLE written (place text PRIMARY KEY)');
});

afterEach(() => database.dataSource.query('DELETE FROM written'));
afterAll(() => database.close());

const write = (transaction: EntityManager, place: string) =>
  transaction.query('INSERT INTO written VALUES ($1)', [place]);

const written = async () => {
  const rows = await database.dataSource.query<{ place: string }[]>(
    'SELECT place FROM written ORDER BY place',
  );
  return rows.map(({ place }) => place);
};

/** What is sent over the connection of a transaction, and when answers arrive. */
async function observe(transaction: EntityManager, seen: string[]) {
  const connection = (await transaction.queryRunner?.connect()) as {
    query: (...asked: unknown[]) => unknown;
  };
  const ask = connection.query.bind(connection);
  connection.query = (...asked: unknown[]) => {
    seen.push(String(asked[0]).split(' ', 1)[0] ?? '');
    return ask(...asked);
  };
  return () => (connection.query = ask);
}

it('sends COMMIT behind the last statement without waiting for its answer', async () => {
  const seen: string[] = [];
  let restore: () => unknown = () => undefined;
  await transactionEndingAtOnce(database.dataSource, async (transaction) => {
    restore = await observe(transaction, seen);
    await write(transaction, 'before');
    const finish = () => write(transaction, 'last').then(() => seen.push('answered'));
    return finish;
  });
  restore();
  expect(seen).toEqual(['INSERT', 'INSERT', 'COMMIT', 'answered']);
  expect(await written()).toEqual(['before', 'last']);
});

it('returns the result once everything is committed', async () => {
  const result = await transactionEndingAtOnce(database.dataSource, (transaction) =>
    Promise.resolve(() => write(transaction, 'last').then(() => 'placed')),
  );
  expect([result, await written()]).toEqual(['placed', ['last']]);
});

it('commits nothing when the last statement fails, and throws its error', async () => {
  const failing = transactionEndingAtOnce(database.dataSource, async (transaction) => {
    await write(transaction, 'before');
    return () => write(transaction, 'before');
  });
  await expect(failing).rejects.toMatchObject({ driverError: { code: '23505' } });
  expect(await written()).toEqual([]);
});

it('asks for nothing more once the change has failed', async () => {
  const failing = transactionEndingAtOnce(database.dataSource, async (transaction) => {
    await write(transaction, 'before');
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await written()).toEqual([]);
});

it('commits nothing when the last statements cannot even be asked for', async () => {
  const failing = transactionEndingAtOnce(database.dataSource, async (transaction) => {
    await write(transaction, 'before');
    return () => Promise.reject(new Error('cannot be written'));
  });
  await expect(failing).rejects.toThrow('cannot be written');
  expect(await written()).toEqual([]);
});

it('sends COMMIT behind the last statement, however many steps it takes to put that together', async () => {
  const seen: string[] = [];
  let restore: () => unknown = () => undefined;
  await transactionEndingAtOnce(database.dataSource, async (transaction) => {
    restore = await observe(transaction, seen);
    return async () => {
      for (let step = 0; step < 50; step++) await Promise.resolve();
      await write(transaction, 'last');
    };
  });
  restore();
  expect(seen).toEqual(['INSERT', 'COMMIT']);
});

it('waits for every answer before it fails, so that nothing is asked for after the rollback', async () => {
  const failing = transactionEndingAtOnce(database.dataSource, async (transaction) => {
    const inTwoSteps = write(transaction, 'a').then(() => write(transaction, 'b'));
    await allAnswered([Promise.reject(new Error('refused')), inTwoSteps]);
    return () => Promise.resolve();
  });
  await expect(failing).rejects.toThrow('refused');
  await database.dataSource.query('SELECT');
  expect(await written()).toEqual([]);
});

it('begins a transaction together with what it reads, and commits what follows', async () => {
  const read = (transaction: EntityManager) => transaction.query<{ one: number }[]>('SELECT 1 AS one');
  const result = await transactionBeginningWith(database.dataSource, read, async (transaction, [row]) => {
    await write(transaction, 'after');
    return row;
  });
  expect([result, await written()]).toEqual([{ one: 1 }, ['after']]);
});

it('begins the transaction before it reads, so that what is read is locked until its end', async () => {
  await write(database.dataSource.manager, 'read');
  const lock = (transaction: EntityManager) =>
    transaction.query('SELECT place FROM written WHERE place = $1 FOR UPDATE', ['read']);
  const isLocked = await transactionBeginningWith(database.dataSource, lock, async () => {
    const free = await database.dataSource.query<unknown[]>('SELECT FROM written FOR UPDATE SKIP LOCKED');
    return free.length === 0;
  });
  expect(isLocked).toBe(true);
});

it('rolls back what follows the reading when it fails', async () => {
  const failing = transactionBeginningWith(
    database.dataSource,
    () => Promise.resolve(),
    async (transaction) => {
      await write(transaction, 'after');
      throw new Error('refused');
    },
  );
  await expect(failing).rejects.toThrow('refused');
  expect(await written()).toEqual([]);
});

it('leaves the connection usable after each of many failures', async () => {
  const attempts = Array.from({ length: 20 }, (_, number) =>
    transactionEndingAtOnce(database.dataSource, async (transaction) => {
      await write(transaction, `p${number % 10}`);
      return () => write(transaction, `q${number % 10}`);
    }).catch(() => undefined),
  );
  await Promise.all(attempts);
  expect(await written()).toHaveLength(20);
});
