import { MAX_LENGTH } from '../drafts/field-bounds.js';

/** One column of a sheet: the single source of what the parser reads, the template writes and the notes explain. */
export interface Column<Field extends string = string> {
  field: Field;
  /** As the template writes it; read in any spelling (capitals, Turkish letters, spaces, underscores). */
  header: string;
  /** Further spellings of the heading. */
  synonyms?: readonly string[];
  isRequired?: boolean;
  /** Of the text of a cell, in characters; that of a sentence without it. */
  maxLength?: number;
  /** What the column may contain, for the notes of the template. */
  note: string;
  /** Cells of the sample rows. */
  samples: readonly (string | number)[];
  /** What a spreadsheet program offers for a cell, where that is a list. */
  choices?: ChoiceList | readonly string[];
}

/** Lists that the shop has and not the template. */
export type ChoiceList = 'categories' | 'mainCategories';

const NARROWEST = 12;
const WIDEST = 40;

/** In characters: wide enough for heading and samples, where they are not too long. */
export function columnWidth({ header, samples }: Pick<Column, 'header' | 'samples'>): number {
  const lengths = [header, ...samples.map(String)].map((text) => text.length + 2);
  return Math.min(WIDEST, Math.max(NARROWEST, ...lengths));
}

/** How much text a cell of a column takes, in characters. */
export const maxLengthOf = ({ maxLength = MAX_LENGTH.sentence }: Pick<Column, 'maxLength'>) => maxLength;
