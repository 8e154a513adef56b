import type { CategorySnapshot, ProductSnapshot } from '../catalog-writing/index.js';
import type { CatalogueFile, Place, RowProblem } from '../catalog-sheet/index.js';
import type { ImportMode } from './row-saving.js';

/** The catalogue of errors of the import, word for word; what a row lacks, the sheet itself tells. */
export const IMPORT_TEXTS = {
  succeeded: 'Excel dosyası başarıyla işlendi!',
  failed: (reason: string) => `Excel dosyası işlenirken hata oluştu: ${reason}`,
  categoryNotSaved: 'Kategori eklenirken hata',
  categoryUnknown: (category: string) => `Ürün için kategori bulunamadı: ${category}`,
  productNotSaved: 'Ürün eklenirken hata',
} as const;

/** How many problems, and how many row outcomes, a result carries; what is beyond is counted. */
const KEPT_PROBLEMS = 1000;
const KEPT_ROWS = 1000;

/** What became of one row. */
export interface RowOutcome extends Place {
  /** `detail` is a row of the sheets of specs and variations that no product row took along. */
  subject: 'category' | 'product' | 'detail';
  outcome: 'added' | 'updated' | 'unchanged' | 'faulty';
  before: CategorySnapshot | ProductSnapshot | null;
  after: CategorySnapshot | ProductSnapshot | null;
  problems: RowProblem[];
  warnings: RowProblem[];
}

interface ImportDetails {
  categoriesAdded: number;
  categoriesUpdated: number;
  productsAdded: number;
  productsUpdated: number;
  /** Rows that say what the shop has already. */
  unchanged: number;
  /** Rows with a fault. */
  skipped: number;
  errors: RowProblem[];
  errorCount: number;
  warnings: RowProblem[];
  warningCount: number;
}

export interface ImportResult {
  /** False when the file could not be read to its end; what was applied until then stays. */
  success: boolean;
  /** `partial`: rows were skipped. */
  status: 'complete' | 'partial' | 'failed';
  message: string;
  fileName: string;
  /** SHA-256 of the bytes, hexadecimal; nothing when they could not be had. */
  fileHash: string | null;
  mode: ImportMode;
  /** Nothing when the file is no catalogue. */
  format: CatalogueFile['format'] | null;
  details: ImportDetails;
  /** The first outcomes; ask for `onRow` to get all of them. */
  rows: RowOutcome[];
  rowCount: number;
}

const COUNTED = {
  category: { added: 'categoriesAdded', updated: 'categoriesUpdated' },
  product: { added: 'productsAdded', updated: 'productsUpdated' },
  detail: { added: 'productsAdded', updated: 'productsUpdated' },
} as const;

/** Counts the outcomes of a run. Whatever the file's length, it holds a bounded number of them. */
export class ImportTally {
  private readonly details: ImportDetails = {
    categoriesAdded: 0,
    categoriesUpdated: 0,
    productsAdded: 0,
    productsUpdated: 0,
    unchanged: 0,
    skipped: 0,
    errors: [],
    errorCount: 0,
    warnings: [],
    warningCount: 0,
  };
  private readonly rows: RowOutcome[] = [];
  private rowCount = 0;

  constructor(private readonly onRow?: (outcome: RowOutcome) => void | Promise<void>) {}

  async add(row: RowOutcome): Promise<void> {
    this.count(row);
    this.blame(row.problems);
    this.warn(row.warnings);
    this.rowCount += 1;
    if (this.rows.length < KEPT_ROWS) this.rows.push(row);
    await this.onRow?.(row);
  }

  warn(warnings: readonly RowProblem[]): void {
    this.details.warningCount += warnings.length;
    this.details.warnings.push(...warnings.slice(0, KEPT_PROBLEMS - this.details.warnings.length));
  }

  /** The result, with the reason why the file was not read to its end, if it was not. */
  result(
    run: Pick<ImportResult, 'fileName' | 'fileHash' | 'mode' | 'format'>,
    failure?: string,
  ): ImportResult {
    const { details, rows, rowCount } = this;
    if (failure !== undefined) {
      const message = IMPORT_TEXTS.failed(failure);
      return { success: false, status: 'failed', message, ...run, details, rows, rowCount };
    }
    const status = details.skipped > 0 ? 'partial' : 'complete';
    return { success: true, status, message: IMPORT_TEXTS.succeeded, ...run, details, rows, rowCount };
  }

  private count({ subject, outcome }: RowOutcome): void {
    if (outcome === 'faulty') this.details.skipped += 1;
    else if (outcome === 'unchanged') this.details.unchanged += 1;
    else this.details[COUNTED[subject][outcome]] += 1;
  }

  private blame(problems: readonly RowProblem[]): void {
    this.details.errorCount += problems.length;
    this.details.errors.push(...problems.slice(0, KEPT_PROBLEMS - this.details.errors.length));
  }
}
