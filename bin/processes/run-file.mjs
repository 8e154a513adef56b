import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../operator/fault.mjs';
import { say } from '../operator/narration.mjs';
import { identify, isRunning } from './process-identity.mjs';
import { becomesTrue } from './waiting.mjs';

/** A launcher whose terminal was killed needs a moment to notice and stop. */
const HANDOVER_MS = 5_000;
const END_PATIENCE_MS = 8_000;

/**
 * `run.json` in DATA_DIR names the launcher that uses it and the processes it started. One launcher at a time: a
 * second one is refused, and what a killed one left running is ended first.
 */
export async function claimDataDirectory(dataDir, { handoverMs = HANDOVER_MS } = {}) {
  const file = join(dataDir, 'run.json');
  if (isClaimed(dataDir)) say(`${dataDir} is in use; waiting ${handoverMs / 1000} s for it to become free.`);
  await becomesTrue(() => !isRunning(readRun(file)?.launcher), { withinMs: handoverMs });
  const former = readRun(file);
  if (isRunning(former?.launcher)) {
    throw new Fault(
      `DATA_DIR: ${dataDir} is in use by a shop that already runs (process ${former.launcher.pid}).`,
    );
  }
  await endProcesses(Object.values(former?.children ?? {}));

  const run = { launcher: identify(process.pid), children: {} };
  writeRun(file, run);
  return {
    note(name, pid) {
      run.children[name] = identify(pid);
      writeRun(file, run);
    },
    /** Says where the shop is reached, for commands that print its addresses. */
    noteAddress(address) {
      run.address = address;
      writeRun(file, run);
    },
    release: () => rmSync(file, { force: true }),
  };
}

/** @returns {boolean} whether a living launcher holds the directory */
export function isClaimed(dataDir) {
  return isRunning(readRun(join(dataDir, 'run.json'))?.launcher);
}

/** @returns {string | undefined} where the shop that holds the directory is reached, once it answers */
export function addressOfRunningShop(dataDir) {
  const run = readRun(join(dataDir, 'run.json'));
  return isRunning(run?.launcher) ? run.address : undefined;
}

async function endProcesses(identities) {
  for (const signal of ['SIGTERM', 'SIGKILL']) {
    const left = identities.filter(isRunning);
    left.forEach(({ pid }) => process.kill(pid, signal));
    await becomesTrue(() => !left.some(isRunning), { withinMs: END_PATIENCE_MS });
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
