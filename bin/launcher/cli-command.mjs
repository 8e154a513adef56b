import { spawn } from 'node:child_process';
import { urlOfRunningServer } from '../postgres/embedded.mjs';
import { ensureServerBuilt, requireBuiltServer } from '../installation/build.mjs';
import { runCommand } from './command.mjs';
import { readConfiguration } from '../operator/configuration.mjs';
import { prepareDataDirectory } from '../shop/data-directory.mjs';
import { openDatabase } from '../shop/database.mjs';
import { endOf } from '../processes/ending.mjs';
import { ensureInstalled } from '../installation/install.mjs';
import { runSilently } from '../operator/terminal.mjs';
import { validateConfiguration } from '../shop/validated-configuration.mjs';
import { masterKeyOfCommand } from '../shop/master-key.mjs';
import { processEnvironment } from '../shop/process-environment.mjs';
import { PROJECT_ROOT } from '../project.mjs';
import { optionsOf } from '../processes/node-options.mjs';
import { addressOfRunningShop, claimDataDirectory, isClaimed } from '../processes/run-file.mjs';

/**
 * `npm run cli -- …`: a one-off command on the database DATABASE_URL names, else on the embedded one. That of a running
 * shop is shared; otherwise it is started for as long as the command takes.
 */
export function cliCommand(args) {
  return runCommand(async (lifetime) => {
    const inherited = process.env;
    const configuration = readConfiguration(inherited, PROJECT_ROOT);
    const { databaseUrl, dataDir } = configuration;
    if (databaseUrl) requireBuiltServer();
    prepareDataDirectory(dataDir);
    const masterKey = inherited.MASTER_KEY || masterKeyOfCommand(args[0], configuration);
    const database = databaseUrl
      ? { url: databaseUrl, isOwn: false }
      : await ownDatabase({ configuration, masterKey, lifetime });
    const runningAt = database.isOwn ? addressOfRunningShop(dataDir) : undefined;
    const terms = { workerPort: 0, mode: 'production', runningAt };
    const env = processEnvironment({ inherited, configuration, database, masterKey, ...terms });
    const child = spawn(process.execPath, [...optionsOf(args[0]), 'dist/server/cli.js', ...args], {
      cwd: PROJECT_ROOT,
      env,
      stdio: 'inherit',
    });
    await endOf(child);
    return child.exitCode ?? 1;
  });
}

async function ownDatabase({ configuration, masterKey, lifetime }) {
  const { dataDir } = configuration;
  await ensureInstalled('shop', lifetime.signal);
  await ensureServerBuilt({ signal: lifetime.signal, reportStep: runSilently });
  await validateConfiguration({ environment: process.env, configuration, masterKey });
  if (isClaimed(dataDir)) {
    const url = urlOfRunningServer(dataDir);
    if (url) return { url, isOwn: true };
  }
  const run = await claimDataDirectory(dataDir);
  lifetime.onStop(async () => run.release());
  return openDatabase({ configuration, lifetime, durability: 'durable', reportStep: runSilently });
}
