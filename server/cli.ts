import { BootError } from './kernel/config/boot-error.js';
import { orEnd } from './web/process/run-process.js';

type Command = (args: string[]) => Promise<void>;

/** Each command loads only what it needs: `migrate` runs before every start and has to be quick. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  migrate: async () => (await import('./commands/migrate.command.js')).migrateCommand,
  'schema:write': async () => (await import('./commands/schema.commands.js')).writeSchemaCommand,
  'schema:check': async () => (await import('./commands/schema.commands.js')).checkSchemaCommand,
  'admin:create': async () => (await import('./commands/admin.command.js')).createAdminCommand,
  'admin:remove-second-factor': async () =>
    (await import('./commands/second-factor.command.js')).removeSecondFactorCommand,
  'admin:unbind-identity': async () => (await import('./commands/identity.command.js')).unbindIdentityCommand,
  'maintenance:off': async () => (await import('./commands/maintenance.command.js')).endMaintenanceCommand,
  'api-key:create': async () => (await import('./commands/api-key.command.js')).createApiKeyCommand,
  'catalog:import': async () => (await import('./commands/catalog.command.js')).importCatalogCommand,
  'consents:export': async () => (await import('./commands/consents.command.js')).exportConsentsCommand,
  'backup:report': async () => (await import('./commands/backup.command.js')).reportBackupCommand,
  'outbox:list': async () => (await import('./commands/outbox.commands.js')).listOutboxCommand,
  'outbox:retry': async () => (await import('./commands/outbox.commands.js')).retryOutboxCommand,
  'audit:verify': async () => (await import('./commands/audit.commands.js')).verifyAuditCommand,
  'audit:checkpoint': async () => (await import('./commands/audit.commands.js')).checkpointCommand,
  'projections:prove': async () =>
    (await import('./commands/projections.commands.js')).proveProjectionsCommand,
  'projections:rebuild': async () =>
    (await import('./commands/projections.commands.js')).rebuildProjectionsCommand,
};

const [name = '', ...args] = process.argv.slice(2);

await orEnd(async () => {
  const load = COMMANDS[name];
  if (!load) throw new BootError(`Commands: ${Object.keys(COMMANDS).join(', ')}`);
  const command = await load();
  await command(args);
});
