import { type PanelImport } from './run.query';
import { type RowsState } from '../rows/rows-state';

/** Whether a file was read, and is not applied or being worked on: its columns can be assigned. */
export function canBeMapped({ status, appliedAt, isKept, sheets }: PanelImport): boolean {
  const isAtRest = status === 'READY' || status === 'FAILED' || status === 'CANCELLED';
  return isKept && isAtRest && appliedAt === null && sheets.some(({ headings }) => headings.length > 0);
}

/** Whether the columns of a file come before its preview: staff ask for them, or something that it must have is missing. */
export function needsColumns(run: PanelImport, step: RowsState['step']): boolean {
  if (!canBeMapped(run) || step === 'PREVIEW') return false;
  if (step === 'COLUMNS') return true;
  return run.status === 'READY'
    ? run.sheets.some(({ missingHeadings }) => missingHeadings.length > 0)
    : run.status === 'FAILED' && run.sheets.every(({ kind }) => kind === null);
}
