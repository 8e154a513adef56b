import { useRowActions } from './row-actions';
import { type ImportRow } from '../row/row.fragment';
import { CategoryEditor } from './category-editor';
import { CellButton } from './cell-button';
import { CellEditor } from './cell-editor';
import { CellMessages } from './cell-messages';
import { ChoiceEditor } from './choice-editor';
import { placeKey } from './invalid-cells';
import { rowCell } from './row-cell';

interface GridCellProps {
  row: ImportRow;
  /** A heading, or `NAME_COLUMN`. */
  column: string;
}

/** A cell of a row: what it holds and changes, or while it is worked on the field and what is wrong with it. */
export function GridCell({ row, column }: GridCellProps) {
  const { fields, open, isEditable } = useRowActions();
  const found = rowCell(row, column, fields);
  const { cell } = found;
  const place = { number: row.number, column };
  if (open === undefined || placeKey(open) !== placeKey(place)) {
    return <CellButton row={row} place={place} found={found} />;
  }
  if (!isEditable || cell === null) return <CellMessages place={place} row={row} found={found} />;
  const editor = { row, place, cell, found };
  if (cell.field === 'category') return <CategoryEditor key={cell.value} {...editor} />;
  const choices = fields.fields.find(({ header }) => header === column)?.choices ?? [];
  if (choices.length > 0) return <ChoiceEditor key={cell.value} {...editor} choices={choices} />;
  return <CellEditor key={cell.value} {...editor} />;
}
