import { spawn } from 'node:child_process';
import { identify, isRunning, parseProcStat } from './process-identity.mjs';

const STAT =
  '4711 (a name (with) brackets) S 42 4711 4711 0 -1 4194560 1 0 0 0 0 0 0 0 20 0 1 0 987654 1000 200 18446744073709551615';

it('parses /proc/<pid>/stat with any command name', () => {
  expect(parseProcStat(STAT)).toEqual({ state: 'S', parent: 42, born: '987654' });
});

it('identifies this process as running', () => {
  expect(isRunning(identify(process.pid))).toBe(true);
});

it('does not mistake a later process with the same id for the identified one', () => {
  expect(isRunning({ ...identify(process.pid), born: 'another time' })).toBe(false);
});

it('notices that a process has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const identity = identify(child.pid);
  expect(isRunning(identity)).toBe(true);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  expect(isRunning(identity)).toBe(false);
});

it('returns no identity for an id without a process', () => {
  expect(identify(2 ** 30)).toBeUndefined();
  expect(isRunning(undefined)).toBe(false);
});
