import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { until } from '../../clock/test-until.js';
import { compiledChild } from './test-compiled-child.js';

/** The ids of running processes that read a file for `parent`. */
export function childrenOf(parent: number | undefined = process.pid): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(compiledChild()))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []));
}

export const noChildIsLeft = () => until(() => childrenOf().length === 0);

/** Not as one that has ended and is not collected yet (Z). */
export function isRunning(pid = 0): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

/** Known on Linux only. */
export function bytesReadBy(pid: number): number {
  return Number(/^rchar: (\d+)$/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1]);
}
