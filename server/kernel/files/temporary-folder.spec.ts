import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withTemporaryFolder } from './temporary-folder.js';

const PREFIX = `spec-${process.pid}-`;
const HOUR_S = 3_600;

/** As a killed process leaves it. */
function leftBehind(name: string, hoursAgo: number): string {
  const folder = path.join(tmpdir(), `${PREFIX}${name}`);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'dosya'), 'x');
  const at = Date.now() / 1_000 - hoursAgo * HOUR_S;
  utimesSync(folder, at, at);
  return folder;
}

const use = (folder: string) => {
  writeFileSync(path.join(folder, 'dosya'), 'x');
  return Promise.resolve(folder);
};

it('removes a folder when its work is done, and when it fails', async () => {
  expect(existsSync(await withTemporaryFolder(PREFIX, use))).toBe(false);
  let failed = '';
  const failing = async (folder: string) => {
    failed = await use(folder);
    throw new Error('no');
  };
  await expect(withTemporaryFolder(PREFIX, failing)).rejects.toThrow('no');
  expect(failed).not.toBe('');
  expect(existsSync(failed)).toBe(false);
});

it('removes what a killed process left on an earlier day, and nothing of those that still work', async () => {
  const [old, recent] = [leftBehind('old', 25), leftBehind('recent', 1)];
  await withTemporaryFolder(PREFIX, use);
  expect([old, recent].map((folder) => existsSync(folder))).toEqual([false, true]);
  rmSync(recent, { recursive: true });
});
