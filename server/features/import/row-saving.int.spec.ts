import { Logger } from '@nestjs/common';
import { openTestDatabase, type TestDatabase } from '../../kernel/database/test-database.js';
import { inTransaction } from './row-saving.js';

let database: TestDatabase;

beforeAll(async () => {
  Logger.overrideLogger(false);
  database = await openTestDatabase();
});

afterAll(() => database.close());

it('rejects with the original error even if the connection is lost and the rollback fails', async () => {
  const reason = new Error('no');
  const saving = inTransaction(database.dataSource, 'apply', async (transaction) => {
    await transaction.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    throw reason;
  });
  await expect(saving).rejects.toBe(reason);
});
