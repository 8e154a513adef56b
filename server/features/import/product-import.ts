import type { ImportRun } from './import-run.js';
import { type ParsedRow, type ProductRow, type RowProblem, rowProblem } from '../catalog/index.js';
import { IMPORT_TEXTS, type RowOutcome } from './import.result.js';
import { type ProductToSave, saveChunk } from './product-chunk.js';
import { Claims } from './product-matching.js';
import { failedRow, notSaved } from './row-outcome.js';
import { inTransaction, saveTogether } from './row-saving.js';

/** Rows per transaction: large enough to be fast, small enough not to block other writers. */
export const CHUNK_ROWS = 500;
const PICTURE_ROWS_IN_PARALLEL = 4;

type Outcomes = Map<ProductToSave, RowOutcome>;

/** Applies product rows in chunks, each one transaction. While one is saved, the rows of the next are read. */
export class ProductImport {
  private waiting: ProductToSave[] = [];
  private saving: Promise<void> = Promise.resolve();
  private readonly claims = new Claims();

  constructor(private readonly run: ImportRun) {}

  async add(parsed: ParsedRow<ProductRow>): Promise<void> {
    this.waiting.push(this.inCategory(parsed));
    if (this.waiting.length === CHUNK_ROWS) await this.saveWaiting();
  }

  /** Saves the remaining rows. */
  async finish(): Promise<void> {
    await this.saveWaiting();
    await this.saving;
  }

  /** Waits for the chunk being saved; rows after it are dropped. */
  async waitForSaving(): Promise<void> {
    await this.saving;
  }

  private async saveWaiting(): Promise<void> {
    await this.saving;
    const rows = this.waiting;
    this.waiting = [];
    this.saving = this.apply(rows);
    // The next await of `saving` reports the failure; this only prevents an unhandled rejection.
    this.saving.catch(() => undefined);
  }

  /** Adds the outcomes in row order. */
  private async apply(chunk: readonly ProductToSave[]): Promise<void> {
    const rows = await this.withPictures(chunk);
    const outcomes = await this.save(rows.filter(({ problems }) => problems.length === 0));
    for (const row of rows) {
      this.run.details.remove(row.row.sku);
      await this.run.results.add(outcomes.get(row) ?? failedRow('product', row));
    }
  }

  private inCategory(parsed: ParsedRow<ProductRow>): ProductToSave {
    const { category: text } = parsed.row;
    const found = text === '' ? undefined : this.run.directory.find(text, this.run.scope);
    if (found?.isAmbiguous) {
      const chosen = `«${text}» adında birden çok kategori var, «${this.run.directory.pathOf(found.category)}» seçildi`;
      const warning = rowProblem(parsed.place, chosen, { columns: ['Kategori'] });
      return { ...parsed, categoryId: found.category.id, warnings: [...parsed.warnings, warning] };
    }
    if (found) return { ...parsed, categoryId: found.category.id };
    const problems = text === '' ? parsed.problems : [...parsed.problems, this.unknownCategory(parsed)];
    return { ...parsed, categoryId: '', problems };
  }

  private unknownCategory({ row, place }: ParsedRow<ProductRow>): RowProblem {
    const nearest = this.run.directory.nearest(row.category);
    const advice = nearest && `En yakın: ${nearest}`;
    return rowProblem(place, IMPORT_TEXTS.categoryUnknown(row.category), { columns: ['Kategori'], advice });
  }

  /** Runs before the transaction begins: loading a picture takes longer than saving a product. */
  private async withPictures(rows: readonly ProductToSave[]): Promise<ProductToSave[]> {
    const loaded: ProductToSave[] = [];
    for (let index = 0; index < rows.length; index += PICTURE_ROWS_IN_PARALLEL) {
      const group = rows.slice(index, index + PICTURE_ROWS_IN_PARALLEL);
      loaded.push(...(await Promise.all(group.map((row) => this.withPicturesOf(row)))));
    }
    return loaded;
  }

  private async withPicturesOf(parsed: ProductToSave): Promise<ProductToSave> {
    if (parsed.row.pictures.length === 0 || parsed.problems.length > 0) return parsed;
    const { pictures, warnings } = await this.run.pictures.load(parsed.row.pictures, parsed.place);
    return { ...parsed, pictures, warnings: [...parsed.warnings, ...warnings] };
  }

  private async save(rows: readonly ProductToSave[]): Promise<Outcomes> {
    const outcomes: Outcomes = new Map();
    await saveTogether(
      rows,
      async (part) => {
        const chunk = await inTransaction(this.run.dataSource, this.run.mode, (transaction) =>
          saveChunk(this.run, transaction, part, this.claims),
        );
        this.claims.absorb(chunk.claims);
        for (const sku of chunk.skus) this.run.details.remove(sku);
        for (const [row, outcome] of chunk.outcomes) outcomes.set(row, outcome);
      },
      (row, error) => {
        const problem = notSaved(row.place, IMPORT_TEXTS.productNotSaved, error);
        outcomes.set(row, failedRow('product', row, problem));
      },
    );
    return outcomes;
  }
}
