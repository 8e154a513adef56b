import { SingleSignOnService } from '../features/accounts/index.js';
import { BootError } from '../kernel/config/boot-error.js';
import { COMMAND_CAUSE } from './command-cause.js';
import { readArguments } from './command-options.js';
import { orRefused } from './refused.js';
import { withWorkerContext } from './worker-context.js';

const USAGE = 'admin:unbind-identity LOGIN, a user name or an e-mail address';

const UNBOUND =
  'No member of staff with this user name or e-mail address is bound to an account at the identity provider';

/** Separates a member of staff from their account at the identity provider, where they have another one now. */
export async function unbindIdentityCommand(args: string[]): Promise<void> {
  const { positionals } = readArguments(USAGE, args, {});
  const [login, ...others] = positionals;
  if (!login?.trim() || others.length > 0) throw new BootError(`Usage: ${USAGE}`);
  await withWorkerContext(async (context) => {
    const identities = context.get(SingleSignOnService, { strict: false });
    await orRefused(identities.unbind(login, COMMAND_CAUSE), { NOT_FOUND: UNBOUND });
    process.stdout.write('Unbound; all sessions of the account have ended\n');
  });
}
