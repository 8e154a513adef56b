import type { CatalogFile, CategorySnapshot, Place, ProductSnapshot, RowProblem } from '../catalog/index.js';
import type { ImportMode } from './row-saving.js';

/** Messages of the import, worded as in the specification; errors within a row come from the sheet parser. */
export const IMPORT_TEXTS = {
  succeeded: 'Excel dosyası başarıyla işlendi!',
  failed: (reason: string) => `Excel dosyası işlenirken hata oluştu: ${reason}`,
  categoryNotSaved: 'Kategori eklenirken hata',
  categoryUnknown: (category: string) => `Ürün için kategori bulunamadı: ${category}`,
  productNotSaved: 'Ürün eklenirken hata',
  productArchived: 'Ürün arşivde; satışa çıkması için arşivden çıkarılmalı',
  categoryArchived: 'Kategori arşivde; satışa çıkması için arşivden çıkarılmalı',
} as const;

/** Problems and row outcomes beyond these limits are only counted. */
const MAX_PROBLEMS = 1000;
const MAX_ROWS = 1000;

/** The result of one row. */
export interface RowOutcome extends Place {
  /** `detail`: specs and variations of a product that has no row in the file. */
  subject: 'category' | 'product' | 'detail';
  outcome: 'added' | 'updated' | 'unchanged' | 'failed';
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
  /** Rows that equal what the shop already has. */
  unchanged: number;
  /** Rows with errors. */
  failed: number;
  errors: RowProblem[];
  errorCount: number;
  warnings: RowProblem[];
  warningCount: number;
}

export interface ImportResult {
  /** False when the file could not be read to its end; rows applied before stay. */
  success: boolean;
  /** `partial`: rows failed. */
  status: 'complete' | 'partial' | 'failed';
  message: string;
  fileName: string;
  /** SHA-256 of the bytes, hexadecimal; null when they could not be read. */
  fileHash: string | null;
  mode: ImportMode;
  /** Null when the file is not a catalog. */
  format: CatalogFile['format'] | null;
  details: ImportDetails;
  /** The first 1,000 outcomes; pass `onRow` to receive all of them. */
  rows: RowOutcome[];
  rowCount: number;
}

const COUNTED = {
  category: { added: 'categoriesAdded', updated: 'categoriesUpdated' },
  product: { added: 'productsAdded', updated: 'productsUpdated' },
  detail: { added: 'productsAdded', updated: 'productsUpdated' },
} as const;

/** Counts the outcomes of a run and builds its result; memory is bounded whatever the length of the file. */
export class ImportResultBuilder {
  private readonly details: ImportDetails = {
    categoriesAdded: 0,
    categoriesUpdated: 0,
    productsAdded: 0,
    productsUpdated: 0,
    unchanged: 0,
    failed: 0,
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
    this.addErrors(row.problems);
    this.warn(row.warnings);
    this.rowCount += 1;
    if (this.rows.length < MAX_ROWS) this.rows.push(row);
    await this.onRow?.(row);
  }

  warn(warnings: readonly RowProblem[]): void {
    this.details.warningCount += warnings.length;
    this.details.warnings.push(...warnings.slice(0, MAX_PROBLEMS - this.details.warnings.length));
  }

  /** Builds the result; `failure` is the reason when the file was not read to its end. */
  build(
    run: Pick<ImportResult, 'fileName' | 'fileHash' | 'mode' | 'format'>,
    failure?: string,
  ): ImportResult {
    const { details, rows, rowCount } = this;
    if (failure !== undefined) {
      const message = IMPORT_TEXTS.failed(failure);
      return { success: false, status: 'failed', message, ...run, details, rows, rowCount };
    }
    const status = details.failed > 0 ? 'partial' : 'complete';
    return { success: true, status, message: IMPORT_TEXTS.succeeded, ...run, details, rows, rowCount };
  }

  private count({ subject, outcome }: RowOutcome): void {
    if (outcome === 'failed') this.details.failed += 1;
    else if (outcome === 'unchanged') this.details.unchanged += 1;
    else this.details[COUNTED[subject][outcome]] += 1;
  }

  private addErrors(problems: readonly RowProblem[]): void {
    this.details.errorCount += problems.length;
    this.details.errors.push(...problems.slice(0, MAX_PROBLEMS - this.details.errors.length));
  }
}
