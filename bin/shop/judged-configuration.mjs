import { Fault } from '../operator/fault.mjs';

/** Stands for the database that is started only when everything else is right. */
const OWN_DATABASE = 'postgres://localhost/own';

/** Loaded late: the launcher starts before the server is built. */
const ofBuiltServer = () =>
  import(new URL('../../dist/server/kernel/config/config.js', import.meta.url).href);

/**
 * Judges every variable as the processes will, by the server's own rules, before anything is started.
 * @param {{ environment: NodeJS.ProcessEnv, configuration: import('../operator/configuration.mjs').Configuration,
 *   masterKey: string, rules?: () => Promise<typeof import('../../server/kernel/config/config.js')> }} options
 * @throws {Fault} naming every wrong variable in one line
 */
export async function judgeConfiguration({ environment, configuration, masterKey, rules = ofBuiltServer }) {
  const { ConfigError, readConfig } = await rules();
  try {
    readConfig({
      ...environment,
      DATABASE_URL: configuration.databaseUrl ?? OWN_DATABASE,
      MASTER_KEY: environment.MASTER_KEY || masterKey,
    });
  } catch (error) {
    throw error instanceof ConfigError ? new Fault(error.message) : error;
  }
}
