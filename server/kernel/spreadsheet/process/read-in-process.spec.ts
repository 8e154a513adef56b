import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import ExcelJS from 'exceljs';
import { codeOf } from '../../refusal/test-code-of.js';
import { openSpreadsheet } from '../open-spreadsheet.js';
import type { CellValue } from '../sheet.js';
import { parseCells } from './cells-json.js';
import { readInProcess, type ReadingOptions, type SentRow } from './read-in-process.js';
import { childrenOf, noChildIsLeft } from './test-children.js';
import { writeLargeWorkbook } from '../malformed/test-workbook.js';

const folder = mkdtempSync(path.join(tmpdir(), 'spreadsheet-process-'));
const fileOf = (name: string) => path.join(folder, name);

afterAll(() => rmSync(folder, { recursive: true }));

function csv(name: string, text: string): string {
  writeFileSync(fileOf(name), text);
  return fileOf(name);
}

async function rowsOf(file: string, options?: ReadingOptions): Promise<SentRow[]> {
  const rows: SentRow[] = [];
  for await (const batch of (await readInProcess(file, options)).rows) rows.push(...batch);
  return rows;
}

async function workbook(): Promise<string> {
  const book = new ExcelJS.Workbook();
  book
    .addWorksheet('Ürünler')
    .addRows([['IŞIK', 15.5, true, new Date(Date.UTC(2026, 2, 15))], [], ['satır\n2']]);
  book.addWorksheet('Gizli', { state: 'hidden' }).addRow(['gizli']);
  book.addWorksheet('Kategoriler').addRow(['Vana']);
  await book.xlsx.writeFile(fileOf('workbook.xlsx'));
  return fileOf('workbook.xlsx');
}

it('sends the rows of all visible sheets as they are read in this process', async () => {
  const file = await workbook();
  const { opened, rows } = await readInProcess(file);
  expect(opened).toEqual({
    format: { kind: 'xlsx' },
    sheets: [
      { name: 'Ürünler', position: 0 },
      { name: 'Kategoriler', position: 1 },
    ],
  });
  const sent: [number, number, CellValue[]][] = [];
  for await (const batch of rows) {
    for (const { sheet, rowNumber, cells } of batch) sent.push([sheet, rowNumber, parseCells(cells)]);
  }
  const read: typeof sent = [];
  for (const sheet of (await openSpreadsheet({ path: file })).sheets) {
    for await (const { rowNumber, cells } of sheet.rows()) read.push([sheet.position, rowNumber, cells]);
  }
  expect(sent).toHaveLength(3);
  expect(sent).toEqual(read);
  await noChildIsLeft();
});

it('sends many rows in batches of some hundred', async () => {
  const file = csv('many.csv', 'Vana;15,50\n'.repeat(20_000));
  const sizes: number[] = [];
  const { rows } = await readInProcess(file);
  for await (const batch of rows) sizes.push(batch.length);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(20_000);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
  expect(sizes.length).toBeLessThan(100);
});

describe('refusals and errors of the child', () => {
  it('arrive as they were thrown, while the file is opened', async () => {
    const file = csv('page.xls', '<html><table/></html>');
    const inThisProcess = await openSpreadsheet({ path: file }).catch((error: unknown) => error);
    expect(inThisProcess).toMatchObject({ code: 'SPREADSHEET_UNKNOWN_KIND' });
    await expect(readInProcess(file)).rejects.toEqual(inThisProcess);
    await noChildIsLeft();
  });

  it('arrive after the rows before them', async () => {
    const { rows } = await readInProcess(csv('long.csv', 'a\nb\nc\n'), { limits: { rows: 2 } });
    const iterator = rows[Symbol.asyncIterator]();
    expect((await iterator.next()).value).toHaveLength(2);
    await expect(iterator.next()).rejects.toMatchObject({
      code: 'SPREADSHEET_TOO_LONG',
      details: { sheet: 'CSV', limit: 2 },
    });
    await noChildIsLeft();
  });

  it('name the code of a system error', async () => {
    await expect(readInProcess('/nowhere/at-all.xlsx')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('limits of the process', () => {
  it('refuses a file that takes more heap than the child may have', async () => {
    const cell = `<c t="inlineStr"><is><t>${'ş'.repeat(32_000)}</t></is></c>`;
    await writeLargeWorkbook(fileOf('heap.xlsx'), {
      sheet: [`<worksheet><sheetData><row>${cell.repeat(250)}</row></sheetData></worksheet>`],
    });
    const limits = { rowCharacters: 10_000_000 };
    const rows = rowsOf(fileOf('heap.xlsx'), { limits, process: { heapMegabytes: 12 } });
    expect(await codeOf(rows)).toBe('SPREADSHEET_TOO_COMPLEX');
    expect(await rowsOf(fileOf('heap.xlsx'), { limits })).toHaveLength(1);
    await noChildIsLeft();
  });

  it('refuses a file that takes more memory beside the heap', async () => {
    function* texts() {
      yield '<sst>';
      for (let index = 0; index < 9_000; index += 1) yield `<si><t>${'x'.repeat(32_000)}</t></si>`;
      yield '</sst>';
    }
    await writeLargeWorkbook(fileOf('buffers.xlsx'), { sheet: ['<worksheet/>'], sharedStrings: texts() });
    const reading = readInProcess(fileOf('buffers.xlsx'), { process: { heapMegabytes: 32 } });
    expect(await codeOf(reading)).toBe('SPREADSHEET_TOO_COMPLEX');
    await noChildIsLeft();
  });

  it('refuses a file that is not opened in time', async () => {
    execFileSync('mkfifo', [fileOf('endless')]);
    const reading = readInProcess(fileOf('endless'), { process: { firstRowMilliseconds: 300 } });
    expect(await codeOf(reading)).toBe('SPREADSHEET_TOO_COMPLEX');
    await noChildIsLeft();
  });

  it('refuses a file that is not read in time, and does not count the time in which its rows wait', async () => {
    const milliseconds = 3_000;
    const file = csv('waiting.csv', `${'x'.repeat(1_000)}\n`.repeat(2_000));
    const { rows } = await readInProcess(file, { process: { milliseconds } });
    const iterator = rows[Symbol.asyncIterator]();
    await pause(milliseconds);
    await iterator.next();
    const [child = 0] = childrenOf();
    process.kill(child, 'SIGSTOP');
    const readRest = async () => {
      while (!(await iterator.next()).done);
    };
    expect(await codeOf(readRest())).toBe('SPREADSHEET_TOO_COMPLEX');
    await noChildIsLeft();
  });
});
