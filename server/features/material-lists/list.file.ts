import type { Readable } from 'node:stream';
import path from 'node:path';
import { withTemporaryFolder } from '../../kernel/files/temporary-folder.js';
import { writeUpload } from '../../kernel/files/upload-limit.js';
import { parseCells } from '../../kernel/spreadsheet/process/cells-json.js';
import { readInProcess, type SpreadsheetReading } from '../../kernel/spreadsheet/process/read-in-process.js';
import { spreadsheetTooLong } from '../../kernel/spreadsheet/spreadsheet.refusals.js';
import { type ListRow, readLines, type ReadList, shownCell } from './list.rows.js';
import { MATERIAL_LIST_UPLOAD, MAX_ROWS } from './material-list.limits.js';

const MILLISECONDS = 30_000;

export interface ReadFile extends ReadList {
  /** The sheet that has most of it; null for a text file. */
  sheet: string | null;
  rowCount: number;
}

/**
 * Reads what is uploaded in a child process, and leaves nothing of the file behind. Formulas are never computed: their stored
 * results are read.
 *
 * @throws SPREADSHEET_… as imports do
 */
export function readFile(content: Readable): Promise<ReadFile> {
  return withTemporaryFolder('malzeme-', async (folder) => {
    const file = path.join(folder, 'liste');
    await writeUpload(content, file, MATERIAL_LIST_UPLOAD);
    const reading = await readInProcess(file, {
      limits: { fileBytes: MATERIAL_LIST_UPLOAD.maxBytes },
      process: { milliseconds: MILLISECONDS },
    });
    try {
      return fullest(reading, await sheetsOf(reading));
    } finally {
      reading.close();
    }
  });
}

async function sheetsOf({ rows, opened }: SpreadsheetReading): Promise<Map<number, ListRow[]>> {
  const sheets = new Map<number, ListRow[]>();
  for await (const batch of rows) {
    for (const { sheet, rowNumber, cells } of batch) {
      const known = sheets.get(sheet) ?? [];
      known.push({ row: rowNumber, cells: parseCells(cells).map(shownCell) });
      if (known.length > MAX_ROWS) {
        const { name = '' } = opened.sheets.find(({ position }) => position === sheet) ?? {};
        throw spreadsheetTooLong({ sheet: name, limit: MAX_ROWS });
      }
      sheets.set(sheet, known);
    }
  }
  return sheets;
}

/** A workbook has covers and sums beside the list: the sheet with the most lines is the list. */
function fullest({ opened }: SpreadsheetReading, sheets: ReadonlyMap<number, readonly ListRow[]>): ReadFile {
  const read = [...sheets].map(([position, rows]) => ({
    position,
    rowCount: rows.length,
    ...readLines(rows),
  }));
  read.sort((one, other) => other.lines.length - one.lines.length || one.position - other.position);
  const [best] = read;
  if (!best) return { lines: [], skipped: [], sheet: null, rowCount: 0 };
  const named = opened.sheets.find(({ position }) => position === best.position)?.name ?? null;
  return { ...best, sheet: opened.format.kind === 'csv' ? null : named };
}
