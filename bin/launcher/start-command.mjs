import { builtServer, ensureClientBuilt, ensureServerBuilt, isServerBuilt } from '../installation/build.mjs';
import { runCommand } from './command.mjs';
import { readConfiguration } from '../operator/configuration.mjs';
import { demoAccountLines } from '../shop/demo-accounts.mjs';
import { ensureInstalled } from '../installation/install.mjs';
import { print, reportAfter, reportStep } from '../operator/terminal.mjs';
import { logFiles } from '../processes/process-output.mjs';
import { runProcesses } from '../shop/processes.mjs';
import { PROJECT_ROOT } from '../project.mjs';
import { claimPlace, prepareDatabase } from '../shop/shop.mjs';
import { validateBeforehand } from '../shop/validated-configuration.mjs';

/** `npm start`: everything between a fresh clone and a shop that answers. */
export function startCommand() {
  return runCommand(async (lifetime) => {
    const configuration = readConfiguration(process.env, PROJECT_ROOT);
    await validateBeforehand({ environment: process.env, configuration, isBuilt: isServerBuilt() });
    const run = await claimPlace(configuration, lifetime);
    print();
    await ensureInstalled('shop', lifetime.signal);
    const { database, env } = await buildAndPrepare(configuration, lifetime);
    const outputFor = logFiles(configuration.dataDir);
    const { baseUrl, failure } = await reportStep('starting the shop', () =>
      runProcesses({ configuration, lifetime, run, env, outputFor }),
    );
    const demoAccounts = await demoAccountLines(baseUrl);
    announce({ baseUrl, configuration, note: database.note, demoAccounts });
    const reason = await Promise.race([failure, database.failure, lifetime.interrupted]);
    if (reason instanceof Error) throw reason;
    print();
    await reportStep('stopping', () => lifetime.stop());
    return 0;
  });
}

/** The database needs the server alone: meanwhile the storefront is built. */
async function buildAndPrepare(configuration, lifetime) {
  const { signal } = lifetime;
  await ensureServerBuilt({ signal, reportStep });
  const modes = { build: builtServer(), mode: 'production', durability: 'durable' };
  const preparing = prepareDatabase({ configuration, lifetime, reportStep, ...modes });
  const building = ensureClientBuilt({ signal, reportStep: reportAfter(preparing) });
  const [prepared] = await Promise.all([preparing, building]);
  return prepared;
}

function announce({ baseUrl, configuration, note, demoAccounts }) {
  print();
  print(`Shop      ${baseUrl}`);
  print(`GraphQL   ${baseUrl}/graphql`);
  print(`Health    ${baseUrl}/health/ready`);
  print(`Logs      ${configuration.dataDir}/api.log, worker.log`);
  if (note) print(`Note      ${note}`);
  for (const line of demoAccounts) print(line);
  print();
  print('Ctrl-C stops everything.');
}
