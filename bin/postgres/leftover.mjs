import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator/operator-error.mjs';
import { identify } from '../processes/process-identity.mjs';
import { becomesTrue } from '../processes/waiting.mjs';
import { isServerOf, parsePostmasterFile } from './postmaster-file.mjs';

/** Fast shutdown, immediate shutdown, kill. */
const SHUTDOWN_STEPS = [
  { signal: 'SIGINT', timeoutMs: 10_000 },
  { signal: 'SIGQUIT', timeoutMs: 5_000 },
  { signal: 'SIGKILL', timeoutMs: 5_000 },
];

/** @returns {ReturnType<typeof parsePostmasterFile>} */
export function readPostmasterFile(cluster) {
  try {
    return parsePostmasterFile(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Ends the server a killed launcher left on this cluster, and removes a postmaster.pid whose id belongs to
 * another process by now. Servers of other clusters are never touched.
 */
export async function endLeftoverServer(cluster) {
  const directory = realpathSync(cluster);
  for (const { signal, timeoutMs } of SHUTDOWN_STEPS) {
    const servers = serversOf(directory);
    if (servers.length === 0) break;
    signalTargets(servers, signal, directory).forEach((pid) => send(pid, signal));
    await becomesTrue(() => serversOf(directory).length === 0, { withinMs: timeoutMs });
  }
  if (serversOf(directory).length > 0) {
    throw new OperatorError(`DATA_DIR: a PostgreSQL on ${directory} does not end.`);
  }
  clearForeignPidFile(directory);
}

/** For its helper processes SIGINT has another meaning: only the server itself gets it. */
function signalTargets(servers, signal, directory) {
  if (signal !== 'SIGINT') return servers;
  return servers.filter((pid) => pid === readPostmasterFile(directory)?.pid);
}

/** Only after no server of the cluster is left: the file also guards its shared memory. */
function clearForeignPidFile(directory) {
  const file = readPostmasterFile(directory);
  if (file && process.platform === 'linux') rmSync(join(directory, 'postmaster.pid'), { force: true });
}

function serversOf(directory) {
  if (process.platform === 'linux') return allPids().filter((pid) => isServerOf(directory, procLinksOf(pid)));
  const file = readPostmasterFile(directory);
  return file && identify(file.pid) && commandOf(file.pid).includes('postgres') ? [file.pid] : [];
}

function allPids() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function procLinksOf(pid) {
  try {
    return { exe: readlinkSync(`/proc/${pid}/exe`), cwd: readlinkSync(`/proc/${pid}/cwd`) };
  } catch {
    return undefined;
  }
}

function commandOf(pid) {
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
