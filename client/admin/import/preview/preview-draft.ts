import { type PreviewInput } from './preview-import';

export type SheetKind = NonNullable<PreviewInput['headings']>[number]['kind'];
export type ImportPart = NonNullable<NonNullable<PreviewInput['options']>['part']>;

export type NumberNotation = NonNullable<NonNullable<PreviewInput['options']>['numberNotation']>;

export interface ImportOptions {
  readonly isStrict: boolean;
  readonly isAllOrNothing: boolean;
  readonly clearsBlanks: boolean;
  readonly part: ImportPart;
  readonly numberNotation: NumberNotation;
}

/** A visible sheet of a file with its headings. */
export interface ImportSheet {
  readonly position: number;
  readonly name: string;
  readonly kind: SheetKind | null;
  readonly headings: readonly {
    readonly position: number;
    readonly heading: string;
    readonly field: string | null;
    readonly match: 'ASSIGNED' | 'HEADER' | 'SYNONYM' | 'GUESS' | null;
    readonly samples: readonly string[];
  }[];
  readonly rowCount: number;
  readonly missingHeadings: readonly string[];
}

/** What was chosen on the screen and is not compared yet. */
export interface PreviewDraft {
  readonly options: Partial<ImportOptions>;
  /** Of sheets whose kind nobody recognized, by their position. */
  readonly kinds: Readonly<Record<number, SheetKind>>;
  /** The column each heading is read as, empty for none, by `headingKey`. */
  readonly fields: Readonly<Record<string, string>>;
}

export const EMPTY_DRAFT: PreviewDraft = { options: {}, kinds: {}, fields: {} };

export function headingKey(sheet: Pick<ImportSheet, 'position'>, position: number): string {
  return `${String(sheet.position)}:${String(position)}`;
}

/** The column a heading is read as, empty for none, by what was chosen or else by what the server found. */
export function fieldOf(
  sheet: Pick<ImportSheet, 'position'>,
  { position, field }: ImportSheet['headings'][number],
  { fields }: Pick<PreviewDraft, 'fields'>,
): string {
  return fields[headingKey(sheet, position)] ?? field ?? '';
}

/** What the file is compared anew with; undefined when the draft says nothing new. */
export function previewInput(
  run: { readonly id: string; readonly options: ImportOptions; readonly sheets: readonly ImportSheet[] },
  draft: PreviewDraft,
): PreviewInput | undefined {
  const options = changedOptions(run.options, draft.options);
  const headings = run.sheets.flatMap((sheet) => assigned(sheet, draft));
  if (!options && headings.length === 0) return undefined;
  return { id: run.id, ...(options && { options }), ...(headings.length > 0 && { headings }) };
}

/** Field by field: an answer of the server has more of them than an input may have. */
function changedOptions(current: ImportOptions, wanted: Partial<ImportOptions>) {
  const { isStrict, isAllOrNothing, clearsBlanks, part, numberNotation } = { ...current, ...wanted };
  const options = { isStrict, isAllOrNothing, clearsBlanks, part, numberNotation };
  const names = Object.keys(options) as (keyof typeof options)[];
  return names.some((name) => options[name] !== current[name]) ? options : undefined;
}

function assigned(sheet: ImportSheet, { kinds, fields }: PreviewDraft) {
  const kind = sheet.kind ?? kinds[sheet.position];
  if (!kind) return [];
  return sheet.headings.flatMap(({ position, field }) => {
    const wanted = fields[headingKey(sheet, position)];
    if (wanted === undefined || wanted === (field ?? '')) return [];
    return [{ sheet: sheet.position, kind, position, field: wanted || null }];
  });
}
