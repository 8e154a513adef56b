import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { StaffAccountsService } from '../features/accounts/index.js';
import { BootError } from '../kernel/config/boot-error.js';
import { readOptions } from './command-options.js';
import { readPermissions } from './permissions.js';
import { orRefused } from './refused.js';
import { withWorkerContext } from './worker-context.js';

const USAGE =
  'admin:create [--name NAME] [--email ADDRESS] [--permissions orders,catalog] [--password-stdin]; without permissions, a super admin';

const OPTIONS = {
  name: { type: 'string' },
  email: { type: 'string' },
  permissions: { type: 'string' },
  'password-stdin': { type: 'boolean' },
} as const;

/**
 * Gives somebody the panel. His password comes from standard input on wish; otherwise a link is printed once, under which he
 * chooses one.
 */
export async function createAdminCommand(args: string[]): Promise<void> {
  const options = readOptions(USAGE, args, OPTIONS);
  const name = options.name ?? (await ask('Ad soyad: '));
  const email = options.email ?? (await ask('E-posta: '));
  const password = options['password-stdin'] ? withoutLineEnd(await text(process.stdin)) : null;
  const permissions = options.permissions === undefined ? [] : readPermissions(options.permissions);
  const role = options.permissions === undefined ? 'super_admin' : 'admin';
  await withWorkerContext(async (context) => {
    const staff = context.get(StaffAccountsService);
    const link = await orRefused(staff.create({ name, email, password, role, permissions }));
    process.stdout.write(link === null ? 'Done\n' : `Valid for a day, for one use:\n${link}\n`);
  });
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new BootError(`Usage: ${USAGE}`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

/** The line end belongs to the terminal or the file, a blank before it to the password. */
function withoutLineEnd(typed: string): string {
  return typed.replace(/\r?\n$/, '');
}
