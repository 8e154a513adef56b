import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../clock/test-until.js';
import { readInProcess, type SpreadsheetReading } from './read-in-process.js';
import { bytesReadBy, childrenOf, isRunning, noChildIsLeft } from './test-children.js';
import { compiledChild } from './test-compiled-child.js';

const LARGE = `${'x'.repeat(1_000)}\n`.repeat(15_000);
const folder = mkdtempSync(path.join(tmpdir(), 'spreadsheet-child-'));
const large = path.join(folder, 'large.csv');

beforeAll(() => writeFileSync(large, LARGE));
afterAll(() => rmSync(folder, { recursive: true }));

/** A check of its parent takes a fifth of a second; a busy machine may need longer to come to it. */
const SOON_MS = 10_000;

it('the child leaves in the file what its parent has not taken yet', async () => {
  const { rows, close } = await readInProcess(large);
  await rows[Symbol.asyncIterator]().next();
  await pause(1_000);
  const [child = 0] = childrenOf();
  // Once as a whole, for its encoding, and once as far as its rows are taken.
  expect(bytesReadBy(child)).toBeLessThan(1.5 * LARGE.length);
  close();
  await noChildIsLeft();
});

it('the child ends when its reading is closed, broken off or aborted', async () => {
  const closed = await readInProcess(large);
  expect(childrenOf()).toHaveLength(1);
  closed.close();
  await noChildIsLeft();
  for await (const batch of (await readInProcess(large)).rows) if (batch.length > 0) break;
  await noChildIsLeft();
  const reason = new Error('no longer wanted');
  const controller = new AbortController();
  const aborted = await readInProcess(large, { signal: controller.signal });
  controller.abort(reason);
  // Some rows may have come before.
  await expect(countRows(aborted)).rejects.toBe(reason);
  await expect(readInProcess(large, { signal: controller.signal })).rejects.toBe(reason);
  await noChildIsLeft();
});

async function countRows({ rows }: SpreadsheetReading): Promise<number> {
  let count = 0;
  for await (const batch of rows) count += batch.length;
  return count;
}

it('the child leaves it to its parent to end it, where a terminal signals both', async () => {
  const reading = await readInProcess(large);
  const [child = 0] = childrenOf();
  process.kill(child, 'SIGINT');
  process.kill(child, 'SIGTERM');
  expect(await countRows(reading)).toBe(15_000);
});

it('the child knows nothing of the environment but where programs are', async () => {
  process.env.SPREADSHEET_SECRET = 'secret';
  const { close } = await readInProcess(large);
  const [child = 0] = childrenOf();
  const seen = execFileSync('ps', ['eww', '-o', 'args=', '-p', String(child)], { encoding: 'utf8' });
  expect(seen).toContain('PATH=');
  expect(seen).not.toContain('SPREADSHEET_SECRET');
  close();
  await noChildIsLeft();
  delete process.env.SPREADSHEET_SECRET;
});

it('the child is gone soon after its parent is killed', async () => {
  const module = path.join(path.dirname(compiledChild()), 'read-in-process.js');
  const script = `const { readInProcess } = await import(${JSON.stringify(module)});
    globalThis.reading = await readInProcess(${JSON.stringify(large)});
    setInterval(() => undefined, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await until(() => childrenOf(parent.pid).length === 1);
  const [child] = childrenOf(parent.pid);
  parent.kill('SIGKILL');
  await until(() => !isRunning(child), SOON_MS);
});

it.each([
  ['while it works', 500],
  ['before it had started', 0],
])('the child is gone soon after its parent is killed %s, even in a loop without end', async (_when, ms) => {
  const watchdog = path.join(path.dirname(compiledChild()), 'watchdog.js');
  const busy = (parent: string) => `const { Worker } = require('worker_threads');
    new Worker(${JSON.stringify(watchdog)}, { workerData: { residentBytes: Infinity, parent: ${parent} } });
    process.stdout.write(String(process.pid));
    for (;;);`;
  const script = `const busy = ${JSON.stringify(busy('PARENT'))}.replace('PARENT', process.pid);
    require('child_process').spawn(process.execPath, ['-e', busy], { stdio: 'inherit' })`;
  const parent = spawn(process.execPath, ['-e', script]);
  const [child] = await new Promise<number[]>((resolve) =>
    parent.stdout.once('data', (pid: Buffer) => resolve([Number(pid)])),
  );
  await pause(ms);
  expect(isRunning(child)).toBe(true);
  parent.kill('SIGKILL');
  await until(() => !isRunning(child), SOON_MS);
});
