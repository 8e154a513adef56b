import { prepareDataDirectory } from './data-directory.mjs';
import { openDatabase } from './database.mjs';
import { ensureDemoCatalogue } from './demo-catalogue.mjs';
import { Fault } from '../operator/fault.mjs';
import { judgeConfiguration } from './judged-configuration.mjs';
import { readOrMakeMasterKey } from './master-key.mjs';
import { runNode } from '../processes/one-off.mjs';
import { freePort, obstacleOnPort } from '../processes/ports.mjs';
import { processEnvironment } from './process-environment.mjs';
import { claimDataDirectory } from '../processes/run-file.mjs';

/** Takes DATA_DIR and checks PORT, before anything slow begins. */
export async function claimPlace(configuration, lifetime) {
  prepareDataDirectory(configuration.dataDir);
  const run = await claimDataDirectory(configuration.dataDir);
  lifetime.onStop(async () => run.release());
  const obstacle = await obstacleOnPort(configuration.port);
  if (obstacle) throw new Fault(`PORT: ${obstacle}.`);
  return run;
}

/**
 * Database, migrations and, where it belongs, the demo catalogue.
 * @param {{ configuration: import('../operator/configuration.mjs').Configuration, lifetime: import('../processes/lifetime.mjs').Lifetime,
 *   mode: 'production' | 'development', durability: 'durable' | 'throw-away',
 *   narrate: typeof import('../operator/narration.mjs').narrate }} options
 * @returns the database, and the environment the processes are started with
 */
export async function prepareDatabase({ configuration, lifetime, mode, durability, narrate }) {
  const { signal } = lifetime;
  const inherited = process.env;
  const masterKey = readOrMakeMasterKey(configuration.dataDir);
  await judgeConfiguration({ environment: inherited, configuration, masterKey });
  const database = await openDatabase({ configuration, lifetime, durability, narrate });
  const workerPort = await freePort();
  const env = processEnvironment({ inherited, configuration, database, masterKey, workerPort, mode });
  await narrate('migrating', () => runNode(['dist/server/cli.js', 'migrate'], { env, signal }));
  if (database.isOwn || configuration.wantsDemo) {
    await ensureDemoCatalogue({ dataDir: configuration.dataDir, env, signal, narrate });
  }
  return { database, env };
}
