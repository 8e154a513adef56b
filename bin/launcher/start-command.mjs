import { ensureBuilt } from '../installation/build.mjs';
import { runCommand } from './command.mjs';
import { readConfiguration } from '../operator/configuration.mjs';
import { demoAccountLines } from '../shop/demo-accounts.mjs';
import { ensureInstalled } from '../installation/install.mjs';
import { narrate, say } from '../operator/narration.mjs';
import { toFiles } from '../processes/outlets.mjs';
import { runProcesses } from '../shop/processes.mjs';
import { PROJECT_ROOT } from '../project.mjs';
import { claimPlace, prepareDatabase } from '../shop/shop.mjs';

/** `npm start`: everything between a fresh clone and a shop that answers. */
export function startCommand() {
  return runCommand(async (lifetime) => {
    const configuration = readConfiguration(process.env, PROJECT_ROOT);
    const run = await claimPlace(configuration, lifetime);
    say();
    await ensureInstalled(lifetime.signal);
    await ensureBuilt({ signal: lifetime.signal, narrate });
    const { database, env } = await prepareDatabase({
      configuration,
      lifetime,
      narrate,
      mode: 'production',
      durability: 'durable',
    });
    const outletFor = toFiles(configuration.dataDir);
    const { baseUrl, fault } = await narrate('starting the shop', () =>
      runProcesses({ configuration, lifetime, run, env, outletFor }),
    );
    const demoAccounts = await demoAccountLines(baseUrl);
    announce({ baseUrl, configuration, note: database.note, demoAccounts });
    const reason = await Promise.race([fault, database.fault, lifetime.interrupted]);
    if (reason instanceof Error) throw reason;
    say();
    await narrate('stopping', () => lifetime.stop());
    return 0;
  });
}

function announce({ baseUrl, configuration, note, demoAccounts }) {
  say();
  say(`Shop      ${baseUrl}`);
  say(`GraphQL   ${baseUrl}/graphql`);
  say(`Health    ${baseUrl}/health/ready`);
  say(`Logs      ${configuration.dataDir}/api.log, worker.log`);
  if (note) say(`Note      ${note}`);
  for (const line of demoAccounts) say(line);
  say();
  say('Ctrl-C stops everything.');
}
