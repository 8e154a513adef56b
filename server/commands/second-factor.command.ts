import { SecondFactorService } from '../features/accounts/index.js';
import { BootError } from '../kernel/config/boot-error.js';
import { COMMAND_CAUSE } from './command-cause.js';
import { readArguments } from './command-options.js';
import { orRefused } from './refused.js';
import { withWorkerContext } from './worker-context.js';

const USAGE = 'admin:remove-second-factor LOGIN, a user name or an e-mail address';

/** Removes the second factor of a member of staff who lost their telephone and the recovery codes. */
export async function removeSecondFactorCommand(args: string[]): Promise<void> {
  const { positionals } = readArguments(USAGE, args, {});
  const [login, ...others] = positionals;
  if (!login?.trim() || others.length > 0) throw new BootError(`Usage: ${USAGE}`);
  await withWorkerContext(async (context) => {
    await orRefused(context.get(SecondFactorService).removeForOwner(login, COMMAND_CAUSE));
    process.stdout.write('Removed; all sessions of the account have ended\n');
  });
}
