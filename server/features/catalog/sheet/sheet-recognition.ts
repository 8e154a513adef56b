import { cleanText } from '../../../kernel/spreadsheet/clean-text.js';
import { headerKey } from '../../../kernel/spreadsheet/header-text.js';
import type { SheetRow } from '../../../kernel/spreadsheet/sheet.js';
import { CATALOG_SHEETS, SHEET_KINDS, type SheetKind } from './catalog.columns.js';
import type { Column } from './column.js';

/** Headings are searched in the first rows: titles and notes may precede them. */
const HEADING_ROWS = 20;

/** What a sheet is called, and where it stands among the visible ones, from 0. */
export interface NamedSheet {
  name: string;
  position: number;
}

/** A heading that people assigned to a column; null for one that is not read. */
export interface AssignedHeading {
  kind: SheetKind;
  /** `headerKey` of the heading. */
  key: string;
  field: string | null;
}

/** A cell of the heading row, and the column it is read as; null when it is not read. */
export interface SheetHeading {
  position: number;
  heading: string;
  field: string | null;
}

/** Beside rows that could not be applied stands why: a column that is no part of the catalog. */
export const PROBLEM_HEADING = 'Hata';

export interface RecognizedSheet extends NamedSheet {
  kind: SheetKind;
  /** The last row of the headings; what comes after it is read. */
  headingRowNumber: number;
  headings: SheetHeading[];
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

/**
 * The kind of a sheet, by the first row that has the headings of one kind; undefined when no row has.
 *
 * @param assigned what people said of headings; it comes before what is known of them
 */
export function recognizeSheet(
  sheet: NamedSheet,
  firstRows: readonly SheetRow[],
  assigned: readonly AssignedHeading[] = [],
): RecognizedSheet | undefined {
  const rows = firstRows.slice(0, HEADING_ROWS);
  const kinds = SHEET_KINDS.map((kind) => ({ kind, fields: fieldsOf(kind, assigned) }));
  for (const index of rows.keys()) {
    const candidates = kinds.map((known) => readHeadings(known, sheet, rows, index)).filter(isPlausible);
    if (candidates.length > 0) return candidates.reduce((best, next) => (isBetter(next, best) ? next : best));
  }
  return undefined;
}

/** Headings to be assigned by hand: the first row with more than one text. */
export function likelyHeadings(firstRows: readonly SheetRow[]): SheetHeading[] {
  const row = firstRows
    .slice(0, HEADING_ROWS)
    .find(({ cells }) => cells.filter((cell) => typeof cell === 'string').length > 1);
  return headingsOf(row, undefined).map(([position, heading]) => ({ position, heading, field: null }));
}

type Fields = ReadonlyMap<string, string | null>;

function fieldsOf(kind: SheetKind, assigned: readonly AssignedHeading[]): Fields {
  const known = FIELDS_BY_HEADING.get(kind) ?? new Map<string, string>();
  const own = assigned.filter((heading) => heading.kind === kind);
  if (own.length === 0) return known;
  return new Map([...known, ...own.map(({ key, field }): [string, string | null] => [key, field])]);
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
  return SHEET_KINDS.indexOf(one.kind) === one.position;
}

function readHeadings(
  { kind, fields }: { kind: SheetKind; fields: Fields },
  { name, position }: NamedSheet,
  rows: readonly SheetRow[],
  index: number,
): RecognizedSheet {
  const upper = rows[index];
  const lower = rows[index + 1];
  const hasTwoRows =
    lower !== undefined && lower.rowNumber === (upper?.rowNumber ?? 0) + 1 && isHeadings(lower, fields);
  const columns = new Map<string, number>();
  const headings = headingsOf(upper, hasTwoRows ? lower : undefined).map(([at, heading]) => {
    const field = fields.get(headerKey(heading)) ?? null;
    const isFirst = field !== null && !columns.has(field);
    if (isFirst) columns.set(field, at);
    return { position: at, heading, field: isFirst ? field : null };
  });
  return {
    kind,
    name,
    position,
    headingRowNumber: (hasTwoRows ? lower : upper)?.rowNumber ?? 0,
    headings,
    columns,
    unknownHeadings: headings.filter(({ field }) => field === null).map(({ heading }) => heading),
    missingHeadings: missing(kind, columns),
  };
}

/** The second row of merged headings has headings only; a row of values never does. */
function isHeadings({ cells }: SheetRow, fields: Fields): boolean {
  return cells.every((cell) => cell === null || (typeof cell === 'string' && fields.has(headerKey(cell))));
}

function headingsOf(
  upper: SheetRow | undefined,
  lower: SheetRow | undefined,
): [position: number, heading: string][] {
  const width = Math.max(upper?.cells.length ?? 0, lower?.cells.length ?? 0);
  return Array.from({ length: width }, (_, position): [number, string] => {
    const heading = lower?.cells[position] ?? upper?.cells[position];
    return [position, typeof heading === 'string' ? cleanText(heading) : ''];
  }).filter(([, heading]) => heading !== '' && headerKey(heading) !== headerKey(PROBLEM_HEADING));
}

function missing(kind: SheetKind, present: ReadonlyMap<string, number>): string[] {
  const columns: readonly Column[] = CATALOG_SHEETS[kind].columns;
  return columns
    .filter(({ field, isRequired }) => isRequired && !present.has(field))
    .map(({ header }) => header);
}
