/** A sheet of a file, as far as its columns are concerned. */
interface ReadSheet {
  /** Null when it is not read. */
  readonly kind: string | null;
  readonly headings: readonly { readonly field: string | null }[];
}

/** The columns that a kind of sheet may have. */
interface KnownSheet {
  readonly kind: string;
  readonly columns: readonly (GridField & { readonly field: string })[];
}

/** A column of the grid: one of the template that a sheet of the file has. */
interface GridField {
  /** As the template writes it, which is how cells, changes and problems name it. */
  readonly header: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** The only texts that its cells take; empty where they take others. */
  readonly choices: readonly string[];
}

export interface GridFields {
  /** Headings under which rows are named: they stand in one column, whatever the sheet calls it. */
  readonly names: readonly string[];
  readonly fields: readonly GridField[];
}

const NAME = 'name';
/** What a product has beside its columns, and is changed by rows of other sheets. */
const DETAILS: Readonly<Record<string, GridField>> = {
  SPECS: { header: 'Teknik_Ozellikler', label: 'Teknik özellikler', isRequired: false, choices: [] },
  VARIATIONS: { header: 'Varyasyonlar', label: 'Varyasyonlar', isRequired: false, choices: [] },
};

/** The columns of all sheets of a file beside each other, those of products first: rows of several sheets share what they share. */
export function gridFields(sheets: readonly ReadSheet[], known: readonly KnownSheet[]): GridFields {
  const order = ['PRODUCTS', 'CATEGORIES', 'SPECS', 'VARIATIONS'];
  const read = sheets.flatMap(({ kind, headings }) => (kind === null ? [] : [{ kind, headings }]));
  const sorted = [...read].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  const columns = sorted.flatMap(({ kind, headings }) =>
    (known.find((sheet) => sheet.kind === kind)?.columns ?? []).filter(({ field }) =>
      headings.some((heading) => heading.field === field),
    ),
  );
  const details = sorted.flatMap(({ kind }) => DETAILS[kind] ?? []);
  const fields = new Map(
    [...columns.filter(({ field }) => field !== NAME), ...details]
      .toReversed()
      .map((one) => [one.header, one]),
  );
  const names = new Set(columns.filter(({ field }) => field === NAME).map(({ header }) => header));
  return {
    names: [...names],
    fields: [...fields.values()]
      .toReversed()
      .map(({ header, label, isRequired, choices }) => ({ header, label, isRequired, choices })),
  };
}
