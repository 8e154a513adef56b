import { Logger } from '@nestjs/common';
import { openTestDatabase, type TestDatabase } from '../../kernel/database/test-database.js';
import { inTransaction } from './row-saving.js';

let database: TestDatabase;

beforeAll(async () => {
  Logger.overrideLogger(false);
  database = await openTestDatabase();
});

afterAll(() => database.close());

it('tells what went wrong, also when the connection is gone and nothing can be rolled back', async () => {
  const reason = new Error('no');
  const work = inTransaction(database.dataSource, 'apply', async (manager) => {
    await manager.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    throw reason;
  });
  await expect(work).rejects.toBe(reason);
});
