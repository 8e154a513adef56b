/** What a cell holds. A formula is its result; an error stays the text the program shows (`#N/A`, see cell-error.ts). */
export type CellValue = string | number | boolean | Date | null;

/** A row with at least one filled cell. */
export interface SheetRow {
  /** As the spreadsheet program counts it: the first row is 1, empty rows count. */
  rowNumber: number;
  /** The first column is 0; trailing empty cells are cut off. A Date is the wall-clock time shown, in UTC fields. */
  cells: CellValue[];
}

/** The row of these cells; nothing when all are empty. */
export function filledRow(rowNumber: number, cells: CellValue[]): SheetRow | undefined {
  const end = cells.findLastIndex((cell) => cell !== null) + 1;
  return end === 0 ? undefined : { rowNumber, cells: cells.slice(0, end) };
}

/** A visible sheet. Its rows can be read again and again; each reading starts at the top and holds little in memory. */
export interface Sheet {
  name: string;
  /** Among the visible sheets, the first is 0. */
  position: number;
  rows(): AsyncIterable<SheetRow>;
}

export type TextEncoding = 'utf-8' | 'windows-1254' | 'utf-16le' | 'utf-16be';
export type Delimiter = ';' | ',' | '\t' | '|';

/** What the file turned out to be, whatever its name said. */
export type SpreadsheetFormat =
  { kind: 'xlsx' } | { kind: 'xls' } | { kind: 'csv'; encoding: TextEncoding; delimiter: Delimiter };

export interface Spreadsheet {
  format: SpreadsheetFormat;
  /** Visible sheets in the order of their tabs; a text file is one sheet. */
  sheets: Sheet[];
  close(): void;
}

export interface SpreadsheetLimits {
  fileBytes: number;
  /** Sum of the parts that are read, after decompression. */
  inflatedBytes: number;
  columns: number;
  /** Filled rows of one sheet. */
  rows: number;
}

const MIB = 1024 * 1024;

export const DEFAULT_LIMITS: SpreadsheetLimits = {
  fileBytes: 20 * MIB,
  inflatedBytes: 512 * MIB,
  columns: 256,
  rows: 500_000,
};

/** Excel's own bound of the text of one cell; what goes on after it is no text of a cell. */
export const MAX_CELL_CHARACTERS = 32_767;
