import type { SheetHeading, SheetKind } from '../../catalog/index.js';

/** A visible sheet of a file, as it was recognized. */
export interface StoredSheet {
  position: number;
  name: string;
  /** Null when it is not read. */
  kind: SheetKind | null;
  headings: SheetHeading[];
  missingHeadings: string[];
  /** The last row of the headings; 0 when none were found. */
  headingRowNumber: number;
  /** Rows that hold something, without the headings. */
  rowCount: number;
}
