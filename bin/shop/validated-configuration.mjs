import { OperatorError } from '../operator/operator-error.mjs';

/** Stands for the embedded database, which is started only after everything else was validated. */
const EMBEDDED_DATABASE_URL = 'postgres://localhost/embedded';

/** Stands for the key in DATA_DIR, which is read or made once that is taken. */
const ANY_MASTER_KEY = Buffer.alloc(32, 1).toString('base64');

/** Loaded late: the launcher starts before the server is built. */
const builtServerConfig = () =>
  import(new URL('../../dist/server/kernel/config/config.js', import.meta.url).href);

/**
 * Validates every variable by the server's own rules, before any process is started.
 * @param {{ environment: NodeJS.ProcessEnv, configuration: import('../operator/configuration.mjs').Configuration,
 *   masterKey: string, loadServerConfig?: () => Promise<typeof import('../../server/kernel/config/config.js')> }} options
 * @returns {Promise<import('../../server/kernel/config/config.js').Config>}
 * @throws {OperatorError} naming every wrong variable in one line
 */
export async function validateConfiguration(options) {
  const { environment, configuration, masterKey, loadServerConfig = builtServerConfig } = options;
  const { ConfigError, readConfig } = await loadServerConfig();
  try {
    return readConfig({
      ...environment,
      DATABASE_URL: configuration.databaseUrl ?? EMBEDDED_DATABASE_URL,
      MASTER_KEY: environment.MASTER_KEY || masterKey,
    });
  } catch (error) {
    throw error instanceof ConfigError ? new OperatorError(error.message) : error;
  }
}

/**
 * The same before DATA_DIR is taken, where the server stands built: what is wrong with a variable says more than that a shop
 * runs already. Without a build it is found out later.
 */
export async function validateBeforehand({ environment, configuration, isBuilt, loadServerConfig }) {
  if (!isBuilt) return;
  await validateConfiguration({ environment, configuration, masterKey: ANY_MASTER_KEY, loadServerConfig });
}
