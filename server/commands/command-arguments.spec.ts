import { BootError } from '../kernel/config/boot-error.js';
import { createApiKeyCommand } from './api-key.command.js';
import { reportBackupCommand } from './backup.command.js';
import { migrateCommand } from './migrate.command.js';
import { proveProjectionsCommand, rebuildProjectionsCommand } from './projections.commands.js';
import { checkSchemaCommand, writeSchemaCommand } from './schema.commands.js';

const key = (expires: string) =>
  createApiKeyCommand(['--name', 'ERP', '--permissions', 'orders', '--expires', expires]);

it.each(['2999-02-31', '+275000-01-01', '2999-01-01T00:00', '2020-01-01', 'yarın'])(
  'refuses a key that expires on %s, which is no day to come',
  async (expires) => {
    await expect(key(expires)).rejects.toThrow(
      new BootError('--expires is not a day to come, such as 2027-12-31'),
    );
  },
);

it.each(['2026-02-31', '-004800-01-01T00:00:00Z', '2026-11-29 02:00'])(
  'refuses a backup that was finished at %s, which is no date-time',
  async (finished) => {
    const reported = reportBackupCommand([`--finished=${finished}`]);
    await expect(reported).rejects.toThrow(new BootError('--finished must be such as 2026-01-31T02:00:00Z'));
  },
);

it.each([
  ['migrate', migrateCommand],
  ['projections:prove', proveProjectionsCommand],
  ['projections:rebuild', rebuildProjectionsCommand],
  ['schema:write', writeSchemaCommand],
  ['schema:check', checkSchemaCommand],
])('%s takes nothing, and does nothing when it was called with an option', async (usage, command) => {
  for (const args of [['--dry-run'], ['orders']]) {
    await expect(command(args)).rejects.toThrow(new BootError(`Usage: ${usage}`));
  }
});
