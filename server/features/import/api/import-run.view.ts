import { historyActor } from '../../../kernel/actor/history-actor.js';
import type { JobRecord } from '../../../kernel/jobs/job.js';
import { paceOf } from '../../../kernel/jobs/job.pace.js';
import type { ImportRunEntity } from '../runs/import-run.entity.js';
import type { StoredHeading, StoredSheet } from '../rows/import-sheet.js';
import { isAssigned } from '../planning/sheet-kinds.js';
import type { AssignedHeading } from '../../catalog/index.js';
import { canUndo } from './import-possibilities.js';
import type { ImportFormat, ImportSheet } from './import-sheet.type.js';
import type { ImportRun } from './import-run.type.js';

/** What an import shows of itself; the rest is read only where it is asked for. */
export type ImportRunView = Omit<ImportRun, 'planned' | 'undo' | 'earlier' | 'categoryPaths' | 'pictures'>;

/** @param job the one that runs or waits */
export function toRunView(
  run: ImportRunEntity,
  { job, remembered, now }: { job: JobRecord | null; remembered: readonly AssignedHeading[]; now: Date },
): ImportRunView {
  return {
    id: run.id,
    fileName: run.fileName,
    fileHash: run.fileHash,
    fileBytes: run.fileBytes,
    uploadedAt: run.uploadedAt,
    uploadedBy: historyActor(run.uploadedByKind, run.uploadedById),
    supplier: run.supplier,
    status: run.status,
    version: run.version,
    options: run.options,
    format: formatOf(run),
    sheets: run.sheets.map((sheet) => toSheet(sheet, [...remembered, ...run.headings])),
    warnings: run.warnings,
    progress: job && paceOf(job, now),
    result: run.result,
    failure: run.failure?.message ?? null,
    appliedAt: run.appliedAt,
    appliedBy: run.appliedByKind && historyActor(run.appliedByKind, run.appliedById),
    finishedAt: run.finishedAt,
    canApply: run.status === 'ready',
    canUndo: canUndo(run),
    isKept: run.isKept,
    jobId: run.jobId,
  };
}

function formatOf({ format, isRead }: ImportRunEntity): ImportFormat | null {
  if (format === null || !isRead) return null;
  const { file, numberStyle } = format;
  const text = file.kind === 'csv' ? file : null;
  return {
    kind: file.kind,
    encoding: text?.encoding ?? null,
    delimiter: text?.delimiter ?? null,
    numberStyle,
  };
}

/** Imports from before there were samples have none. */
type RecordedHeading = Omit<StoredHeading, 'match' | 'samples'> & Partial<StoredHeading>;

function toSheet(
  { position, name, kind, rowCount, headings, missingHeadings }: StoredSheet,
  assigned: readonly AssignedHeading[],
): ImportSheet {
  return {
    position,
    name,
    kind,
    rowCount,
    headings: headings.map(({ match = null, samples = [], ...heading }: RecordedHeading) => ({
      ...heading,
      match,
      samples,
      isAssigned: isAssigned({ kind }, heading.heading, assigned),
    })),
    missingHeadings,
  };
}
