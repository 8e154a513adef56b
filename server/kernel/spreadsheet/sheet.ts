/** A number that its format shows otherwise than its digits: `0001234`, `%98,5`, `€ 100,00`. */
export interface FormattedCell {
  /** In Turkish notation. */
  shown: string;
  /** Absent for a time, and for a date without its year or day: these are no quantities. */
  number?: number;
}

/** The value of a cell. A formula gives its result, an error the text that Excel shows (`#N/A`, see cell-error.ts). */
export type CellValue = string | number | boolean | Date | FormattedCell | null;

export const isFormatted = (cell: CellValue): cell is FormattedCell =>
  typeof cell === 'object' && cell !== null && 'shown' in cell;

/** A row with at least one filled cell. */
export interface SheetRow {
  /** Counted as in a spreadsheet program: the first row is 1, and empty rows count. */
  rowNumber: number;
  /** The first column is 0; trailing empty cells are removed. A Date is the displayed wall-clock time, in UTC fields. */
  cells: CellValue[];
}

/** How much text there is in cells. */
export function charactersOf(cells: readonly CellValue[]): number {
  let characters = 0;
  for (const cell of cells) {
    if (typeof cell === 'string') characters += cell.length;
    else if (isFormatted(cell)) characters += cell.shown.length;
  }
  return characters;
}

/** Makes a row of the cells; undefined when all are empty. */
export function filledRow(rowNumber: number, cells: CellValue[]): SheetRow | undefined {
  const end = cells.findLastIndex((cell) => cell !== null) + 1;
  return end === 0 ? undefined : { rowNumber, cells: cells.slice(0, end) };
}

/** A visible sheet. Its rows can be read repeatedly; each pass streams them from the top. */
export interface Sheet {
  name: string;
  /** Index among the visible sheets, from 0. */
  position: number;
  rows(): AsyncIterable<SheetRow>;
}

export type TextEncoding = 'utf-8' | 'windows-1254' | 'utf-16le' | 'utf-16be' | 'cp857' | 'mac-turkish';
export type Delimiter = ';' | ',' | '\t' | '|';

/** The format detected from the content, whatever the file name. */
export type SpreadsheetFormat =
  | { kind: 'xlsx' }
  | { kind: 'xls' }
  | { kind: 'csv'; encoding: TextEncoding; delimiter: Delimiter };

export interface Spreadsheet {
  format: SpreadsheetFormat;
  /** Visible sheets in tab order; a text file has one sheet. */
  sheets: Sheet[];
  close(): void;
}

export interface SpreadsheetLimits {
  fileBytes: number;
  /** Total size of the parts that are read, after decompression. */
  inflatedBytes: number;
  /** Visible ones. */
  sheets: number;
  columns: number;
  /** Number of non-empty rows in one sheet. */
  rows: number;
  /** Number of records of a text file, blank ones included. */
  records: number;
  /** Characters of the texts of one row: a text that the file has once may stand in all of its cells. */
  rowCharacters: number;
}

const MIB = 1024 * 1024;

export const DEFAULT_LIMITS: SpreadsheetLimits = {
  fileBytes: 20 * MIB,
  inflatedBytes: 512 * MIB,
  sheets: 255,
  columns: 256,
  rows: 500_000,
  records: 1_048_576,
  rowCharacters: 200_000,
};

/** Excel's own limit for the text of one cell; longer text is cut off. */
export const MAX_CELL_CHARACTERS = 32_767;
