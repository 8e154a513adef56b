import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../operator/fault.mjs';
import { identify } from '../processes/process-identity.mjs';
import { becomesTrue } from '../processes/waiting.mjs';
import { isServerOf, parsePostmasterFile } from './postmaster-file.mjs';

/** First the polite fast shutdown, then the immediate one, then the end. */
const WAYS_TO_END = [
  { signal: 'SIGINT', patienceMs: 10_000 },
  { signal: 'SIGQUIT', patienceMs: 5_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
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
 * Ends the server a killed launcher left on this cluster, and clears a postmaster.pid whose number belongs to
 * somebody else by now. Servers of other clusters are never touched.
 */
export async function endLeftoverServer(cluster) {
  const directory = realpathSync(cluster);
  for (const { signal, patienceMs } of WAYS_TO_END) {
    const servers = serversOf(directory);
    if (servers.length === 0) break;
    addressees(servers, signal, directory).forEach((pid) => send(pid, signal));
    await becomesTrue(() => serversOf(directory).length === 0, { withinMs: patienceMs });
  }
  if (serversOf(directory).length > 0) {
    throw new Fault(`DATA_DIR: a PostgreSQL on ${directory} does not end.`);
  }
  clearForeignPidFile(directory);
}

/** To its helper processes SIGINT means something else: only the server itself is asked politely. */
function addressees(servers, signal, directory) {
  if (signal !== 'SIGINT') return servers;
  return servers.filter((pid) => pid === readPostmasterFile(directory)?.pid);
}

/** Only after no server of the cluster is left: the file also guards its shared memory. */
function clearForeignPidFile(directory) {
  const file = readPostmasterFile(directory);
  if (file && process.platform === 'linux') rmSync(join(directory, 'postmaster.pid'), { force: true });
}

function serversOf(directory) {
  if (process.platform === 'linux') return allPids().filter((pid) => isServerOf(directory, tracesOf(pid)));
  const file = readPostmasterFile(directory);
  return file && identify(file.pid) && commandOf(file.pid).includes('postgres') ? [file.pid] : [];
}

function allPids() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function tracesOf(pid) {
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
