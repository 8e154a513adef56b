import { BootError } from '../kernel/config/boot-error.js';

type Command = (args: string[]) => Promise<void>;

/** Each command loads only what it needs: `migrate` runs before every start and has to be quick. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  migrate: async () => (await import('./migrate.command.js')).migrateCommand,
  'schema:write': async () => (await import('./schema.commands.js')).writeSchemaCommand,
  'schema:check': async () => (await import('./schema.commands.js')).checkSchemaCommand,
  'admin:create': async () => (await import('./admin.command.js')).createAdminCommand,
  'admin:remove-second-factor': async () =>
    (await import('./second-factor.command.js')).removeSecondFactorCommand,
  'admin:unbind-identity': async () => (await import('./identity.command.js')).unbindIdentityCommand,
  'maintenance:off': async () => (await import('./maintenance.command.js')).endMaintenanceCommand,
  'api-key:create': async () => (await import('./api-key.command.js')).createApiKeyCommand,
  'catalog:import': async () => (await import('./catalog.command.js')).importCatalogCommand,
  'consents:export': async () => (await import('./consents.command.js')).exportConsentsCommand,
  'backup:report': async () => (await import('./backup.command.js')).reportBackupCommand,
  'outbox:list': async () => (await import('./outbox.commands.js')).listOutboxCommand,
  'outbox:retry': async () => (await import('./outbox.commands.js')).retryOutboxCommand,
  'audit:verify': async () => (await import('./audit.commands.js')).verifyAuditCommand,
  'audit:checkpoint': async () => (await import('./audit.commands.js')).checkpointCommand,
  'projections:prove': async () => (await import('./projections.commands.js')).proveProjectionsCommand,
  'projections:rebuild': async () => (await import('./projections.commands.js')).rebuildProjectionsCommand,
};

/**
 * Carries out the command that the first argument names with the others.
 *
 * @throws {BootError} naming all of them when there is none of this name
 */
export async function runCommand([name = '', ...args]: readonly string[]): Promise<void> {
  const load = COMMANDS[name];
  if (!load) throw new BootError(`Commands: ${Object.keys(COMMANDS).join(', ')}`);
  const command = await load();
  await command(args);
}
