import { prepareDataDirectory } from './data-directory.mjs';
import { openDatabase } from './database.mjs';
import { ensureDemoCatalog } from './demo-catalog.mjs';
import { openLauncherRecord } from './launcher-record.mjs';
import { OperatorError } from '../operator/operator-error.mjs';
import { validateConfiguration } from './validated-configuration.mjs';
import { readOrMakeMasterKey } from './master-key.mjs';
import { ensureMigrated, migrate } from './migration.mjs';
import { freePort, portProblem } from '../processes/ports.mjs';
import { processEnvironment } from './process-environment.mjs';
import { claimDataDirectory } from '../processes/run-file.mjs';

/** Takes DATA_DIR and checks PORT, before anything slow begins. */
export async function claimPlace(configuration, lifetime) {
  prepareDataDirectory(configuration.dataDir);
  const run = await claimDataDirectory(configuration.dataDir);
  lifetime.onStop(async () => run.release());
  const problem = await portProblem(configuration.port);
  if (problem) throw new OperatorError(`PORT: ${problem}.`);
  return run;
}

/**
 * Database, migrations and, where it belongs, the demo catalog.
 * @param {{ configuration: import('../operator/configuration.mjs').Configuration, lifetime: import('../processes/lifetime.mjs').Lifetime,
 *   build: string, mode: 'production' | 'development', durability: 'durable' | 'throw-away',
 *   reportStep: typeof import('../operator/terminal.mjs').reportStep }} options `build` is what the built server is known by
 * @returns the database, and the environment the processes are started with
 */
export async function prepareDatabase(options) {
  const { configuration, lifetime, build, mode, durability, reportStep } = options;
  const { signal } = lifetime;
  const inherited = process.env;
  const masterKey = inherited.MASTER_KEY || readOrMakeMasterKey(configuration.dataDir);
  const { demo } = await validateConfiguration({ environment: inherited, configuration, masterKey });
  const database = await openDatabase({ configuration, lifetime, durability, reportStep });
  const workerPort = await freePort();
  const env = processEnvironment({ inherited, configuration, database, masterKey, workerPort, mode });
  const step = { build, dataDir: configuration.dataDir, env, signal, reportStep };
  // Others may have changed a given database since.
  if (!database.isOwn) await migrate(step);
  if (database.isOwn || demo) await prepareOwn(database, step);
  return { database, env };
}

async function prepareOwn({ isOwn }, step) {
  const record = await openLauncherRecord(step.env.DATABASE_URL);
  try {
    if (isOwn) await ensureMigrated({ ...step, record: record.migration });
    await ensureDemoCatalog({ ...step, record: record.demo });
  } finally {
    await record.close();
  }
}
