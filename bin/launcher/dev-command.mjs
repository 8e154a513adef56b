import { join } from 'node:path';
import { ensureServerBuilt, isSource } from '../installation/build.mjs';
import { watchDirectory } from '../installation/changes.mjs';
import { explain, runCommand } from './command.mjs';
import { readConfiguration } from '../operator/configuration.mjs';
import { Fault } from '../operator/fault.mjs';
import { ensureInstalled } from '../installation/install.mjs';
import { narrate, say } from '../operator/narration.mjs';
import { toTerminal } from '../processes/outlets.mjs';
import { runProcesses } from '../shop/processes.mjs';
import { PROJECT_ROOT } from '../project.mjs';
import { claimPlace, prepareDatabase } from '../shop/shop.mjs';

/** `npm run dev`: as `npm start`, and a change of the server rebuilds and restarts it; Vite reloads the client itself. */
export function devCommand() {
  return runCommand(async (lifetime) => {
    const configuration = readConfiguration(process.env, PROJECT_ROOT);
    const run = await claimPlace(configuration, lifetime);
    say();
    await ensureInstalled(lifetime.signal);
    await ensureServerBuilt({ signal: lifetime.signal, narrate });
    const changes = watchDirectory(join(PROJECT_ROOT, 'server'), isSource);
    lifetime.onStop(async () => changes.close());
    const { database, env } = await prepareDatabase({
      configuration,
      lifetime,
      narrate,
      mode: 'development',
      durability: 'durable',
    });
    const outletFor = await toTerminal();
    const runGeneration = (part) => runProcesses({ configuration, lifetime: part, run, env, outletFor });
    return renewForever({ lifetime, database, changes, runGeneration });
  });
}

async function renewForever({ lifetime, database, changes, runGeneration }) {
  for (;;) {
    const generation = { ...lifetime.part(), isOver: false };
    await startGeneration(generation, runGeneration);
    const rebuilt = nextBuild(changes, lifetime.signal);
    const reason = await Promise.race([rebuilt, database.fault, lifetime.interrupted]);
    generation.isOver = true;
    if (reason instanceof Error) throw reason;
    if (lifetime.signal.aborted) return 0;
    await generation.stop();
  }
}

/** A server that does not start, or ends by itself, waits for the next change. */
async function startGeneration(generation, runGeneration) {
  try {
    const { baseUrl, fault } = await narrate('starting the shop', () => runGeneration(generation));
    say(`Shop  ${baseUrl}`);
    void fault.then((reason) => generation.isOver || explain(reason));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    explain(error);
  }
}

/** A server that cannot be built leaves the running one alone. */
async function nextBuild(changes, signal) {
  for (;;) {
    await changes.next();
    try {
      if (await ensureServerBuilt({ signal, narrate })) return;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      explain(error);
    }
  }
}
