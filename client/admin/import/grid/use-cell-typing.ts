import { type KeyboardEvent, useRef, useState } from 'react';
import { useRowActions } from './row-actions';
import { type ImportRow } from '../row/row.fragment';
import { type CellPlace, columnBeside, placeKey } from './invalid-cells';

export const MAX_CELL = 32_767;

interface TypedCell {
  row: ImportRow;
  place: CellPlace;
  cell: { readonly field: string; readonly value: string };
}

/** What is typed into a cell: saved by Enter, Tab and by leaving it, given up by Escape, kept while it is refused. */
export function useCellTyping({ row, place, cell }: TypedCell) {
  const { drafts, correct, onCorrected, onSkip, onOpen, fields } = useRowActions();
  const key = placeKey(place);
  const [typed, setTyped] = useState(drafts.get(key) ?? cell.value);
  const [refused, setRefused] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  // Saved or given up: leaving the field says nothing any more.
  const isDone = useRef(false);

  const type = (value: string) => {
    drafts.set(key, value);
    setTyped(value);
    setRefused(undefined);
  };

  /** @param next what is done once it was saved */
  async function save(value: string, next: (changed: ImportRow) => void): Promise<void> {
    if (isBusy || isDone.current) return;
    setIsBusy(true);
    const changed = await correct(row, cell.field, value);
    setIsBusy(false);
    if ('problem' in changed) {
      setRefused(changed.problem);
      return;
    }
    isDone.current = true;
    drafts.delete(key);
    next(changed.row);
  }

  const isChanged = typed.trim() !== cell.value;
  const goTo = (column: string) => {
    if (isChanged) void save(typed.trim(), () => onOpen({ ...place, column }));
    else onOpen({ ...place, column });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const beside =
      event.key === 'Tab' ? columnBeside(row, place.column, fields, event.shiftKey ? -1 : 1) : undefined;
    if (event.key !== 'Escape' && beside === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (beside !== undefined) goTo(beside);
    else {
      isDone.current = true;
      drafts.delete(key);
      onOpen(undefined);
    }
  };

  return {
    typed,
    type,
    refused,
    isBusy,
    isChanged,
    onKeyDown,
    save,
    /** Goes on to the next invalid cell, also where nothing was typed. */
    submit: () => {
      if (isChanged) void save(typed.trim(), (changed) => onCorrected(changed, place.column));
      else onSkip(place);
    },
    /** What was typed into a cell that is left with the mouse is not lost. */
    onBlur: () => {
      if (isChanged) void save(typed.trim(), () => undefined);
    },
  };
}
