import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { runCommand } from '../commands/commands.js';
import { reasonOf } from '../web/process/run-process.js';
import { openDatabaseClient } from './database-client.js';
import { shopVariables } from './processes.js';

/** One-off commands, and the database that they work on. */
export type CommandShop = Awaited<ReturnType<typeof open>>;

interface EndedCommand {
  code: number;
  stdout: string;
  stderr: string;
}

/** Opens the database before the tests of a file, and drops it afterwards. */
export function openCommandShop(take: (shop: CommandShop) => void): void {
  let shop: CommandShop;

  beforeAll(async () => {
    shop = await open();
    take(shop);
  });

  afterAll(() => shop.close());
}

async function open() {
  const opened = await openDatabaseClient();
  const run = (...args: string[]) => runCommandHere(args, { DATABASE_URL: opened.databaseUrl });
  return { ...opened, run };
}

/**
 * Carries a command out as `cli.js` does, in this process: in one of its own most of its time goes into loading modules.
 *
 * @returns what it prints, and the code that its process would end with
 */
export async function runCommandHere(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<EndedCommand> {
  const variables = shopVariables({ DATA_DIR: path.join(tmpdir(), 'shop-commands'), ...environment });
  const printed = { stdout: '', stderr: '' };
  const streams = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      printed[name] += typeof text === 'string' ? text : Buffer.from(text).toString();
      return true;
    }),
  );
  // Nobody answers its questions.
  const input = vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([]) as typeof process.stdin);
  const { env, exitCode } = process;
  process.env = variables;
  process.exitCode = 0;
  try {
    await runCommand(args);
    return { code: process.exitCode, ...printed };
  } catch (error) {
    return { code: 1, ...printed, stderr: `${printed.stderr}${reasonOf(error)}\n` };
  } finally {
    // The context of a command logs for the whole process.
    Logger.overrideLogger(false);
    process.env = env;
    process.exitCode = exitCode;
    for (const replaced of [...streams, input]) replaced.mockRestore();
  }
}
