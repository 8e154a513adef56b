import type { ImportRun } from './import-run.js';
import { type ParsedRow, type ProductRow, type RowProblem, rowProblem } from '../catalog-sheet/index.js';
import { IMPORT_TEXTS, type RowOutcome } from './import.result.js';
import { type ProductToSave, saveChunk } from './product-chunk.js';
import { Claims } from './product-matching.js';
import { faultyRow, notSaved } from './row-outcome.js';
import { inTransaction, saveTogether } from './row-saving.js';

/** Rows that are one transaction: long enough to be fast, short enough to let other writers in. */
export const CHUNK_ROWS = 500;
const ROWS_WITH_PICTURES_AT_ONCE = 4;

type Outcomes = Map<ProductToSave, RowOutcome>;

/** Applies product rows in chunks, each one transaction. While one is saved, the rows of the next are read. */
export class ProductImport {
  private waiting: ProductToSave[] = [];
  private saving: Promise<void> = Promise.resolve();
  private readonly claims = new Claims();

  constructor(private readonly run: ImportRun) {}

  async add(parsed: ParsedRow<ProductRow>): Promise<void> {
    this.waiting.push(this.inCategory(parsed));
    if (this.waiting.length === CHUNK_ROWS) await this.handOver();
  }

  /** Saves what waits still. */
  async finish(): Promise<void> {
    await this.handOver();
    await this.saving;
  }

  /** Waits for the chunk that is being saved; the rows after it are forgotten. */
  async settle(): Promise<void> {
    await this.saving;
  }

  private async handOver(): Promise<void> {
    await this.saving;
    const rows = this.waiting;
    this.waiting = [];
    this.saving = this.apply(rows);
    // Whoever waits next is told; until then the failure is nobody's.
    this.saving.catch(() => undefined);
  }

  /** Tells the outcomes in the order of the rows. */
  private async apply(chunk: readonly ProductToSave[]): Promise<void> {
    const rows = await this.withPictures(chunk);
    const outcomes = await this.save(rows.filter(({ problems }) => problems.length === 0));
    for (const row of rows) {
      this.run.details.close(row.row.sku);
      await this.run.tally.add(outcomes.get(row) ?? faultyRow('product', row));
    }
  }

  private inCategory(parsed: ParsedRow<ProductRow>): ProductToSave {
    const { category: text } = parsed.row;
    const found = text === '' ? undefined : this.run.directory.find(text, this.run.reach);
    if (found?.isOneOfMany) {
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

  /** Before the transaction begins: taking a picture in costs more than saving a product. */
  private async withPictures(rows: readonly ProductToSave[]): Promise<ProductToSave[]> {
    const taken: ProductToSave[] = [];
    for (let index = 0; index < rows.length; index += ROWS_WITH_PICTURES_AT_ONCE) {
      const group = rows.slice(index, index + ROWS_WITH_PICTURES_AT_ONCE);
      taken.push(...(await Promise.all(group.map((row) => this.withPicturesOf(row)))));
    }
    return taken;
  }

  private async withPicturesOf(parsed: ProductToSave): Promise<ProductToSave> {
    if (parsed.row.pictures.length === 0 || parsed.problems.length > 0) return parsed;
    const { pictures, warnings } = await this.run.pictures.take(parsed.row.pictures, parsed.place);
    return { ...parsed, pictures, warnings: [...parsed.warnings, ...warnings] };
  }

  private async save(rows: readonly ProductToSave[]): Promise<Outcomes> {
    const outcomes: Outcomes = new Map();
    await saveTogether(
      rows,
      async (part) => {
        const chunk = await inTransaction(this.run.dataSource, this.run.mode, (manager) =>
          saveChunk(this.run, manager, part, this.claims),
        );
        this.claims.absorb(chunk.claims);
        for (const sku of chunk.skus) this.run.details.close(sku);
        for (const [row, outcome] of chunk.outcomes) outcomes.set(row, outcome);
      },
      (row, error) => {
        const problem = notSaved(row.place, IMPORT_TEXTS.productNotSaved, error);
        outcomes.set(row, faultyRow('product', row, problem));
      },
    );
    return outcomes;
  }
}
