import { createContext, use } from 'react';
import { type ImportRow } from './row.fragment';

/** What the cells of the table can do; the columns themselves never change, so that their cells stay mounted. */
interface RowActions {
  /** Whether the rows can still be corrected and left out. */
  readonly isEditable: boolean;
  /** Texts that were typed and not saved, by row and field: they survive another page of the list. */
  readonly drafts: Map<string, string>;
  /** The row stays in sight from now on, whatever becomes of it. */
  readonly onEdit: (row: ImportRow) => void;
  /** Resolves with why the cell was not corrected, or with undefined when it was. */
  readonly correct: (row: ImportRow, field: string, value: string) => Promise<string | undefined>;
  /** The file means this category of the shop by this text, in all of its rows. */
  readonly onMeantCategory: (text: string, category: string) => void;
  readonly onLeaveOut: (rows: readonly ImportRow[], isLeftOut: boolean) => void;
}

export const RowActionsContext = createContext<RowActions | null>(null);

export function useRowActions(): RowActions {
  const actions = use(RowActionsContext);
  if (!actions) throw new Error('Only cells of the rows of an import have actions');
  return actions;
}
