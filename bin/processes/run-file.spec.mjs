import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identify, isRunning } from './process-identity.mjs';
import { addressOfRunningShop, claimDataDirectory, isClaimed } from './run-file.mjs';

let dataDir;
const GONE = { pid: 2 ** 30, born: '1' };

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'run-file-spec-'));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

const leave = (run) => writeFileSync(join(dataDir, 'run.json'), JSON.stringify(run));

it('claims a directory until it is released', async () => {
  const run = await claimDataDirectory(dataDir);
  expect(isClaimed(dataDir)).toBe(true);
  run.release();
  expect(isClaimed(dataDir)).toBe(false);
});

it('stores the address of the shop from when it answers until it ends', async () => {
  const run = await claimDataDirectory(dataDir);
  expect(addressOfRunningShop(dataDir)).toBeUndefined();
  run.noteAddress('http://localhost:4710');
  run.note('worker', process.pid);
  expect(addressOfRunningShop(dataDir)).toBe('http://localhost:4710');
  run.release();
  expect(addressOfRunningShop(dataDir)).toBeUndefined();
  leave({ launcher: GONE, children: {}, address: 'http://localhost:4710' });
  expect(addressOfRunningShop(dataDir)).toBeUndefined();
});

it('refuses a directory that a running launcher uses', async () => {
  leave({ launcher: identify(process.ppid), children: {} });
  await expect(claimDataDirectory(dataDir, { waitMs: 100 })).rejects.toThrow(
    `DATA_DIR: ${dataDir} is in use`,
  );
});

it('takes over from a killed launcher and ends the processes it left running', async () => {
  const orphan = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const identity = identify(orphan.pid);
  leave({ launcher: GONE, children: { api: identity } });
  await claimDataDirectory(dataDir);
  expect(isRunning(identity)).toBe(false);
});

it('does not end another process that reuses a recorded id', async () => {
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  leave({ launcher: GONE, children: { api: { ...identify(stranger.pid), born: '1' } } });
  await claimDataDirectory(dataDir);
  expect(isRunning(identify(stranger.pid))).toBe(true);
  stranger.kill();
});

it('ignores a run file that was written incompletely', async () => {
  writeFileSync(join(dataDir, 'run.json'), '{"launcher": {"pi');
  const run = await claimDataDirectory(dataDir);
  run.note('api', process.pid);
  expect(JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')).children).toEqual({
    api: identify(process.pid),
  });
});
