import { Readable } from 'node:stream';
import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';
import { Refusal } from '../../refusal/refusal.js';
import { cellErrorText } from '../cell-error.js';
import type { DateEpoch } from '../excel-date.js';
import { detectFileKind } from '../file-kind.js';
import { type CellFormat, cellFormat } from '../number-format.js';
import {
  type CellValue,
  filledRow,
  MAX_CELL_CHARACTERS,
  type Sheet,
  type SheetRow,
  type Spreadsheet,
} from '../sheet.js';
import { spreadsheetBroken, spreadsheetLocked, spreadsheetUnknownKind } from '../spreadsheet.refusals.js';
import { type CodePages, loadCodePages, loadXlsLibrary, type XlsLibrary } from './library.js';
import { withTurkishCodePage } from './code-page.js';

/** The library's container API, which has no types of its own. */
interface CompoundFile {
  read(bytes: Buffer, options: { type: 'buffer' }): unknown;
  find(container: unknown, stream: string): { content: Uint8Array; size: number } | null;
}

/** Rows of cells in dense mode; rows and cells may be missing. */
type DenseRows = (CellObject[] | undefined)[];

/** Reads .xls (BIFF) as a whole: the format is limited to 65,536 rows of 256 columns. */
export async function readXls(bytes: Buffer): Promise<Spreadsheet> {
  const library = await loadXlsLibrary();
  // Without these tables texts from before Excel 97 lose their Turkish letters.
  const codePages = await loadCodePages();
  library.set_cptable(codePages);
  const workbook = parse(library, codePages, bytes);
  const formats = new CellFormats(library, workbook.Workbook?.WBProps?.date1904 === true ? 1904 : 1900);
  const visible = workbook.SheetNames.filter((_, index) => !workbook.Workbook?.Sheets?.[index]?.Hidden);
  const sheets = visible.map((name, position): Sheet => {
    const sheet = workbook.Sheets[name] ?? {};
    return { name, position, rows: () => Readable.from(rowsOf(sheet, formats)) };
  });
  return { format: { kind: 'xls' }, sheets, close: () => undefined };
}

function parse(library: XlsLibrary, codePages: CodePages, bytes: Buffer): WorkBook {
  try {
    const old = streamBeforeExcel97(bytes, library.CFB as CompoundFile);
    const { stream, codePage } = old ? withTurkishCodePage(old, codePages) : { stream: bytes };
    return library.read(stream, {
      type: 'buffer',
      codepage: codePage,
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

/**
 * The workbook of a file from before Excel 97, whose texts are in a code page: alone, or in the container of Office. Undefined for a
 * later one. Password-protected .xlsx files and old Word documents use the same container.
 */
function streamBeforeExcel97(bytes: Buffer, compoundFile: CompoundFile): Buffer | undefined {
  if (detectFileKind(bytes) === 'biff') return bytes;
  const container = compoundFile.read(bytes, { type: 'buffer' });
  if (compoundFile.find(container, 'EncryptedPackage')) throw spreadsheetLocked();
  const workbook = compoundFile.find(container, 'Workbook');
  if (workbook) {
    assertWhole(workbook);
    return undefined;
  }
  const book = compoundFile.find(container, 'Book');
  if (!book) throw spreadsheetUnknownKind({ found: 'başka bir Office belgesi' });
  assertWhole(book);
  return Buffer.from(book.content);
}

/** The library takes a stream whose sectors end early as what is left of it, and what is left may end between two records. */
function assertWhole({ content, size }: { content: Uint8Array; size: number }): void {
  if (content.length < size) throw spreadsheetBroken({ where: 'xls' });
}

function* rowsOf(sheet: WorkSheet, formats: CellFormats): Generator<SheetRow> {
  const rows: DenseRows = sheet['!data'] ?? [];
  for (const [index, row] of rows.entries()) {
    if (!row) continue;
    const filled = filledRow(
      index + 1,
      Array.from(row, (cell) => valueOf(cell, formats)),
    );
    if (filled) yield filled;
  }
}

function valueOf(cell: CellObject | undefined, formats: CellFormats): CellValue {
  if (cell?.v === undefined || cell.v === '') return null;
  if (cell.t === 'e') return cellErrorText(Number(cell.v));
  if (cell.t === 'n' && typeof cell.v === 'number') return formats.of(String(cell.z ?? ''))(cell.v);
  return typeof cell.v === 'string' ? cell.v.slice(0, MAX_CELL_CHARACTERS) : cell.v;
}

/** The formats of a file by their codes. */
class CellFormats {
  private readonly known = new Map<string, CellFormat>();

  constructor(
    private readonly library: XlsLibrary,
    private readonly epoch: DateEpoch,
  ) {}

  of(code: string): CellFormat {
    const known = this.known.get(code);
    if (known) return known;
    const format = cellFormat(code, this.epoch, this.library);
    this.known.set(code, format);
    return format;
  }
}
