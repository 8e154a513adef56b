import type { QueryRunner } from 'typeorm';
import { openTestDatabase, type TestDatabase } from '../database/test-database.js';
import { StatementBatch } from './statement-batch.js';

let database: TestDatabase;
let connection: QueryRunner;

beforeAll(async () => {
  database = await openTestDatabase();
  connection = database.dataSource.createQueryRunner();
  await connection.query('CREATE TABLE tank (litres integer CHECK (litres > 0))');
});

afterAll(async () => {
  await connection.release();
  await database.close();
});

const preparedLeft = () =>
  connection.query(`SELECT name FROM pg_prepared_statements WHERE name LIKE 'replay%'`);

async function collect(batch: StatementBatch, litres: number): Promise<string> {
  return batch.collect(async (transaction) => {
    await transaction.query('INSERT INTO tank VALUES ($1)', [litres]);
  });
}

it('leaves no prepared statement behind on a connection when it is done', async () => {
  await connection.startTransaction();
  const batch = new StatementBatch(connection.manager);
  await batch.send(await collect(batch, 1));
  await batch.close();
  await connection.commitTransaction();
  expect(await preparedLeft()).toEqual([]);
  expect(await connection.query('DELETE FROM tank RETURNING litres')).toEqual([[{ litres: 1 }], 1]);
});

it('leaves none behind either when it is given up in a transaction that has failed', async () => {
  await connection.startTransaction();
  const batch = new StatementBatch(connection.manager);
  const text = await collect(batch, -1);
  await expect(batch.send(text)).rejects.toThrow('tank_litres_check');
  await batch.giveUp();
  await connection.rollbackTransaction();
  expect(await preparedLeft()).toEqual([]);
});
