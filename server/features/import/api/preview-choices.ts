import { headerKey } from '../../../kernel/spreadsheet/header-text.js';
import { type AssignedHeading, CATALOG_SHEETS, type SheetKind } from '../../catalog/index.js';
import type { ImportRunEntity } from '../runs/import-run.entity.js';
import { importColumnUnknown } from '../runs/import.refusals.js';
import type { AssignedHeadingInput } from './import.input.js';

/** @throws IMPORT_COLUMN_UNKNOWN */
export function assignedHeading(
  { sheets }: ImportRunEntity,
  { sheet, position, kind, field }: AssignedHeadingInput,
): AssignedHeading {
  const headings = sheets.find((one) => one.position === sheet)?.headings;
  const heading = headings?.find((one) => one.position === position)?.heading;
  const isKnown = !field || columnsOf(kind).some((column) => column.field === field);
  if (heading === undefined || !isKnown) throw importColumnUnknown({ field: field ?? '' });
  return { kind, key: headerKey(heading), field: field ?? null };
}

const columnsOf = (kind: SheetKind): readonly { field: string }[] => CATALOG_SHEETS[kind].columns;

/** Those given replace those of the same key. */
export function merged<Entry>(
  known: readonly Entry[],
  given: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Entry[] {
  const keys = new Set(given.map(keyOf));
  return [...known.filter((entry) => !keys.has(keyOf(entry))), ...given];
}

export function withGiven<Options extends object>(
  options: Options,
  given: { [Name in keyof Options]?: Options[Name] | null } | null | undefined,
): Options {
  const set = Object.entries(given ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return { ...options, ...Object.fromEntries(set) };
}
