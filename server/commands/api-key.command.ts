import { ApiKeysService } from '../features/accounts/index.js';
import { BootError } from '../kernel/config/boot-error.js';
import { readDateTime } from '../kernel/scalars/date-time.scalar.js';
import { COMMAND_CAUSE } from './command-cause.js';
import { readOptions } from './command-options.js';
import { readPermissions } from './permissions.js';
import { orRefused } from './refused.js';
import { withWorkerContext } from './worker-context.js';

const USAGE = 'api-key:create --name NAME --permissions orders,catalog [--expires 2027-12-31]';

const OPTIONS = {
  name: { type: 'string' },
  permissions: { type: 'string' },
  expires: { type: 'string' },
} as const;

/** Makes a key for a back-office program and prints its secret, once. */
export async function createApiKeyCommand(args: string[]): Promise<void> {
  const { name, permissions, expiresAt } = readArguments(args);
  await withWorkerContext(async (context) => {
    const { secret } = await orRefused(
      context.get(ApiKeysService).create({ name, permissions, expiresAt }, COMMAND_CAUSE),
    );
    process.stdout.write(`${secret}\n`);
  });
}

function readArguments(args: string[]) {
  const { name, permissions, expires } = readOptions(USAGE, args, OPTIONS);
  if (!name?.trim() || permissions === undefined) throw new BootError(`Usage: ${USAGE}`);
  const expiresAt = expires === undefined ? null : readDateTime(expires);
  if (expires !== undefined && !(expiresAt !== null && expiresAt.getTime() > Date.now())) {
    throw new BootError('--expires is not a day to come, such as 2027-12-31');
  }
  return { name: name.trim(), permissions: readPermissions(permissions), expiresAt };
}
