import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { WholeFileDriver } from './whole-file.driver.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'whole-file-'));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const openDisk = () => new Disk(new WholeFileDriver(folder));

async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** As a disk does that is full in the middle of a file. */
function fillDisk(): void {
  const writeHalf = async (key: string) => {
    await mkdir(path.join(folder, path.dirname(key)), { recursive: true });
    await writeFile(path.join(folder, key), 'half');
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  vi.spyOn(FSDriver.prototype, 'put').mockImplementation(writeHalf);
  vi.spyOn(FSDriver.prototype, 'putStream').mockImplementation(writeHalf);
}

it('writes a file to its place, and another one over it', async () => {
  const disk = openDisk();
  await disk.put('a/b/one', 'first');
  await disk.put('a/b/one', 'second');
  const source = path.join(folder, 'source');
  await writeFile(source, 'copied');
  await disk.copyFromFs(source, 'a/two');
  expect(await readFile(path.join(folder, 'a/b/one'), 'utf8')).toBe('second');
  expect(await disk.get('a/two')).toBe('copied');
  expect((await files()).sort()).toEqual(['one', 'source', 'two']);
});

it('leaves nothing of a file that a full disk does not take, and the one before it as it was', async () => {
  const disk = openDisk();
  await disk.put('kept', 'whole');
  const source = path.join(folder, 'source');
  await writeFile(source, 'copied');
  fillDisk();
  await expect(disk.put('kept', 'another')).rejects.toThrow('kept');
  await expect(disk.put('a/new', 'another')).rejects.toThrow('a/new');
  await expect(disk.copyFromFs(source, 'a/copy')).rejects.toThrow('a/copy');
  vi.restoreAllMocks();
  expect((await files()).sort()).toEqual(['kept', 'source']);
  expect(await disk.get('kept')).toBe('whole');
});

it('removes what a killed process left a day ago, with the first file of the next', async () => {
  await mkdir(path.join(folder, '.yarim'));
  for (const name of ['old', 'new']) await writeFile(path.join(folder, '.yarim', name), 'half');
  const dayBefore = new Date(Date.now() - 90_000_000);
  await utimes(path.join(folder, '.yarim', 'old'), dayBefore, dayBefore);
  await openDisk().put('one', 'whole');
  expect((await files()).sort()).toEqual(['new', 'one']);
});
