import { join } from 'node:path';
import { builtServer, ensureServerBuilt, isServerBuilt, isSource } from '../installation/build.mjs';
import { watchDirectory } from '../installation/changes.mjs';
import { printFailure, runCommand } from './command.mjs';
import { readConfiguration } from '../operator/configuration.mjs';
import { OperatorError } from '../operator/operator-error.mjs';
import { ensureInstalled } from '../installation/install.mjs';
import { reportStep, print } from '../operator/terminal.mjs';
import { terminalOutput } from '../processes/process-output.mjs';
import { runProcesses } from '../shop/processes.mjs';
import { PROJECT_ROOT } from '../project.mjs';
import { claimPlace, prepareDatabase } from '../shop/shop.mjs';
import { validateBeforehand } from '../shop/validated-configuration.mjs';

/** `npm run dev`: as `npm start`, and a change of the server rebuilds and restarts it; Vite reloads the client itself. */
export function devCommand() {
  return runCommand(async (lifetime) => {
    const configuration = readConfiguration(process.env, PROJECT_ROOT);
    await validateBeforehand({ environment: process.env, configuration, isBuilt: isServerBuilt() });
    const run = await claimPlace(configuration, lifetime);
    print();
    await ensureInstalled('everything', lifetime.signal);
    await ensureServerBuilt({ signal: lifetime.signal, reportStep });
    const changes = watchDirectory(join(PROJECT_ROOT, 'server'), isSource);
    lifetime.onStop(async () => changes.close());
    const { database, env } = await prepareDatabase({
      configuration,
      lifetime,
      reportStep,
      build: builtServer(),
      mode: 'development',
      durability: 'durable',
    });
    const outputFor = await terminalOutput();
    const runGeneration = (part) => runProcesses({ configuration, lifetime: part, run, env, outputFor });
    return renewForever({ lifetime, database, changes, runGeneration });
  });
}

async function renewForever({ lifetime, database, changes, runGeneration }) {
  for (;;) {
    const generation = { ...lifetime.part(), isOver: false };
    await startGeneration(generation, runGeneration);
    const rebuilt = nextBuild(changes, lifetime.signal);
    const reason = await Promise.race([rebuilt, database.failure, lifetime.interrupted]);
    generation.isOver = true;
    if (reason instanceof Error) throw reason;
    if (lifetime.signal.aborted) return 0;
    await generation.stop();
  }
}

/** A server that does not start, or ends by itself, waits for the next change. */
async function startGeneration(generation, runGeneration) {
  try {
    const { baseUrl, failure } = await reportStep('starting the shop', () => runGeneration(generation));
    print(`Shop  ${baseUrl}`);
    void failure.then((reason) => generation.isOver || printFailure(reason));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    printFailure(error);
  }
}

/** A server that cannot be built leaves the running one alone. */
async function nextBuild(changes, signal) {
  for (;;) {
    await changes.next();
    try {
      if (await ensureServerBuilt({ signal, reportStep })) return;
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      printFailure(error);
    }
  }
}
