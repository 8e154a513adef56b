import pg from 'pg';
import { createTestDatabase, dropTestDatabase } from '../kernel/database/test-database.js';

/** A fresh database, and a connection to look at it from outside of the shop. */
export async function openDatabaseClient() {
  const databaseUrl = await createTestDatabase();
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  return {
    databaseUrl,
    database,
    async close(): Promise<void> {
      await database.end();
      await dropTestDatabase(databaseUrl);
    },
  };
}
