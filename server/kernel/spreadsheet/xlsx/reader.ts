import type { Sheet, SheetRow, Spreadsheet } from '../sheet.js';
import type { SpreadsheetSource } from '../spreadsheet.source.js';
import { Archive } from './archive.js';
import { readSharedStrings } from './shared-strings.js';
import { type WorkbookTables, SheetRows } from './sheet-rows.js';
import { readCellFormats } from './styles.js';
import { readWorkbookParts, type WorkbookParts } from './workbook.js';
import { parseXml } from './xml.js';

/**
 * Reads an .xlsx part by part: the shared strings once, then each requested sheet row by row.
 *
 * @throws SPREADSHEET_INFLATES, SPREADSHEET_UNKNOWN_KIND, SPREADSHEET_BROKEN
 */
export async function readXlsx(source: SpreadsheetSource, inflatedBytes: number): Promise<Spreadsheet> {
  const archive = await Archive.open(source);
  try {
    const parts = await readWorkbookParts(archive);
    archive.refuseInflation(partsToRead(parts), inflatedBytes);
    const tables: WorkbookTables = {
      strings: await readSharedStrings(archive, parts.sharedStrings),
      formats: await readCellFormats(archive, parts.styles, parts.epoch),
      isUncalculated: parts.isUncalculated,
    };
    const sheets = parts.sheets.map(({ name, part }, position): Sheet => ({
      name,
      position,
      rows: () => rowsOf(archive, part, tables),
    }));
    return { format: { kind: 'xlsx' }, sheets, close: () => archive.close() };
  } catch (error) {
    archive.close();
    throw error;
  }
}

function partsToRead({ sheets, sharedStrings, styles }: WorkbookParts): string[] {
  return [...sheets.map((sheet) => sheet.part), sharedStrings, styles].filter((part) => part !== undefined);
}

async function* rowsOf(archive: Archive, part: string, tables: WorkbookTables): AsyncGenerator<SheetRow> {
  const rows = new SheetRows(tables);
  for await (const parsed of parseXml(archive, part, rows)) {
    // Delegating to the array (yield*) waits several times for each row.
    for (const row of parsed.take()) yield row;
  }
}
