import { createContext, use } from 'react';
import { type CellPlace } from './invalid-cells';
import { type GridFields } from './grid-fields';
import { type ImportRow } from '../row/row.fragment';

/** The row as it is by then, or why it was not corrected. */
export type CorrectedRow = { readonly row: ImportRow } | { readonly problem: string };

/** What the cells of the grid know and can do; the columns themselves never change, so that their cells stay mounted. */
export interface RowActions {
  readonly fields: GridFields;
  /** Whether the rows can still be corrected. */
  readonly isEditable: boolean;
  /** Texts that were typed and not saved, by `placeKey`: they survive another page of the list. */
  readonly drafts: Map<string, string>;
  /** The cell that is being typed in, or whose message is shown. */
  readonly open: CellPlace | undefined;
  readonly onOpen: (place: CellPlace | undefined) => void;
  /** The cell that was left last: it gets the focus back. */
  readonly left: CellPlace | undefined;
  readonly correct: (row: ImportRow, field: string, value: string) => Promise<CorrectedRow>;
  /** Goes on to the next cell that is wrong, and leaves this one as it is. */
  readonly onSkip: (place: CellPlace) => void;
  /** Goes on to the next cell that is wrong, once this one was corrected. */
  readonly onCorrected: (row: ImportRow, column: string) => void;
  /** What rows may name as their category. */
  readonly categories: readonly string[];
  /** The file means this category of the shop by this text, in all of its rows. */
  readonly onMeantCategory: (row: ImportRow, text: string, category: string) => void;
  /** Opens a category, which the file means by this text in all of its rows, or which the row names by itself. */
  readonly onNewCategory: (row: ImportRow, name: string, text?: string) => void;
}

export const RowActionsContext = createContext<RowActions | null>(null);

export function useRowActions(): RowActions {
  const actions = use(RowActionsContext);
  if (!actions) throw new Error('Only cells of the rows of an import have actions');
  return actions;
}
