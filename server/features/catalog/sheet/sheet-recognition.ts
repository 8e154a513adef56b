import { headerKey } from '../../../kernel/spreadsheet/header-text.js';
import type { Sheet, SheetRow } from '../../../kernel/spreadsheet/sheet.js';
import { CATALOG_SHEETS, SHEET_KINDS, type SheetKind } from './catalog.columns.js';
import type { Column } from './column.js';

/** Headings are searched in the first rows: titles and notes may precede them. */
const HEADING_ROWS = 20;

export interface RecognizedSheet {
  kind: SheetKind;
  sheet: Sheet;
  /** The last row of the headings; what comes after it is read. */
  headingRowNumber: number;
  /** Position of every known column that the sheet has. */
  columns: ReadonlyMap<string, number>;
  /** Headings that are unknown, or appear for the second time. */
  unknownHeadings: string[];
  missingHeadings: string[];
}

const FIELDS_BY_HEADING = new Map<SheetKind, Map<string, string>>(
  SHEET_KINDS.map((kind) => [kind, fieldsByHeading(CATALOG_SHEETS[kind].columns)]),
);

function fieldsByHeading(columns: readonly Column[]): Map<string, string> {
  const spellings = columns.flatMap(({ field, header, synonyms = [] }) =>
    [header, ...synonyms].map((heading): [string, string] => [headerKey(heading), field]),
  );
  return new Map(spellings);
}

/** The kind of a sheet, by the first row that has the headings of one kind; undefined when no row has. */
export function recognizeSheet(sheet: Sheet, firstRows: readonly SheetRow[]): RecognizedSheet | undefined {
  const rows = firstRows.slice(0, HEADING_ROWS);
  for (const index of rows.keys()) {
    const candidates = SHEET_KINDS.map((kind) => readHeadings(kind, sheet, rows, index)).filter(isPlausible);
    if (candidates.length > 0) return candidates.reduce((best, next) => (isBetter(next, best) ? next : best));
  }
  return undefined;
}

/** The name column and one more: a single heading may be a coincidence. */
function isPlausible({ columns }: RecognizedSheet): boolean {
  return columns.has('name') && columns.size > 1;
}

function isBetter(one: RecognizedSheet, other: RecognizedSheet): boolean {
  if (one.missingHeadings.length !== other.missingHeadings.length) {
    return one.missingHeadings.length < other.missingHeadings.length;
  }
  if (one.columns.size !== other.columns.size) return one.columns.size > other.columns.size;
  return SHEET_KINDS.indexOf(one.kind) === one.sheet.position;
}

function readHeadings(
  kind: SheetKind,
  sheet: Sheet,
  rows: readonly SheetRow[],
  index: number,
): RecognizedSheet {
  const fields = FIELDS_BY_HEADING.get(kind) ?? new Map<string, string>();
  const upper = rows[index];
  const lower = rows[index + 1];
  const hasTwoRows =
    lower !== undefined && lower.rowNumber === (upper?.rowNumber ?? 0) + 1 && isHeadings(lower, fields);
  const headings = headingsOf(upper, hasTwoRows ? lower : undefined);
  const columns = new Map<string, number>();
  const unknownHeadings: string[] = [];
  for (const [position, heading] of headings) {
    const field = fields.get(headerKey(heading));
    if (field === undefined || columns.has(field)) unknownHeadings.push(heading);
    else columns.set(field, position);
  }
  const headingRowNumber = (hasTwoRows ? lower : upper)?.rowNumber ?? 0;
  return { kind, sheet, headingRowNumber, columns, unknownHeadings, missingHeadings: missing(kind, columns) };
}

/** The second row of merged headings has headings only; a row of values never does. */
function isHeadings({ cells }: SheetRow, fields: ReadonlyMap<string, string>): boolean {
  return cells.every((cell) => cell === null || (typeof cell === 'string' && fields.has(headerKey(cell))));
}

function headingsOf(
  upper: SheetRow | undefined,
  lower: SheetRow | undefined,
): [position: number, heading: string][] {
  const width = Math.max(upper?.cells.length ?? 0, lower?.cells.length ?? 0);
  return Array.from({ length: width }, (_, position): [number, string] => {
    const heading = lower?.cells[position] ?? upper?.cells[position];
    return [position, typeof heading === 'string' ? heading.trim() : ''];
  }).filter(([, heading]) => heading !== '');
}

function missing(kind: SheetKind, present: ReadonlyMap<string, number>): string[] {
  const columns: readonly Column[] = CATALOG_SHEETS[kind].columns;
  return columns
    .filter(({ field, isRequired }) => isRequired && !present.has(field))
    .map(({ header }) => header);
}
