import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { historyActor } from '../../../kernel/actor/history-actor.js';
import { CatalogLookup } from '../../catalog/index.js';
import { CategoryDirectory } from '../matching/category-directory.js';
import { type ImportPlanCounts, ImportItems } from '../rows/import-items.js';
import { ImportOutcomes } from '../rows/import-outcomes.js';
import { ImportRuns } from '../runs/import-runs.js';
import { PictureSummaries } from '../picture-requests/picture-summary.js';
import type { EarlierImport, ImportPictures, ImportUndo } from './import-result.type.js';

const EARLIER = `
  SELECT id, file_name AS "fileName", applied_at AS "appliedAt", status, result FROM import_run
  WHERE file_hash = $1 AND id <> $2 AND applied_at IS NOT NULL AND uploaded_at <= $3
  ORDER BY applied_at DESC LIMIT 1`;

const NEW_CATEGORIES = `
  SELECT label FROM import_item WHERE run_id = $1 AND subject = 'category' AND kind = 'new'`;

const { compare: byName } = new Intl.Collator('tr');

/** Parts of an import that are read only where they are asked for. */
@Injectable()
export class ImportPartsReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: ImportRuns,
    private readonly items: ImportItems,
    private readonly outcomes: ImportOutcomes,
    private readonly lookup: CatalogLookup,
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

  async categoryPaths(id: string): Promise<string[]> {
    const categories = await this.lookup.categories(this.dataSource);
    const directory = new CategoryDirectory(categories);
    const shop = categories.filter(({ isArchived }) => !isArchived).map((one) => directory.pathOf(one));
    const file = await this.dataSource.query<{ label: string }[]>(NEW_CATEGORIES, [id]);
    return [...new Set([...shop, ...file.map(({ label }) => label)])].sort(byName);
  }

  pictures(id: string): Promise<ImportPictures> {
    return this.summaries.of(this.dataSource, id);
  }
}
