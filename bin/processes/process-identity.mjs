import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A process is known by its id and the moment it was born, because ids are used again.
 * @typedef {{ pid: number, born: string }} ProcessIdentity
 */

/** @returns {ProcessIdentity | undefined} undefined when no such process runs */
export function identify(pid) {
  const born = bornAt(pid);
  return born === undefined ? undefined : { pid, born };
}

/** @param {ProcessIdentity | undefined} identity */
export function isRunning(identity) {
  return identity !== undefined && bornAt(identity.pid) === identity.born;
}

/** Reads the fields of /proc/<pid>/stat; the command's name may itself hold spaces and brackets. */
export function parseProcStat(text) {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0], parent: Number(fields[1]), born: fields[19] };
}

/** @returns {number | undefined} known on Linux only */
export function parentOf(pid) {
  try {
    return parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8')).parent;
  } catch {
    return undefined;
  }
}

function bornAt(pid) {
  if (process.platform === 'linux') return bornAtFromProc(pid);
  if (!answers(pid)) return undefined;
  if (process.platform === 'win32') return 'running';
  const answer = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return answer.stdout.trim() || undefined;
}

function bornAtFromProc(pid) {
  try {
    const { state, born } = parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    // A zombie is over: it only waits for a parent to read its exit code.
    return state === 'Z' || state === 'X' ? undefined : born;
  } catch {
    return undefined;
  }
}

function answers(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
