import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A process is identified by its id and its start time (`born`), because ids are reused. Identities are stored in run.json,
 * which launchers of other versions read: a renamed field would make them take running processes for ended ones.
 * @typedef {{ pid: number, born: string }} ProcessIdentity
 */

/** @returns {ProcessIdentity | undefined} undefined when no such process runs */
export function identify(pid) {
  const born = startTimeOf(pid);
  return born === undefined ? undefined : { pid, born };
}

/** @param {ProcessIdentity | undefined} identity */
export function isRunning(identity) {
  return identity !== undefined && startTimeOf(identity.pid) === identity.born;
}

/** Reads the fields of /proc/<pid>/stat; the command's name may itself contain spaces and brackets. */
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

function startTimeOf(pid) {
  if (process.platform === 'linux') return startTimeFromProc(pid);
  if (!answers(pid)) return undefined;
  if (process.platform === 'win32') return 'running';
  const answer = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return answer.stdout.trim() || undefined;
}

function startTimeFromProc(pid) {
  try {
    const { state, born } = parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    // A zombie has ended: it only waits for its parent to read the exit code.
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
