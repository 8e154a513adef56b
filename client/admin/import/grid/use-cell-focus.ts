import { useState } from 'react';
import { type ImportRow } from '../row/row.fragment';
import { type CellPlace, invalidCellsOf, nextInvalidCell } from './invalid-cells';
import { type GridFields } from './grid-fields';
import { NAME_COLUMN } from './row-cell';

interface GridRows {
  rows: readonly ImportRow[] | undefined;
  fields: GridFields;
  /** The row that was corrected when the file had to be compared anew, if any: one goes on from there. */
  resume: number | undefined;
}

/** Which cell is worked on: one that is opened, then the next that is wrong. */
export function useCellFocus({ rows, fields, resume }: GridRows) {
  const [{ open, left }, setPlace] = useState<{ open?: CellPlace; left?: CellPlace }>({});
  const onOpen = (place: CellPlace | undefined) =>
    setPlace(place ? { open: place } : open ? { left: open } : {});
  const invalidCells = invalidCellsOf(rows ?? [], fields);
  const goTo = (from: CellPlace, isBackwards = false) => {
    const next = nextInvalidCell(invalidCells, from, fields, isBackwards);
    if (next) setPlace({ open: next });
  };
  // Once, with the first rows that are shown.
  const [isResumed, setResumed] = useState(false);
  if (!isResumed && rows && rows.length > 0) {
    setResumed(true);
    if (resume !== undefined) goTo({ number: resume - 1, column: NAME_COLUMN });
  }
  return {
    open,
    left,
    onOpen,
    invalidCells,
    onPrevious: () => goTo(open ?? START, true),
    onSkip: (place: CellPlace) => goTo(place),
    onNext: () => goTo(open ?? START),
    /** @param changed as it is by then: the rows that are shown may be older */
    onCorrected: (changed: ImportRow, column: string) => {
      const place = { number: changed.number, column };
      const now = invalidCellsOf(
        (rows ?? []).map((row) => (row.number === changed.number ? changed : row)),
        fields,
      );
      const isStillWrong = now.some((cell) => cell.number === place.number && cell.column === column);
      const next = isStillWrong ? place : nextInvalidCell(now, place, fields);
      setPlace(next ? { open: next } : { left: place });
    },
  };
}

/** Before the first row. */
const START: CellPlace = { number: 0, column: NAME_COLUMN };
