import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';
import { DEFAULT_HOST, shopAddress } from './shop-address.mjs';

/**
 * The environment of the API, the worker and the one-off commands.
 * @param {{ inherited: NodeJS.ProcessEnv, configuration: import('../operator/configuration.mjs').Configuration,
 *   database: { url: string, isOwn: boolean }, masterKey: string | undefined, workerPort: number,
 *   mode: 'production' | 'development', runningAt?: string }} options `runningAt` is the address of a running shop on the
 *   same database
 */
export function processEnvironment(options) {
  const { inherited, configuration, database, masterKey, workerPort, mode, runningAt } = options;
  const host = inherited.HOST || DEFAULT_HOST;
  const environment = {
    ...inherited,
    NODE_ENV: mode,
    HOST: host,
    PORT: String(configuration.port),
    WORKER_PORT: inherited.WORKER_PORT || String(workerPort),
    PUBLIC_URL: inherited.PUBLIC_URL || runningAt || shopAddress({ host, port: configuration.port }),
    DATA_DIR: configuration.dataDir,
    DATABASE_URL: database.url,
    MASTER_KEY: inherited.MASTER_KEY || masterKey,
    // From Node 22 on the second start finds its code compiled.
    NODE_COMPILE_CACHE:
      inherited.NODE_COMPILE_CACHE || join(PROJECT_ROOT, 'node_modules', '.cache', 'compile'),
  };
  if (mode === 'development') environment.VITE_DEV = '1';
  if (!database.isOwn) return environment;
  // Settings for another PostgreSQL (PGSSLMODE, PGOPTIONS …) must not affect connections to the embedded one.
  const foreign = Object.keys(environment).filter((name) => /^PG[A-Z]/.test(name));
  foreign.forEach((name) => delete environment[name]);
  return { ...environment, DEMO: '1' };
}
