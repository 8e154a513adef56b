import { cleanText } from '../../../kernel/spreadsheet/clean-text.js';
import { isLira } from '../../../kernel/spreadsheet/foreign-currency.js';
import { headerKey } from '../../../kernel/spreadsheet/header-text.js';
import type { SheetRow } from '../../../kernel/spreadsheet/sheet.js';
import { CATALOG_SHEETS, SHEET_KINDS, type SheetKind } from './catalog.columns.js';
import type { Column } from './column.js';
import {
  type AssignedHeading,
  CURRENCY_HEADINGS,
  type Fields,
  fieldsOf,
  HEADING_MATCHES,
  type HeadingMatch,
  type Reading,
  readingOf,
} from './heading-readings.js';

/** Headings are searched in the first rows: titles and notes may precede them. */
const HEADING_ROWS = 20;

/** What a sheet is called, and where it stands among the visible ones, from 0. */
export interface NamedSheet {
  name: string;
  position: number;
}

/** A cell of the heading row, and the column it is read as; null when it is not read. */
export interface SheetHeading {
  position: number;
  heading: string;
  field: string | null;
  /** Null when it is not read. */
  match: HeadingMatch | null;
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
  unknownHeadings: string[];
  /** Headings of prices in another currency, which are not read. */
  foreignHeadings: string[];
  /** Position of the column that names the currency of each price. */
  currencyColumn?: number;
  /** Headings that are not read because another one is read as the same column. */
  doubledHeadings: { heading: string; readHeading: string }[];
  missingHeadings: string[];
}

/**
 * The kind of a sheet, by the first row that has the headings of one kind, or a better one; undefined when no row has.
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
  const candidates = [...rows.keys()].flatMap((index) => {
    const ofRow = kinds.map((known) => readHeadings(known, sheet, rows, index)).filter(isPlausible);
    return ofRow.length === 0 ? [] : [ofRow.reduce((best, next) => (isBetter(next, best) ? next : best))];
  });
  return candidates.reduce<RecognizedSheet | undefined>(
    (best, next) => (best === undefined || isBetterRow(next, best) ? next : best),
    undefined,
  );
}

/** Groups of headings stand right above the headings; any other row has to be more complete. */
function isBetterRow(lower: RecognizedSheet, upper: RecognizedSheet): boolean {
  const fewer = upper.missingHeadings.length - lower.missingHeadings.length;
  if (fewer !== 0) return fewer > 0;
  const isBelow = lower.headingRowNumber === upper.headingRowNumber + 1;
  return isBelow && lower.columns.size >= upper.columns.size && lower.headings.length > upper.headings.length;
}

/** Headings to be assigned by hand: the first row with more than one text. */
export function likelyHeadings(firstRows: readonly SheetRow[]): SheetHeading[] {
  const row = firstRows
    .slice(0, HEADING_ROWS)
    .find(({ cells }) => cells.filter((cell) => typeof cell === 'string').length > 1);
  return headingsOf(row, undefined).map(([position, heading]) => ({
    position,
    heading,
    field: null,
    match: null,
  }));
}

const UNREAD: Reading = { field: null, match: 'guess' };

const readEach = (headings: ReturnType<typeof headingsOf>, fields: Fields) =>
  headings.map(([at, heading]) => ({
    at,
    heading,
    ...(readingOf(heading, fields) ?? UNREAD),
  }));

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
  const read = readEach(headingsOf(upper, hasTwoRows ? lower : undefined), fields);
  const chosen = chosenAmong(read);
  const columns = new Map(read.flatMap((one) => (isRead(one, chosen) ? [[one.field, one.at] as const] : [])));
  return {
    kind,
    name,
    position,
    headingRowNumber: (hasTwoRows ? lower : upper)?.rowNumber ?? 0,
    headings: read.map((one) => ({
      position: one.at,
      heading: one.heading,
      ...(isRead(one, chosen) ? { field: one.field, match: one.match } : { field: null, match: null }),
    })),
    columns,
    ...unreadAmong(read),
    doubledHeadings: doubledAmong(read, chosen),
    missingHeadings: missing(kind, columns),
  };
}

/** What no column is read from, and why. */
function unreadAmong(
  read: readonly (Reading & { at: number; heading: string })[],
): Pick<RecognizedSheet, 'unknownHeadings' | 'foreignHeadings' | 'currencyColumn'> {
  const unread = read.filter(({ field }) => field === null);
  const currency = unread.find(({ heading }) => CURRENCY_HEADINGS.has(headerKey(heading)));
  const unknown = unread.filter((one) => one.isForeign !== true && one !== currency);
  return {
    unknownHeadings: unknown.map(({ heading }) => heading),
    foreignHeadings: unread.filter(({ isForeign }) => isForeign).map(({ heading }) => heading),
    currencyColumn: currency?.at,
  };
}

/** The heading that each column is read from: of two prices the one that says lira, unless people said otherwise. */
function chosenAmong<One extends Reading & { heading: string }>(read: readonly One[]): Map<string, One> {
  const chosen = new Map<string, One>();
  const ranks = ({ match, field, heading, order = 0 }: One) => [
    match === 'assigned' ? 0 : 1,
    field === 'price' && isLira(heading) ? 0 : 1,
    HEADING_MATCHES.indexOf(match),
    order,
  ];
  const compare = (left: One, right: One) => {
    const others = ranks(right);
    return ranks(left).reduce((found, rank, index) => found || rank - (others[index] ?? 0), 0);
  };
  for (const one of read.toSorted(compare)) {
    if (one.field !== null && !chosen.has(one.field)) chosen.set(one.field, one);
  }
  return chosen;
}

function doubledAmong<One extends { heading: string; field: string | null }>(
  read: readonly One[],
  chosen: ReadonlyMap<string, One>,
): RecognizedSheet['doubledHeadings'] {
  return read.flatMap((one) => {
    const other = one.field === null ? undefined : chosen.get(one.field);
    return other && other !== one ? [{ heading: one.heading, readHeading: other.heading }] : [];
  });
}

/** Whether a heading is the one that its column is read from. */
function isRead<One extends { field: string | null }>(
  one: One,
  chosen: ReadonlyMap<string, One>,
): one is One & { field: string } {
  return one.field !== null && chosen.get(one.field) === one;
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
