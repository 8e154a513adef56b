import { text } from 'node:stream/consumers';
import { StaffAccountsService } from '../features/accounts/index.js';
import { BootError } from '../kernel/config/boot-error.js';
import { askOnTerminal } from './prompts.js';
import { COMMAND_CAUSE } from './command-cause.js';
import { readOptions } from './command-options.js';
import { readPermissions } from './permissions.js';
import { orRefused } from './refused.js';
import { withWorkerContext } from './worker-context.js';

const USAGE =
  'admin:create [--name NAME] [--email ADDRESS] [--username NAME] [--permissions orders,catalog] [--password-stdin]; without permissions, a super admin';

const OPTIONS = {
  name: { type: 'string' },
  email: { type: 'string' },
  username: { type: 'string' },
  permissions: { type: 'string' },
  'password-stdin': { type: 'boolean' },
} as const;

const QUESTIONS = { name: 'Name: ', email: 'E-mail: ' } as const;

/**
 * Creates a member of staff. The password may come from standard input; otherwise a link to choose one is printed, once.
 */
export async function createAdminCommand(args: string[]): Promise<void> {
  const options = readOptions(USAGE, args, OPTIONS);
  const { name, email } = await readNameAndEmail(options);
  const password = options['password-stdin'] ? withoutLineEnd(await text(process.stdin)) : null;
  const permissions = options.permissions === undefined ? [] : readPermissions(options.permissions);
  const role = options.permissions === undefined ? 'super_admin' : 'admin';
  await withWorkerContext(async (context) => {
    const staff = context.get(StaffAccountsService);
    const draft = { name, email, username: options.username ?? null, password, role, permissions } as const;
    const link = await orRefused(staff.create(draft, COMMAND_CAUSE));
    process.stdout.write(link === null ? 'Done\n' : `Valid for a day, for one use:\n${link}\n`);
  });
}

/** Asks for what is missing, unless the password comes from standard input. */
async function readNameAndEmail(options: {
  name?: string;
  email?: string;
  'password-stdin'?: boolean;
}): Promise<{ name: string; email: string }> {
  const missing = (['name', 'email'] as const).filter((option) => options[option] === undefined);
  const mayAsk = missing.length > 0 && options['password-stdin'] !== true;
  const answers = mayAsk ? await askOnTerminal(missing.map((option) => QUESTIONS[option])) : [];
  const [name, email] = [options.name ?? answers.shift(), options.email ?? answers.shift()];
  if (name === undefined || email === undefined) throw new BootError(`Usage: ${USAGE}`);
  return { name, email };
}

/** The line end belongs to the terminal or the file, a blank before it to the password. */
function withoutLineEnd(typed: string): string {
  return typed.replace(/\r?\n$/, '');
}
