import { useCallback, useEffect, useRef, useState } from 'react';
import { type ProductRow } from '../products.query';
import { type EditableName, isEditable } from './editable-field';

/** A price or stock that is typed into. */
export interface EditedCell {
  readonly id: string;
  readonly name: EditableName;
}

/** Where somebody goes on after a cell: down the column, along the row and into the next one, or nowhere. */
export type CellStep = 'below' | 'above' | 'after' | 'before' | 'none';

const NAMES = ['basePrice', 'stockQuantity'] as const satisfies readonly EditableName[];

/** Which cell of the list is typed into. What is left without a next one gives the focus back to its button. */
export function useCellEditor(rows: readonly ProductRow[]) {
  const [current, setCurrent] = useState<EditedCell>();
  const left = useRef<EditedCell>(undefined);
  useEffect(() => {
    if (current || !left.current) return;
    cellElement(left.current)?.focus({ preventScroll: true });
    left.current = undefined;
  }, [current]);
  const open = useCallback((cell: EditedCell) => setCurrent(cell), []);
  const leave = useCallback(
    (cell: EditedCell, step: CellStep) => {
      const next = step === 'none' ? undefined : neighborOf(cell, step, rows);
      // Where the focus went by a press elsewhere, it stays.
      if (!next && cellElement(cell)?.contains(document.activeElement)) left.current = cell;
      setCurrent((now) => (now?.id === cell.id && now.name === cell.name ? next : now));
    },
    [rows],
  );
  return { current, open, leave };
}

const cellElement = ({ id, name }: EditedCell) =>
  document.querySelector<HTMLElement>(`[data-row="${id}"] [data-editable="${name}"]`);

/** What comes next among the cells that can be typed into; undefined where the list ends. */
export function neighborOf(
  { id, name }: EditedCell,
  step: Exclude<CellStep, 'none'>,
  rows: readonly Pick<ProductRow, 'id' | 'choiceStock'>[],
): EditedCell | undefined {
  const cells = rows.flatMap((row) =>
    NAMES.filter((one) => isEditable(row, one)).map((one) => ({ id: row.id, name: one })),
  );
  const isAlong = step === 'after' || step === 'before';
  const line = isAlong ? cells : cells.filter((cell) => cell.name === name);
  const place = line.findIndex((cell) => cell.id === id && cell.name === name);
  return line[place + (step === 'below' || step === 'after' ? 1 : -1)];
}
