import pg from 'pg';
import { createTestDatabase, dropTestDatabase } from '../kernel/database/test-database.js';
import { openTestProcesses, type TestProcesses } from './processes.js';

/** Processes of the shop, and the database that they work on. */
export interface ProcessShop {
  processes: TestProcesses;
  database: pg.Client;
  databaseUrl: string;
}

/** Opens them before the tests of a file, and ends them afterwards. */
export function openProcessShop(take: (shop: ProcessShop) => void): void {
  let shop: ProcessShop;

  beforeAll(async () => {
    const processes = openTestProcesses();
    const databaseUrl = await createTestDatabase();
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    shop = { processes, database, databaseUrl };
    take(shop);
  });

  afterAll(async () => {
    shop.processes.close();
    await shop.database.end();
    await dropTestDatabase(shop.databaseUrl);
  });
}
