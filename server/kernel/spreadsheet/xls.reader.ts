import { Readable } from 'node:stream';
import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';
import { Refusal } from '../refusal/refusal.js';
import { cellErrorText } from './cell-error.js';
import { type DateEpoch, dateOfSerial, isDateFormat } from './excel-date.js';
import { type CellValue, filledRow, type Sheet, type SheetRow, type Spreadsheet } from './sheet.js';
import { spreadsheetBroken, spreadsheetLocked, spreadsheetUnknownKind } from './spreadsheet.refusals.js';

type XlsLibrary = typeof import('@e965/xlsx');

/** The library's container API, which has no types of its own. */
interface CompoundFile {
  read(bytes: Buffer, options: { type: 'buffer' }): unknown;
  find(container: unknown, stream: string): object | null;
}

/** Rows of cells in dense mode; rows and cells may be missing. */
type DenseRows = (CellObject[] | undefined)[];

/** Reads .xls (BIFF) as a whole: the format is limited to 65,536 rows of 256 columns. */
export async function readXls(bytes: Buffer): Promise<Spreadsheet> {
  const workbook = parse(await loadLibrary(), bytes);
  const epoch = workbook.Workbook?.WBProps?.date1904 === true ? 1904 : 1900;
  const visible = workbook.SheetNames.filter((_, index) => !workbook.Workbook?.Sheets?.[index]?.Hidden);
  const sheets = visible.map((name, position): Sheet => {
    const sheet = workbook.Sheets[name] ?? {};
    return { name, position, rows: () => Readable.from(rowsOf(sheet, epoch)) };
  });
  return { format: { kind: 'xls' }, sheets, close: () => undefined };
}

/** Loaded with the first .xls: half a megabyte of code that most processes never need. */
async function loadLibrary(): Promise<XlsLibrary> {
  const library = await import('@e965/xlsx');
  // Without these tables texts from before Excel 97 lose their Turkish letters.
  library.set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'));
  return library;
}

function parse(library: XlsLibrary, bytes: Buffer): WorkBook {
  try {
    refuseOtherDocuments(bytes, library.CFB as CompoundFile);
    return library.read(bytes, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellFormula: false,
      cellText: false,
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (/password|encrypt/i.test(String(error))) throw spreadsheetLocked();
    throw spreadsheetBroken({ where: 'xls' });
  }
}

/** Password-protected .xlsx files and old Word documents use the same container. */
function refuseOtherDocuments(bytes: Buffer, compoundFile: CompoundFile): void {
  const container = compoundFile.read(bytes, { type: 'buffer' });
  if (compoundFile.find(container, 'EncryptedPackage')) throw spreadsheetLocked();
  if (compoundFile.find(container, 'Workbook') ?? compoundFile.find(container, 'Book')) return;
  throw spreadsheetUnknownKind({ found: 'başka bir Office belgesi' });
}

function* rowsOf(sheet: WorkSheet, epoch: DateEpoch): Generator<SheetRow> {
  const rows: DenseRows = sheet['!data'] ?? [];
  for (const [index, row] of rows.entries()) {
    if (!row) continue;
    const filled = filledRow(
      index + 1,
      Array.from(row, (cell) => valueOf(cell, epoch)),
    );
    if (filled) yield filled;
  }
}

function valueOf(cell: CellObject | undefined, epoch: DateEpoch): CellValue {
  if (cell?.v === undefined || cell.v === '') return null;
  if (cell.t === 'e') return cellErrorText(Number(cell.v));
  if (cell.t === 'n' && typeof cell.v === 'number' && isDateFormat(String(cell.z ?? ''))) {
    return dateOfSerial(cell.v, epoch) ?? cell.v;
  }
  return cell.v;
}
