import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ExcelJS from 'exceljs';
import { codeOf } from '../../refusal/test-code-of.js';
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
