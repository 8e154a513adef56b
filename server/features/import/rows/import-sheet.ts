import type { NumberStyle } from '../../../kernel/spreadsheet/number-text.js';
import type { SheetEvidence } from '../../../kernel/spreadsheet/sheet-numbers.js';
import type { SpreadsheetFormat } from '../../../kernel/spreadsheet/sheet.js';
import type { SheetHeading, SheetKind } from '../../catalog/index.js';

/** A heading with the first different values below it. */
export interface StoredHeading extends SheetHeading {
  samples: string[];
  /** How the texts of a column of numbers write them; that of the file when it is left out. */
  numberStyle?: NumberStyle;
}

/** A visible sheet of a file, as it was recognized. */
export interface StoredSheet {
  position: number;
  name: string;
  /** Null when it is not read. */
  kind: SheetKind | null;
  headings: StoredHeading[];
  missingHeadings: string[];
  /** The last row of the headings; 0 when none were found. */
  headingRowNumber: number;
  /** Rows that hold something, without the headings. */
  rowCount: number;
  /** Position of the column that names the currency of each price. */
  currencyColumn?: number;
  /** What its texts tell of how it writes numbers. */
  numbers?: SheetEvidence;
  /** Not of the file: it holds categories that staff opened for its products. */
  isAdded?: boolean;
}

/** How a file is written. */
export interface ImportFormat {
  file: SpreadsheetFormat;
  numberStyle: NumberStyle;
}

/** A file with the sheets that were recognized in it. */
export interface RecognizedFile {
  /** Of its import. */
  id: string;
  sheets: StoredSheet[];
  /** Null until it was read. */
  format: ImportFormat | null;
}
