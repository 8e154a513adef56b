import { Logger } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal/refusal.js';
import { type CatalogWriter, type Place, type RowProblem, rowProblem } from '../catalog/index.js';
import type { RowOutcome } from './import.result.js';

const log = new Logger('Import');

/** What the catalog did with a row. */
type SavedCategory = Awaited<ReturnType<CatalogWriter['saveCategory']>>;
export type SavedProduct = Awaited<ReturnType<CatalogWriter['saveProduct']>>;

const OUTCOMES = { created: 'added', changed: 'updated', unchanged: 'unchanged' } as const;

/** The parts of a row that its outcome needs. */
interface OutcomeRow {
  place: Place;
  problems: RowProblem[];
  warnings: RowProblem[];
}

export function savedRow(
  subject: RowOutcome['subject'],
  { place, warnings }: OutcomeRow,
  { outcome, before, after }: SavedCategory | SavedProduct,
): RowOutcome {
  return { ...place, subject, outcome: OUTCOMES[outcome], before, after, problems: [], warnings };
}

export function failedRow(
  subject: RowOutcome['subject'],
  { place, problems, warnings }: OutcomeRow,
  ...more: RowProblem[]
): RowOutcome {
  const all = [...problems, ...more];
  return { ...place, subject, outcome: 'failed', before: null, after: null, problems: all, warnings };
}

/** The problem of a row that could not be saved, with the message of the refusal if there is one. */
export function notSaved(place: Place, message: string, error: unknown): RowProblem {
  if (error instanceof Refusal) return rowProblem(place, message, { advice: error.message });
  log.warn(`${place.sheet}, row ${place.rowNumber} was not saved: ${String(error)}`);
  return rowProblem(place, message);
}
