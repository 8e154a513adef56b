import { fieldOf, type ImportSheet, type PreviewDraft, type SheetKind } from '../preview/preview-draft';

/** The columns of a kind of sheet. */
export interface SheetColumns {
  readonly kind: SheetKind;
  readonly title: string;
  readonly columns: readonly {
    readonly field: string;
    readonly header: string;
    readonly label: string;
    readonly isRequired: boolean;
  }[];
}

/** A sheet as it would be read with what was chosen. */
export interface MappedSheet {
  readonly sheet: ImportSheet;
  /** Undefined for one that is not read. */
  readonly kind: SheetKind | undefined;
  readonly columns: SheetColumns['columns'];
  /** The heading that each column is read from. */
  readonly headingOf: ReadonlyMap<string, ImportSheet['headings'][number]>;
  /** Required columns that no heading is read as. */
  readonly missing: readonly string[];
}

/** The sheets that have headings, as they would be read. */
export function mappedSheets(
  sheets: readonly ImportSheet[],
  known: readonly SheetColumns[],
  draft: PreviewDraft,
): readonly MappedSheet[] {
  return sheets
    .filter(({ headings }) => headings.length > 0)
    .map((sheet) => {
      const kind = sheet.kind ?? draft.kinds[sheet.position];
      const columns = known.find((one) => one.kind === kind)?.columns ?? [];
      const headingOf = new Map(
        sheet.headings.flatMap((heading) => {
          const field = fieldOf(sheet, heading, draft);
          return field === '' ? [] : [[field, heading] as const];
        }),
      );
      const isMissing = ({ isRequired, field }: (typeof columns)[number]) =>
        isRequired && !headingOf.has(field);
      return {
        sheet,
        kind,
        columns,
        headingOf,
        missing: columns.filter(isMissing).map(({ label }) => label),
      };
    });
}

/** Whether any row could be read: a sheet is, and has all that it must have. */
export function canBeRead(mapped: readonly MappedSheet[]): boolean {
  return mapped.some(({ kind, missing }) => kind !== undefined && missing.length === 0);
}
