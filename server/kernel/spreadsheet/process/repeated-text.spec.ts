import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ExcelJS from 'exceljs';
import { codeOf } from '../../refusal/test-code-of.js';
import { xlsOfOneText } from '../malformed/test-compound-file.js';
import { readInProcess } from './read-in-process.js';

const folder = mkdtempSync(path.join(tmpdir(), 'repeated-text-'));
const TEXT = 'x'.repeat(32_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** A workbook that has one long text, and shows it in many cells. */
async function workbook(rows: number, columns: number): Promise<string> {
  const file = path.join(folder, `${rows}-${columns}.xlsx`);
  const writer = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: file, useSharedStrings: true });
  const sheet = writer.addWorksheet('Urunler');
  for (let row = 0; row < rows; row++) sheet.addRow(Array.from({ length: columns }, () => TEXT)).commit();
  sheet.commit();
  await writer.commit();
  return file;
}

async function read(file: string): Promise<number> {
  const { rows } = await readInProcess(file);
  let count = 0;
  for await (const batch of rows) count += batch.length;
  return count;
}

it('refuses a row with more text than any product has, and names it', async () => {
  const file = await workbook(1, 7);
  await expect(read(file)).rejects.toMatchObject({
    code: 'SPREADSHEET_TOO_COMPLEX',
    message: 'Dosya okunamadı: «Urunler» sayfasının 1. satırında 200.000 karakterden çok metin var.',
  });
});

it('gives up a small file that shows its text hundreds of times', async () => {
  const file = await workbook(200, 6);
  expect(statSync(file).size).toBeLessThan(50_000);
  expect(await codeOf(read(file))).toBe('SPREADSHEET_TOO_COMPLEX');
  expect(await read(await workbook(50, 6))).toBe(50);
});

describe('.xls', () => {
  function old(text: string, rows: number, columns: number): string {
    const file = path.join(folder, `${text.length}-${rows}-${columns}.xls`);
    writeFileSync(file, xlsOfOneText(text, { rows, columns }));
    return file;
  }

  it('refuses a row with more text than any product has, and names it', async () => {
    await expect(read(old(TEXT, 1, 7))).rejects.toMatchObject({
      code: 'SPREADSHEET_TOO_COMPLEX',
      message: 'Dosya okunamadı: «Urunler» sayfasının 1. satırında 200.000 karakterden çok metin var.',
    });
    expect(await read(old(TEXT, 2, 6))).toBe(2);
  });

  it('gives up one that shows its only text in each of its rows', async () => {
    const file = old(TEXT, 65_536, 1);
    expect(statSync(file).size).toBeLessThan(1_000_000);
    expect(await codeOf(read(file))).toBe('SPREADSHEET_TOO_COMPLEX');
  });

  it('cuts a text off where .xlsx does', async () => {
    const { rows } = await readInProcess(old('x'.repeat(60_000), 1, 1));
    for await (const [row] of rows) expect(row?.cells.length).toBe(32_767 + '[""]'.length);
  });
});
