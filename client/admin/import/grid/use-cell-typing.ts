import { type KeyboardEvent, useRef, useState } from 'react';
import { useRowActions } from '../row/row-actions';
import { type ImportRow } from '../row/row.fragment';
import { type CellPlace, columnBeside, placeKey } from './faults';

export const MAX_CELL = 32_767;

interface TypedCell {
  row: ImportRow;
  place: CellPlace;
  cell: { readonly field: string; readonly value: string };
}

/** What is typed into a cell: saved by Enter, Tab and by leaving it, given up by Escape, kept while it is refused. */
export function useCellTyping({ row, place, cell }: TypedCell) {
  const { drafts, correct, onCorrected, onOpen, fields } = useRowActions();
  const key = placeKey(place);
  const [typed, setTyped] = useState(drafts.get(key) ?? cell.value);
  const [refused, setRefused] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isGivenUp = useRef(false);

  const type = (value: string) => {
    drafts.set(key, value);
    setTyped(value);
    setRefused(undefined);
  };

  const giveUp = () => {
    isGivenUp.current = true;
    drafts.delete(key);
    onOpen(undefined);
  };

  /** @param next what is done once it was saved */
  async function save(value: string, next: (changed: ImportRow) => void): Promise<void> {
    if (isBusy || isGivenUp.current) return;
    setIsBusy(true);
    const changed = await correct(row, cell.field, value);
    setIsBusy(false);
    if ('problem' in changed) {
      setRefused(changed.problem);
      return;
    }
    drafts.delete(key);
    next(changed.row);
  }

  const isChanged = typed.trim() !== cell.value;
  const leaveFor = (column: string) => {
    const open = () => onOpen({ number: row.number, column });
    if (isChanged) void save(typed.trim(), open);
    else open();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const beside =
      event.key === 'Tab' ? columnBeside(row, place.column, fields, event.shiftKey ? -1 : 1) : undefined;
    if (event.key !== 'Escape' && beside === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (beside === undefined) giveUp();
    else leaveFor(beside);
  };

  return {
    typed,
    type,
    refused,
    isBusy,
    isChanged,
    onKeyDown,
    save,
    /** Goes on to the next fault, also where nothing was typed. */
    submit: () => {
      if (isChanged) void save(typed.trim(), (changed) => onCorrected(changed, place.column));
      else onCorrected(row, place.column);
    },
    /** What was typed into a cell that is left with the mouse is not lost. */
    onBlur: () => {
      if (isChanged) void save(typed.trim(), () => undefined);
    },
  };
}
