import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { historyActor } from '../../../kernel/actor/history-actor.js';
import { CategoryPaths } from '../planning/category-paths.js';
import { type ImportPlanCounts, ImportItems } from '../rows/import-items.js';
import { ImportOutcomes } from '../rows/import-outcomes.js';
import { ImportRuns } from '../runs/import-runs.js';
import { PictureSummaries } from '../rows/picture-summary.js';
import type { EarlierImport, ImportPictures, ImportUndo } from './import-result.type.js';

const EARLIER = `
  SELECT id, file_name AS "fileName", applied_at AS "appliedAt", status, result FROM import_run
  WHERE file_hash = $1 AND id <> $2 AND applied_at IS NOT NULL AND uploaded_at <= $3
  ORDER BY applied_at DESC LIMIT 1`;

/** Parts of an import that are read only where they are asked for. */
@Injectable()
export class ImportPartsReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: ImportRuns,
    private readonly items: ImportItems,
    private readonly outcomes: ImportOutcomes,
    private readonly paths: CategoryPaths,
    private readonly summaries: PictureSummaries,
  ) {}

  planned(id: string): Promise<ImportPlanCounts> {
    return this.items.counts(this.dataSource, id);
  }

  async undo(id: string): Promise<ImportUndo | null> {
    const { undoStartedAt, undoByKind, undoById, undoFinishedAt } = await this.runs.get(id);
    if (undoStartedAt === null || undoByKind === null) return null;
    return {
      startedAt: undoStartedAt,
      startedBy: historyActor(undoByKind, undoById),
      finishedAt: undoFinishedAt,
      ...(await this.outcomes.undoCounts(this.dataSource, id)),
    };
  }

  async earlier(run: { id: string; fileHash: string; uploadedAt: Date }): Promise<EarlierImport | null> {
    const [found] = await this.dataSource.query<EarlierImport[]>(EARLIER, [
      run.fileHash,
      run.id,
      run.uploadedAt,
    ]);
    return found ?? null;
  }

  categoryPaths(id: string): Promise<string[]> {
    return this.paths.of(id);
  }

  pictures(id: string): Promise<ImportPictures> {
    return this.summaries.of(this.dataSource, id);
  }
}
