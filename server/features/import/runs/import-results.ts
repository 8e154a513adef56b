import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ImportItems } from '../rows/import-items.js';
import { ImportOutcomes } from '../rows/import-outcomes.js';
import { IMPORT_TEXTS, type ImportResult } from './import-result.js';
import type { ImportFailure } from './import-run.entity.js';
import type { ImportOutcome } from '../rows/import-row.statuses.js';

/** Why an import ended before its last row; null when somebody cancelled it. */
interface StoppedImport {
  failure: ImportFailure | null;
}

const MAX_ERRORS = 100;

/** Sums up what an import did. */
@Injectable()
export class ImportResults {
  constructor(
    private readonly items: ImportItems,
    private readonly outcomes: ImportOutcomes,
  ) {}

  /** @param stopped given when it ended before its last row */
  async of(reader: EntityManager, runId: string, stopped?: StoppedImport): Promise<ImportResult> {
    const planned = await this.items.counts(reader, runId);
    const counts = await this.outcomes.counts(reader, runId);
    const count = (outcome: ImportOutcome, isCategory?: boolean) =>
      counts
        .filter((row) => row.outcome === outcome && (isCategory ?? row.isCategory) === row.isCategory)
        .reduce((sum, { rows }) => sum + rows, 0);
    const outdated = count('outdated');
    const failed = planned.invalid + count('failed') + outdated;
    const unchanged = planned.unchanged + count('unchanged');
    const applied = count('added') + count('updated');
    const toApply =
      planned.newCategories + planned.changedCategories + planned.newProducts + planned.changedProducts;
    const reached = applied + count('unchanged') + count('failed') + outdated;
    return {
      ...verdictOf({ applied, unchanged, failed }, stopped),
      details: {
        categoriesAdded: count('added', true),
        categoriesUpdated: count('updated', true),
        productsAdded: count('added', false),
        productsUpdated: count('updated', false),
        unchanged,
        skipped: planned.leftOut + Math.max(0, toApply - reached),
        failed,
        outdated,
        errors: await this.errorsOf(reader, runId),
        warnings: planned.withWarnings,
      },
    };
  }

  /** Of rows that could not be read first, then of those that could not be saved. */
  private async errorsOf(reader: EntityManager, runId: string) {
    const unread = await this.items.problems(reader, runId, MAX_ERRORS);
    const unsaved = await this.outcomes.errors(reader, runId, MAX_ERRORS);
    return [...unread, ...unsaved].slice(0, MAX_ERRORS);
  }
}

/** Where no row is in the shop as the file has it, the first errors say why. */
function verdictOf(
  { applied, unchanged, failed }: { applied: number; unchanged: number; failed: number },
  stopped?: StoppedImport,
): Omit<ImportResult, 'details'> {
  if (stopped?.failure) return { success: false, status: 'failed', message: stopped.failure.message };
  if (stopped) {
    return { success: false, status: applied > 0 ? 'partial' : 'failed', message: IMPORT_TEXTS.stopped };
  }
  if (failed > 0 && applied + unchanged === 0) {
    return { success: false, status: 'failed', message: IMPORT_TEXTS.failed('hiçbir satır uygulanamadı') };
  }
  return { success: true, status: failed > 0 ? 'partial' : 'complete', message: IMPORT_TEXTS.succeeded };
}
