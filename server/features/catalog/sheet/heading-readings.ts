import { isForeignCurrency } from '../../../kernel/spreadsheet/foreign-currency.js';
import { headerKey } from '../../../kernel/spreadsheet/header-text.js';
import { CATALOG_SHEETS, SHEET_KINDS, type SheetKind } from './catalog.columns.js';
import type { Column } from './column.js';

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

/** What a heading is read as. Of several that are read as one column, the one with the first of `HEADING_MATCHES` is. */
export interface Reading {
  field: string | null;
  match: HeadingMatch;
  /** The place of a synonym in its list. */
  order?: number;
  isForeign?: boolean;
}

const KNOWN_HEADINGS = new Map<SheetKind, ReadonlyMap<string, Reading>>(
  SHEET_KINDS.map((kind) => [kind, readingsOf(CATALOG_SHEETS[kind].columns)]),
);

function readingsOf(columns: readonly Column[]): Map<string, Reading> {
  const spellings = columns.flatMap(({ field, header, synonyms = [] }) =>
    [header, ...synonyms].map((heading, order): [string, Reading] => [
      headerKey(heading),
      { field, match: order === 0 ? 'header' : 'synonym', order },
    ]),
  );
  // The first spelling of a key counts: «Fiyat (₺)» has that of the heading itself.
  return new Map(spellings.toReversed());
}

/** By `headerKey`. */
export type Fields = ReadonlyMap<string, Reading>;

export function fieldsOf(kind: SheetKind, assigned: readonly AssignedHeading[]): Fields {
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
export function readingOf(heading: string, fields: Fields): Reading | undefined {
  const exact = fields.get(headerKey(heading));
  if (exact) return inLira(heading, exact);
  const key = headerKey(heading.replace(IN_BRACKETS, ' '));
  const spellings = [key, ...POSSESSIVE.map((ending) => key.replace(ending, ''))];
  const found = spellings.find((spelling) => spelling.length >= SHORTEST_GUESS && fields.has(spelling));
  const field = found === undefined ? undefined : fields.get(found)?.field;
  return field === undefined ? undefined : inLira(heading, { field, match: 'guess' });
}

/** The prices of the shop are lira: those of another currency are read as none unless people say so. */
function inLira(heading: string, reading: Reading): Reading {
  const isForeign = reading.field === 'price' && reading.match !== 'assigned' && isForeignCurrency(heading);
  return isForeign ? { ...reading, field: null, isForeign } : reading;
}

/** Headings of the column that names the currency of each price. */
export const CURRENCY_HEADINGS: ReadonlySet<string> = new Set(
  ['Para Birimi', 'Para Br', 'P.Birimi', 'PB', 'Döviz', 'Döviz Cinsi', 'Döviz Türü', 'Currency'].map(
    headerKey,
  ),
);
