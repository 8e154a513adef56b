import { headerKey } from '../../../kernel/spreadsheet/header-text.js';
import { type AssignedHeading, CATALOG_SHEETS, type SheetKind } from '../../catalog/index.js';
import type { ImportRunEntity } from '../runs/import-run.entity.js';
import { importColumnTaken, importColumnUnknown } from '../runs/import.refusals.js';
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

/**
 * @param given the headings of this request
 * @throws IMPORT_COLUMN_TAKEN when one of them would be read as the column of another heading of its sheet
 */
export function refuseDoubledColumns(
  { sheets, headings }: ImportRunEntity,
  given: readonly AssignedHeading[],
): void {
  const assigned = new Map([...headings, ...given].map((one) => [`${one.kind} ${one.key}`, one.field]));
  for (const { field, key, kind } of given.filter((one) => one.field !== null)) {
    for (const sheet of sheets.filter((one) => one.kind === kind || one.kind === null)) {
      const rival = sheet.headings.find((heading) => {
        const other = headerKey(heading.heading);
        const chosen = assigned.get(`${kind} ${other}`);
        return other !== key && (chosen === undefined ? heading.field : chosen) === field;
      });
      const own = sheet.headings.find((heading) => headerKey(heading.heading) === key);
      if (rival && own) {
        throw importColumnTaken({ field: field ?? '', headings: [rival.heading, own.heading] });
      }
    }
  }
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
