import { useState } from 'react';
import { type CorrectedRow } from '../grid/row-actions';
import { type ImportRow } from '../row/row.fragment';
import { usePinnedRows } from './use-pinned-rows';
import { useRowChanges } from './use-row-changes';
import { useRowSelection } from './use-row-selection';

interface ListedRows {
  importId: string;
  /** Address of the page that is shown. */
  page: string;
  listed: readonly ImportRow[] | undefined;
}

/** The rows of a page while staff correct them and leave some out: each stays in sight, as it is by then. */
export function useEditedRows({ importId, page, listed }: ListedRows) {
  const changes = useRowChanges(importId);
  const { rows, keep } = usePinnedRows(page, listed);
  const { selection, select, clear } = useRowSelection(page);
  const [problem, setProblem] = useState<string>();

  async function correct(row: ImportRow, field: string, value: string): Promise<CorrectedRow> {
    const changed = await changes.correct(row, field, value);
    if ('row' in changed) keep([changed.row]);
    return changed;
  }

  async function leaveOut(numbers: readonly number[], isLeftOut: boolean): Promise<void> {
    const before = (rows ?? []).filter(({ number }) => numbers.includes(number));
    keep(before.map((row) => ({ ...row, isLeftOut })));
    const refused = await changes.leaveOut(numbers, isLeftOut);
    setProblem(refused);
    if (refused === undefined) clear();
    else keep(before);
  }

  return { rows, selection, select, keep, correct, leaveOut, problem };
}

export type EditedRows = ReturnType<typeof useEditedRows>;
