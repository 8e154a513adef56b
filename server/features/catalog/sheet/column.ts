/** One column of a sheet: the single source of what the parser reads, the template writes and the notes explain. */
export interface Column<Field extends string = string> {
  field: Field;
  /** As the template writes it; read in any spelling (capitals, Turkish letters, spaces, underscores). */
  header: string;
  /** Further spellings of the heading. */
  synonyms?: readonly string[];
  isRequired?: boolean;
  /** What the column may contain, for the notes of the template. */
  note: string;
  /** Cells of the sample rows. */
  samples: readonly (string | number)[];
}
