import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SYSTEM } from '../../kernel/actor/actor.js';
import type { Cause } from '../../kernel/actor/cause.js';
import { PictureStore } from '../../kernel/files/picture-store.js';
import { Refusal } from '../../kernel/refusal/refusal.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import type { SpreadsheetLimits } from '../../kernel/spreadsheet/sheet.js';
import { hashOf, type SpreadsheetSource } from '../../kernel/spreadsheet/spreadsheet.source.js';
import { CatalogFile, CatalogWriter } from '../catalog/index.js';
import { CategoryDirectory, type CategoryScope } from './category-directory.js';
import { importCategories } from './category-import.js';
import { DetailIndex } from './detail-index.js';
import { importRemainingDetails } from './detail-import.js';
import type { ImportRun } from './import-run.js';
import { type ImportResult, ImportResultBuilder, type RowOutcome } from './import.result.js';
import { PictureLoader } from './picture-loader.js';
import { ProductImport } from './product-import.js';
import { failedRow } from './row-outcome.js';
import type { ImportMode } from './row-saving.js';

export type ImportRequest = SpreadsheetSource & {
  /** The original name; the kind is detected from the content. */
  fileName: string;
  /** Folder of the pictures that the file names without a URL. */
  picturesFolder?: string;
  /** Where categories of products are looked up; default: in the file and the shop. */
  scope?: CategoryScope;
  /** Default: `apply`. A dry run reports what would change and writes nothing. */
  mode?: ImportMode;
  limits?: Partial<SpreadsheetLimits>;
  /** Who imports, and in which request; default: the system. */
  cause?: Cause;
  /** Called for each row, in order, after its commit; the next chunk waits for it. */
  onRow?: (outcome: RowOutcome) => void | Promise<void>;
};

/** Imports a spreadsheet into the catalog. */
@Injectable()
export class ImportService {
  private readonly log = new Logger(ImportService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly writer: CatalogWriter,
    private readonly store: PictureStore,
    private readonly dataVersions: DataVersions,
  ) {}

  /**
   * Reads the file and applies it in chunks, one transaction each. Rows with errors are skipped. The result reports
   * expected failures (not a spreadsheet, a broken file) and unexpected errors alike; chunks applied before them stay.
   */
  async importFile(request: ImportRequest): Promise<ImportResult> {
    const run = this.startRun(request);
    const summary = {
      fileName: request.fileName,
      mode: run.mode,
      fileHash: null as string | null,
      format: null as ImportResult['format'],
    };
    try {
      summary.fileHash = await hashOf(request);
      const file = await CatalogFile.open(request, request.limits);
      summary.format = file.format;
      await apply(run, file).finally(() => file.close());
      return run.results.build(summary);
    } catch (error) {
      return run.results.build(summary, this.reasonOf(error));
    }
  }

  private startRun(request: ImportRequest): ImportRun {
    const { mode = 'apply', scope = 'file and shop' } = request;
    const cause = request.cause ?? { actor: SYSTEM, requestId: `import-${randomUUID()}` };
    const { dataSource, store, dataVersions } = this;
    return {
      dataSource,
      writer: this.writer,
      mode,
      scope,
      cause,
      directory: new CategoryDirectory([]),
      pictures: new PictureLoader({ dataSource, store, dataVersions }, request.picturesFolder, mode),
      details: new DetailIndex(),
      results: new ImportResultBuilder(request.onRow),
      dryRunIds: new Set(),
    };
  }

  /** The message for people; unexpected errors are logged under the reference in the message. */
  private reasonOf(error: unknown): string {
    if (error instanceof Refusal) return error.message;
    const reference = randomBytes(4).toString('hex');
    this.log.error(
      `Import failed, reference ${reference}: ${error instanceof Error ? error.stack : String(error)}`,
    );
    return `beklenmeyen bir hata (başvuru no: ${reference})`;
  }
}

/** Categories first, because products name them; specs and variations are indexed until their product is read. */
async function apply(run: ImportRun, file: CatalogFile): Promise<void> {
  run.results.warn(file.warnings);
  const categories = [];
  for await (const parsed of file.categoryRows()) categories.push(parsed);
  await importCategories(run, categories);
  for await (const { row, ...parsed } of file.detailRows()) {
    if (parsed.problems.length > 0) await run.results.add(failedRow('detail', parsed));
    else run.details.add(row, parsed.place);
    if (parsed.problems.length === 0) run.results.warn(parsed.warnings);
  }
  const products = new ProductImport(run);
  try {
    for await (const parsed of file.productRows()) await products.add(parsed);
  } catch (error) {
    await products.waitForSaving();
    throw error;
  }
  await products.finish();
  await importRemainingDetails(run);
}
