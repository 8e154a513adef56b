import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PictureStore } from '../../kernel/files/picture-store.js';
import { Refusal } from '../../kernel/refusal/refusal.js';
import { Revisions } from '../../kernel/revision/revisions.js';
import type { SpreadsheetLimits } from '../../kernel/spreadsheet/sheet.js';
import { hashOf, type SpreadsheetSource } from '../../kernel/spreadsheet/spreadsheet.source.js';
import { CatalogWriter } from '../catalog-writing/index.js';
import { CatalogueFile } from '../catalog-sheet/index.js';
import { CategoryDirectory, type CategoryReach } from './category-directory.js';
import { importCategories } from './category-import.js';
import { DetailBook } from './detail-book.js';
import { importLeftOverDetails } from './detail-import.js';
import type { ImportRun } from './import-run.js';
import { type ImportResult, ImportTally, type RowOutcome } from './import.result.js';
import { PictureIntake } from './picture-intake.js';
import { ProductImport } from './product-import.js';
import { faultyRow } from './row-outcome.js';
import type { ImportMode } from './row-saving.js';

export type ImportRequest = SpreadsheetSource & {
  /** As it was called where it came from; tells nothing about its kind. */
  fileName: string;
  /** Where pictures lie that the file names without an address. */
  picturesFolder?: string;
  /** Where the category of a product may stand; in the file and the shop, unless said otherwise. */
  reach?: CategoryReach;
  /** Applied, unless said otherwise; a rehearsal reports what would change, and writes nothing. */
  mode?: ImportMode;
  limits?: Partial<SpreadsheetLimits>;
  /** Hears of every row, in order, once it is committed; the next chunk waits for it. */
  onRow?: (outcome: RowOutcome) => void | Promise<void>;
};

/** Brings a spreadsheet into the catalogue. */
@Injectable()
export class ImportService {
  private readonly log = new Logger(ImportService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly writer: CatalogWriter,
    private readonly store: PictureStore,
    private readonly revisions: Revisions,
  ) {}

  /**
   * Reads the file and applies it in chunks, each one transaction. Faulty rows are skipped. Expected failures (no
   * spreadsheet, a broken file) and faults alike are told in the result; what was applied before them stays.
   */
  async importFile(request: ImportRequest): Promise<ImportResult> {
    const run = this.begin(request);
    const told = {
      fileName: request.fileName,
      mode: run.mode,
      fileHash: null as string | null,
      format: null as ImportResult['format'],
    };
    try {
      told.fileHash = await hashOf(request);
      const file = await CatalogueFile.open(request, request.limits);
      told.format = file.format;
      await apply(run, file).finally(() => file.close());
      return run.tally.result(told);
    } catch (error) {
      return run.tally.result(told, this.reasonOf(error));
    }
  }

  private begin(request: ImportRequest): ImportRun {
    const { mode = 'apply', reach = 'file and shop' } = request;
    const { dataSource, store, revisions } = this;
    return {
      dataSource,
      writer: this.writer,
      mode,
      reach,
      directory: new CategoryDirectory([]),
      pictures: new PictureIntake({ dataSource, store, revisions }, request.picturesFolder, mode),
      details: new DetailBook(),
      tally: new ImportTally(request.onRow),
      rehearsedIds: new Set(),
    };
  }

  /** Words for the person at the screen; what a fault really was stands in the log under its reference. */
  private reasonOf(error: unknown): string {
    if (error instanceof Refusal) return error.message;
    const reference = randomBytes(4).toString('hex');
    this.log.error(
      `Import failed, reference ${reference}: ${error instanceof Error ? error.stack : String(error)}`,
    );
    return `beklenmeyen bir hata (başvuru no: ${reference})`;
  }
}

/** Categories first, because products name them; specs and variations wait in the book until their product comes. */
async function apply(run: ImportRun, file: CatalogueFile): Promise<void> {
  run.tally.warn(file.warnings);
  const categories = [];
  for await (const parsed of file.categoryRows()) categories.push(parsed);
  await importCategories(run, categories);
  for await (const { row, ...parsed } of file.detailRows()) {
    if (parsed.problems.length > 0) await run.tally.add(faultyRow('detail', parsed));
    else run.details.add(row, parsed.place);
    if (parsed.problems.length === 0) run.tally.warn(parsed.warnings);
  }
  const products = new ProductImport(run);
  try {
    for await (const parsed of file.productRows()) await products.add(parsed);
  } catch (error) {
    await products.settle();
    throw error;
  }
  await products.finish();
  await importLeftOverDetails(run);
}
