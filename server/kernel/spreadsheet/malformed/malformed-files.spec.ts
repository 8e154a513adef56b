import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '../../refusal/refusal.js';
import { parseCells } from '../process/cells-json.js';
import { readInProcess } from '../process/read-in-process.js';
import { noChildIsLeft } from '../process/test-children.js';
import type { CellValue } from '../sheet.js';
import { ARCHIVES } from './test-archive-kinds.js';
import type { Outcome } from './test-kind.js';
import { TEXTS } from './test-text-kinds.js';
import { OLD_WORKBOOKS, WORKBOOKS } from './test-workbook-kinds.js';

/** Each takes seconds, and ten times as long on a machine whose cores are busy; what chokes a reader takes for ever. */
const MAX_MILLISECONDS = 90_000;
const MAX_GROWTH_BYTES = 64 * 1024 * 1024;

const folder = mkdtempSync(path.join(tmpdir(), 'malformed-'));

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await noChildIsLeft();
});

/** The code of the refusal, or the rows. Anything but a refusal fails the spec. */
async function outcomeOf(name: string, bytes: Buffer): Promise<Outcome> {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  const [begun, resident] = [performance.now(), process.memoryUsage.rss()];
  try {
    const rows: CellValue[][] = [];
    for await (const batch of (await readInProcess(file)).rows) {
      for (const { cells } of batch) rows.push(parseCells(cells));
    }
    return rows;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  } finally {
    expect(performance.now() - begun).toBeLessThan(MAX_MILLISECONDS);
    expect(process.memoryUsage.rss() - resident).toBeLessThan(MAX_GROWTH_BYTES);
  }
}

describe.each([
  ['archives', ARCHIVES],
  ['workbooks', WORKBOOKS],
  ['text files', TEXTS],
  ['old workbooks', OLD_WORKBOOKS],
])('the child reads or refuses malformed %s', (_, kinds) => {
  it.each(kinds)('%s', async (_kind, name, bytes, outcome) => {
    expect(await outcomeOf(name, bytes())).toEqual(outcome);
  });
});
