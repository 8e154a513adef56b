import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import ExcelJS from 'exceljs';
import { CatalogFile } from './catalog-file.js';

const ROWS = 100_000;
const GENERATING_MS = 120_000;
const MIB = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'catalog-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function writeCatalog(file: string): Promise<void> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: file, useSharedStrings: false });
  const sheet = workbook.addWorksheet('Urunler');
  sheet.addRow(['Urun_Adi', 'Kategori', 'Fiyat', 'SKU', 'Aciklama', 'Ozellikler']).commit();
  for (let row = 0; row < ROWS; row += 1) {
    const text = `${row} numaralı ısı değiştirici, sökülüp temizlenebilir, basınç sınıfı PN16`;
    sheet
      .addRow([`Isı Değiştirici ${row}`, 'Plakalı', row * 1.25, `SKU-${row}`, text, 'Verimli; Sessiz'])
      .commit();
  }
  sheet.commit();
  await workbook.commit();
}

/** What is in use once the garbage is gone. */
function bytesInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

it(
  'reads a catalog row by row: a hundred thousand rows need no more memory than a thousand',
  async () => {
    const path100k = path.join(folder, 'long.xlsx');
    await writeCatalog(path100k);
    const file = await CatalogFile.open({ path: path100k });
    let count = 0;
    let problemCount = 0;
    let early = 0;
    for await (const { problems } of file.productRows()) {
      count += 1;
      problemCount += problems.length;
      if (count === ROWS / 100) early = bytesInUse();
    }
    file.close();
    expect([count, problemCount]).toEqual([ROWS, 0]);
    expect(bytesInUse() - early).toBeLessThan(8 * MIB);
  },
  GENERATING_MS,
);
