import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator/operator-error.mjs';
import { print } from '../operator/terminal.mjs';
import { identify, isRunning } from './process-identity.mjs';
import { becomesTrue } from './waiting.mjs';

/** A launcher whose terminal was killed takes a few seconds to notice and stop. */
const TAKEOVER_WAIT_MS = 5_000;
const END_TIMEOUT_MS = 8_000;

/**
 * `run.json` in DATA_DIR names the launcher that uses it and the processes it started. One launcher at a time: a
 * second one is refused, and processes a killed one left running are ended first.
 */
export async function claimDataDirectory(dataDir, { waitMs = TAKEOVER_WAIT_MS } = {}) {
  const file = join(dataDir, 'run.json');
  if (isClaimed(dataDir)) print(`${dataDir} is in use; waiting ${waitMs / 1000} s for it to become free.`);
  await becomesTrue(() => !isRunning(readRun(file)?.launcher), { withinMs: waitMs });
  const previous = readRun(file);
  if (isRunning(previous?.launcher)) {
    throw new OperatorError(
      `DATA_DIR: ${dataDir} is in use by a shop that already runs (process ${previous.launcher.pid}).`,
    );
  }
  await endProcesses(Object.values(previous?.children ?? {}));

  const run = { launcher: identify(process.pid), children: {} };
  writeRun(file, run);
  return {
    note(name, pid) {
      run.children[name] = identify(pid);
      writeRun(file, run);
    },
    /** Stores the address of the shop, for commands that print it. */
    noteAddress(address) {
      run.address = address;
      writeRun(file, run);
    },
    release: () => rmSync(file, { force: true }),
  };
}

/** @returns {boolean} whether a running launcher uses the directory */
export function isClaimed(dataDir) {
  return isRunning(readRun(join(dataDir, 'run.json'))?.launcher);
}

/** @returns {string | undefined} the address of the shop that uses the directory, once it answers */
export function addressOfRunningShop(dataDir) {
  const run = readRun(join(dataDir, 'run.json'));
  return isRunning(run?.launcher) ? run.address : undefined;
}

async function endProcesses(identities) {
  for (const signal of ['SIGTERM', 'SIGKILL']) {
    const left = identities.filter(isRunning);
    left.forEach(({ pid }) => process.kill(pid, signal));
    await becomesTrue(() => !left.some(isRunning), { withinMs: END_TIMEOUT_MS });
  }
}

function readRun(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function writeRun(file, run) {
  writeFileSync(`${file}.new`, JSON.stringify(run, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
