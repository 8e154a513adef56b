import { Refusal } from '../refusal/refusal.js';
import { cleanText } from './clean-text.js';
import { readCsv } from './csv/reader.js';
import { SIGNATURE_BYTES, detectFileKind } from './file-kind.js';
import {
  charactersOf,
  DEFAULT_LIMITS,
  type Sheet,
  type SheetRow,
  type Spreadsheet,
  type SpreadsheetLimits,
} from './sheet.js';
import {
  spreadsheetBroken,
  spreadsheetTooComplex,
  spreadsheetTooLarge,
  spreadsheetTooLong,
  spreadsheetTooWide,
} from './spreadsheet.refusals.js';
import { bytesOf, firstBytes, sizeOf, type SpreadsheetSource } from './spreadsheet.source.js';
import { readXls } from './xls/reader.js';
import { readXlsx } from './xlsx/reader.js';

/**
 * Opens an .xlsx, .xls or text file; the kind is detected from its first bytes. Close it after use.
 *
 * @throws {Refusal} SPREADSHEET_… with a Turkish message, here or while rows are read; other errors are system errors
 * (missing file, disk failure)
 */
export async function openSpreadsheet(
  source: SpreadsheetSource,
  limits: Partial<SpreadsheetLimits> = {},
): Promise<Spreadsheet> {
  const bounds = { ...DEFAULT_LIMITS, ...limits };
  if ((await sizeOf(source)) > bounds.fileBytes) throw spreadsheetTooLarge({ limitBytes: bounds.fileBytes });
  const kind = detectFileKind(await firstBytes(source, SIGNATURE_BYTES));
  const spreadsheet = await read(kind, source, bounds).catch(refuseBroken);
  if (spreadsheet.sheets.length > bounds.sheets) {
    spreadsheet.close();
    throw spreadsheetTooComplex({});
  }
  return { ...spreadsheet, sheets: spreadsheet.sheets.map((sheet) => bounded(sheet, bounds)) };
}

function read(
  kind: ReturnType<typeof detectFileKind>,
  source: SpreadsheetSource,
  { inflatedBytes, records }: SpreadsheetLimits,
): Promise<Spreadsheet> {
  switch (kind) {
    case 'zip':
      return readXlsx(source, inflatedBytes);
    case 'ole':
    case 'biff':
      return bytesOf(source).then(readXls);
    case 'text':
      return readCsv(source, records);
  }
}

/** Any decoding error means a broken file; errors of the operating system pass through. */
function refuseBroken(error: unknown): never {
  if (error instanceof Refusal) throw error;
  if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
  throw spreadsheetBroken({ where: 'içerik çözülemedi' });
}

function bounded(sheet: Sheet, limits: SpreadsheetLimits): Sheet {
  return { ...sheet, name: cleanText(sheet.name), rows: () => boundedRows(sheet, limits) };
}

async function* boundedRows(sheet: Sheet, limits: SpreadsheetLimits): AsyncGenerator<SheetRow> {
  let count = 0;
  try {
    for await (const row of sheet.rows()) {
      count += 1;
      refuseBeyond(sheet.name, row, count, limits);
      yield row;
    }
  } catch (error) {
    refuseBroken(error);
  }
}

function refuseBeyond(
  sheet: string,
  { rowNumber, cells }: SheetRow,
  rows: number,
  limits: SpreadsheetLimits,
): void {
  if (cells.length > limits.columns) throw spreadsheetTooWide({ sheet, limit: limits.columns });
  if (charactersOf(cells) > limits.rowCharacters) {
    throw spreadsheetTooComplex({ sheet, rowNumber, limit: limits.rowCharacters });
  }
  if (rows > limits.rows) throw spreadsheetTooLong({ sheet, limit: limits.rows });
}
