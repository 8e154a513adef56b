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

/** Why a heading is read as its column: people said so, it is the template's own or a synonym of it, or it is like one of these. */
export const HEADING_MATCHES = ['assigned', 'header', 'synonym', 'guess'] as const;
export type HeadingMatch = (typeof HEADING_MATCHES)[number];

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
  /** Headings that are not read because another one is read as the same column. */
  doubledHeadings: { heading: string; readHeading: string }[];
  missingHeadings: string[];
}

/** What a heading is read as. Of several that are read as one column, the one with the first of `HEADING_MATCHES` is. */
interface Reading {
  field: string | null;
  match: HeadingMatch;
}

const KNOWN_HEADINGS = new Map<SheetKind, ReadonlyMap<string, Reading>>(
  SHEET_KINDS.map((kind) => [kind, readingsOf(CATALOG_SHEETS[kind].columns)]),
);

function readingsOf(columns: readonly Column[]): Map<string, Reading> {
  const spellings = columns.flatMap(({ field, header, synonyms = [] }) =>
    [header, ...synonyms].map((heading): [string, Reading] => [
      headerKey(heading),
      { field, match: heading === header ? 'header' : 'synonym' },
    ]),
  );
  // The first spelling of a key counts: «Fiyat (₺)» has that of the heading itself.
  return new Map(spellings.toReversed());
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
  return headingsOf(row, undefined).map(([position, heading]) => ({
    position,
    heading,
    field: null,
    match: null,
  }));
}

/** By `headerKey`. */
type Fields = ReadonlyMap<string, Reading>;

function fieldsOf(kind: SheetKind, assigned: readonly AssignedHeading[]): Fields {
  const known = KNOWN_HEADINGS.get(kind) ?? new Map<string, Reading>();
  const own = assigned.filter((heading) => heading.kind === kind);
  if (own.length === 0) return known;
  return new Map([
    ...known,
    ...own.map(({ key, field }): [string, Reading] => [key, { field, match: 'assigned' }]),
  ]);
}

const IN_BRACKETS = /\(.*?\)|\[.*?\]/g;
/** «Fiyatı», «Kategorisi»: as a Turkish phrase ends. */
const POSSESSIVE = [/s[iu]$/, /[iu]$/];
const SHORTEST_GUESS = 3;

/** A heading nobody knows is guessed without what stands in brackets, and without a possessive ending. */
function readingOf(heading: string, fields: Fields): Reading | undefined {
  const exact = fields.get(headerKey(heading));
  if (exact) return exact;
  const key = headerKey(heading.replace(IN_BRACKETS, ' '));
  const spellings = [key, ...POSSESSIVE.map((ending) => key.replace(ending, ''))];
  const found = spellings.find((spelling) => spelling.length >= SHORTEST_GUESS && fields.has(spelling));
  const field = found === undefined ? undefined : fields.get(found)?.field;
  return field === undefined ? undefined : { field, match: 'guess' };
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
    unknownHeadings: read.filter(({ field }) => field === null).map(({ heading }) => heading),
    doubledHeadings: doubledAmong(read, chosen),
    missingHeadings: missing(kind, columns),
  };
}

/** The heading that each column is read from. */
function chosenAmong<One extends Reading>(read: readonly One[]): Map<string, One> {
  const chosen = new Map<string, One>();
  const rank = ({ match }: One) => HEADING_MATCHES.indexOf(match);
  for (const one of read.toSorted((left, right) => rank(left) - rank(right))) {
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
