import { type ShownRun } from './run-views';

/** The steps of an import, in their order. */
export type RunStep = 'file' | 'columns' | 'preview' | 'apply' | 'result';

export interface TrackedRun extends Pick<ShownRun, 'status'> {
  readonly appliedAt: string | null;
  /** None until the file was read. */
  readonly sheets: readonly object[];
}

/** Where an import is; one that was stopped or failed before it was applied stays at the step it had come to. */
export function stepOf({ status, appliedAt, sheets }: TrackedRun): RunStep {
  if (status === 'APPLYING') return 'apply';
  if (appliedAt !== null) return 'result';
  return status === 'READY' || sheets.length > 0 ? 'preview' : 'file';
}
