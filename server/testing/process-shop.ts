import { openDatabaseClient } from './database-client.js';
import { openTestProcesses } from './processes.js';

/** Processes of the shop, and the database that they work on. */
export type ProcessShop = Awaited<ReturnType<typeof open>>;

/** Opens them before the tests of a file, and ends them afterwards. */
export function openProcessShop(take: (shop: ProcessShop) => void): void {
  let shop: ProcessShop;

  beforeAll(async () => {
    shop = await open();
    take(shop);
  });

  afterAll(async () => {
    shop.processes.close();
    await shop.close();
  });
}

const open = async () => ({ ...(await openDatabaseClient()), processes: openTestProcesses() });
