import { Readable } from 'node:stream';
import pg from 'pg';
import { runCommand } from '../commands/commands.js';
import { createTestDatabase, dropTestDatabase } from '../kernel/database/test-database.js';
import { reasonOf } from '../web/process/run-process.js';
import { shopVariables } from './processes.js';

/** One-off commands, and the database that they work on. */
export interface CommandShop {
  database: pg.Client;
  databaseUrl: string;
  run: (...args: string[]) => Promise<EndedCommand>;
}

interface EndedCommand {
  code: number;
  stdout: string;
  stderr: string;
}

/** Opens the database before the tests of a file, and drops it afterwards. */
export function openCommandShop(take: (shop: CommandShop) => void): void {
  let shop: CommandShop;

  beforeAll(async () => {
    const databaseUrl = await createTestDatabase();
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    shop = { database, databaseUrl, run: (...args) => commandHere(args, { DATABASE_URL: databaseUrl }) };
    take(shop);
  });

  afterAll(async () => {
    await shop.database.end();
    await dropTestDatabase(shop.databaseUrl);
  });
}

/**
 * Carries a command out as `cli.js` does, in this process: in one of its own most of its time goes into loading modules.
 *
 * @returns what it prints, and the code that its process would end with
 */
export async function commandHere(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<EndedCommand> {
  const printed = { stdout: '', stderr: '' };
  const streams = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      printed[name] += String(text);
      return true;
    }),
  );
  // Nobody answers its questions.
  const input = vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([]) as typeof process.stdin);
  const { env, exitCode } = process;
  process.env = shopVariables(environment);
  process.exitCode = 0;
  try {
    await runCommand(args);
    return { code: process.exitCode, ...printed };
  } catch (error) {
    return { code: 1, ...printed, stderr: `${printed.stderr}${reasonOf(error)}\n` };
  } finally {
    process.env = env;
    process.exitCode = exitCode;
    for (const replaced of [...streams, input]) replaced.mockRestore();
  }
}
