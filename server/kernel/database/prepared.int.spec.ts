import type { QueryRunner } from 'typeorm';
import { transactionEndingAtOnce } from './joined-statements.js';
import { prepared, preparedRecurring } from './prepared.js';
import { openTestDatabase, type TestDatabase } from './test-database.js';
import { withRetry } from './transaction-retry.js';

interface PreparedRow {
  statement: string;
  generic: number;
  custom: number;
}

const USES = 12;

let database: TestDatabase;
let connection: QueryRunner;

beforeAll(async () => {
  database = await openTestDatabase();
});

beforeEach(() => {
  connection = database.dataSource.createQueryRunner();
});

afterEach(() => connection.release());
afterAll(() => database.close());

const preparedLike = (text: string): Promise<PreparedRow[]> =>
  connection.query(
    `SELECT statement, generic_plans AS generic, custom_plans AS custom FROM pg_prepared_statements WHERE statement = $1`,
    [text],
  );

it('prepares a marked statement once for a connection and answers it like any other', async () => {
  const text = prepared('SELECT $1::integer + 1 AS next');
  const answers: unknown[] = [];
  for (let use = 0; use < 3; use++) answers.push(await connection.query(text, [use]));
  expect(answers).toEqual([[{ next: 1 }], [{ next: 2 }], [{ next: 3 }]]);
  expect(await preparedLike(text)).toHaveLength(1);
});

it('tells a statement that is marked twice from the one marked after it', async () => {
  const [first, again, other] = ['SELECT 1 AS one', 'SELECT 1 AS one', 'SELECT 2 AS two'].map(prepared);
  const answers: unknown[] = [];
  for (const text of [first, again, other]) answers.push(await connection.query(text ?? ''));
  expect(answers).toEqual([[{ one: 1 }], [{ one: 1 }], [{ two: 2 }]]);
});

it('prepares nothing that is not marked', async () => {
  const text = 'SELECT $1::integer + 2 AS next';
  await connection.query(text, [1]);
  expect(await preparedLike(text)).toEqual([]);
});

it('keeps one plan for lists of every length, but only where they are written as a subquery', async () => {
  await connection.query(
    'CREATE TABLE numbered AS SELECT number, repeat(number::text, 20) AS text FROM generate_series(1, 20000) AS number',
  );
  await connection.query('ALTER TABLE numbered ADD PRIMARY KEY (number); ANALYZE numbered');
  const plansOf = async (list: string) => {
    const text = prepared(`SELECT text FROM numbered WHERE number = ANY(${list})`);
    for (let use = 0; use < USES; use++) await connection.query(text, [[1, 2, 3].slice(use % 3)]);
    const [plans] = await preparedLike(text);
    return Number(plans?.generic);
  };
  expect(await plansOf('$1::integer[]')).toBe(0);
  expect(await plansOf('(SELECT $1::integer[])::integer[]')).toBeGreaterThan(0);
});

it('goes on after a marked statement has failed', async () => {
  const text = prepared('SELECT 1 / $1::integer AS part');
  await expect(connection.query(text, [0])).rejects.toThrow('division by zero');
  expect(await connection.query(text, [1])).toEqual([{ part: 1 }]);
});

it('sees columns that were added since a statement was prepared', async () => {
  const text = prepared('SELECT count(*)::integer AS rows FROM growing');
  await connection.query('CREATE TABLE growing (id integer)');
  await connection.query(text);
  await connection.query('ALTER TABLE growing ADD COLUMN name text; INSERT INTO growing VALUES (1)');
  expect(await connection.query(text)).toEqual([{ rows: 1 }]);
});

describe('a statement whose column changes its type', () => {
  const COUNTED = prepared('SELECT amount FROM counted WHERE amount > $1');

  beforeEach(async () => {
    await connection.query('CREATE TABLE counted AS SELECT 7 AS amount');
    // The first use may find what another spec left of the statement.
    for (let use = 0; use < 2; use++) await connection.query(COUNTED, [0]);
    await connection.query('ALTER TABLE counted ALTER amount TYPE bigint');
  });

  afterEach(() => connection.query('DROP TABLE counted'));

  it('is answered at once, and prepared anew from then on', async () => {
    const before = (await preparedLike(COUNTED)).length;
    expect(await connection.query(COUNTED, [6])).toEqual([{ amount: 7 }]);
    expect(await connection.query(COUNTED, [8])).toEqual([]);
    expect((await preparedLike(COUNTED)).length).toBeGreaterThan(before);
  });

  it('fails within a transaction, and succeeds in its repetition', async () => {
    let attempts = 0;
    const read = async () => {
      attempts += 1;
      await connection.startTransaction();
      try {
        return (await connection.query(COUNTED, [6])) as unknown;
      } finally {
        await connection.rollbackTransaction();
      }
    };
    expect(await withRetry(read)).toEqual([{ amount: 7 }]);
    expect(attempts).toBe(2);
  });
});

describe('a last statement whose column changes its type', () => {
  const WRITE = prepared('INSERT INTO counted VALUES ($1) RETURNING amount');
  const BLOCKED_MS = 100;

  beforeEach(() => connection.query('CREATE TABLE counted (amount integer)'));
  afterEach(() => connection.query('DROP TABLE counted'));

  /** Reads what is answered meanwhile at once, as a busy process does. */
  const block = () => {
    const until = performance.now() + BLOCKED_MS;
    while (performance.now() < until);
  };

  const writeAtTheEnd = () =>
    transactionEndingAtOnce(database.dataSource, async (transaction) => {
      await transaction.query('INSERT INTO counted VALUES (1)');
      return () => {
        const written = transaction.query<unknown[]>(WRITE, [2]);
        setImmediate(block);
        return written;
      };
    });

  it('is not repeated by itself when it is answered together with the end of its transaction', async () => {
    await writeAtTheEnd();
    await connection.query('TRUNCATE counted; ALTER TABLE counted ALTER amount TYPE bigint');
    await expect(writeAtTheEnd()).rejects.toMatchObject({ driverError: { code: '0A000' } });
    expect(await connection.query('SELECT amount FROM counted')).toEqual([]);
    await writeAtTheEnd();
    expect(await connection.query('SELECT amount FROM counted')).toEqual([{ amount: 1 }, { amount: 2 }]);
  });
});

it('bounds how many built texts of a kind are prepared, and leaves room for other kinds', async () => {
  const ask = (kind: string, column: number) =>
    connection.query(preparedRecurring(`SELECT 1 AS ${kind}_${column}`, kind));
  const preparedOf = async (kind: string) => {
    const found = (await connection.query(
      `SELECT statement FROM pg_prepared_statements WHERE starts_with(statement, $1)`,
      [`SELECT 1 AS ${kind}`],
    )) as PreparedRow[];
    return found.length;
  };
  for (let column = 0; column < 60; column++) await ask('page', column);
  for (let use = 0; use < 2; use++) await ask('count', 0);
  expect([await preparedOf('page'), await preparedOf('count')]).toEqual([50, 1]);
});
