import { Logger } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal/refusal.js';
import type { CatalogWriter } from '../catalog-writing/index.js';
import { type Place, type RowProblem, rowProblem } from '../catalog-sheet/index.js';
import type { RowOutcome } from './import.result.js';

const log = new Logger('Import');

/** What the catalogue did with a row. */
type SavedCategory = Awaited<ReturnType<CatalogWriter['saveCategory']>>;
export type SavedProduct = Awaited<ReturnType<CatalogWriter['saveProduct']>>;

const OUTCOMES = { created: 'added', changed: 'updated', unchanged: 'unchanged' } as const;

/** A row as far as its outcome is concerned. */
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

export function faultyRow(
  subject: RowOutcome['subject'],
  { place, problems, warnings }: OutcomeRow,
  ...more: RowProblem[]
): RowOutcome {
  const all = [...problems, ...more];
  return { ...place, subject, outcome: 'faulty', before: null, after: null, problems: all, warnings };
}

/** The catalogue's text for a row that could not be saved, with the shop's reason where it gave one. */
export function notSaved(place: Place, message: string, error: unknown): RowProblem {
  if (error instanceof Refusal) return rowProblem(place, message, { advice: error.message });
  log.warn(`${place.sheet}, row ${place.rowNumber} was not saved: ${String(error)}`);
  return rowProblem(place, message);
}
