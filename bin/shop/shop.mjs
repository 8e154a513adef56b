import { prepareDataDirectory } from './data-directory.mjs';
import { openDatabase } from './database.mjs';
import { ensureDemoCatalog } from './demo-catalog.mjs';
import { OperatorError } from '../operator/operator-error.mjs';
import { validateConfiguration } from './validated-configuration.mjs';
import { readOrMakeMasterKey } from './master-key.mjs';
import { runNode } from '../processes/one-off.mjs';
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
 *   mode: 'production' | 'development', durability: 'durable' | 'throw-away',
 *   reportStep: typeof import('../operator/terminal.mjs').reportStep }} options
 * @returns the database, and the environment the processes are started with
 */
export async function prepareDatabase({ configuration, lifetime, mode, durability, reportStep }) {
  const { signal } = lifetime;
  const inherited = process.env;
  const masterKey = inherited.MASTER_KEY || readOrMakeMasterKey(configuration.dataDir);
  const { demo } = await validateConfiguration({ environment: inherited, configuration, masterKey });
  const database = await openDatabase({ configuration, lifetime, durability, reportStep });
  const workerPort = await freePort();
  const env = processEnvironment({ inherited, configuration, database, masterKey, workerPort, mode });
  await reportStep('migrating', () => runNode(['dist/server/cli.js', 'migrate'], { env, signal }));
  if (database.isOwn || demo) {
    await ensureDemoCatalog({ dataDir: configuration.dataDir, env, signal, reportStep });
  }
  return { database, env };
}
