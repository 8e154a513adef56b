import type { EntityManager } from 'typeorm';
import type { ImportPlan } from '../planning/import-plan.js';
import type { ImportItem } from '../rows/import-items.js';
import { type ImportedRow, type ImportRows, placeKey } from '../rows/import-rows.js';
import type { ImportedFile } from '../rows/imported-file.js';
import type { CategoryToApply } from './category-applying.js';
import type { ProductToApply } from './product-applying.js';

interface ItemSources {
  dataSource: Pick<EntityManager, 'query'>;
  file: ImportedFile;
  plan: ImportPlan;
  runId: string;
}

/** The rows behind items, as they were stored, with their pictures. */
export class ItemRows {
  constructor(
    private readonly rows: ImportRows,
    private readonly sources: ItemSources,
  ) {}

  /** The order of a new category without one is its place among the categories of the file. */
  async ofCategories(items: readonly ImportItem[]): Promise<CategoryToApply[]> {
    const { file, plan } = this.sources;
    const byPlace = new Map(
      (await file.categoryRows()).map((parsed) => [
        placeKey({ sheet: parsed.sheet, rowNumber: parsed.place.rowNumber }),
        parsed,
      ]),
    );
    const rows: CategoryToApply[] = [];
    for (const item of items) {
      const parsed = byPlace.get(placeKey(item));
      if (parsed) rows.push({ ...(await plan.categoryToPlan(parsed)), item });
    }
    return rows;
  }

  async ofProducts(items: readonly ImportItem[]): Promise<ProductToApply[]> {
    const { dataSource, runId } = this.sources;
    const stored = await this.rows.at(dataSource, runId, items);
    const rows: ProductToApply[] = [];
    for (const item of items) {
      const row = stored.get(placeKey(item));
      if (row) rows.push(await this.productOf(item, row));
    }
    return rows;
  }

  private async productOf(item: ImportItem, stored: ImportedRow): Promise<ProductToApply> {
    const { file, plan } = this.sources;
    const place = { sheet: file.sheetAt(stored.sheet)?.name ?? '', rowNumber: stored.rowNumber };
    if (item.subject === 'detail') return { item, place, row: null };
    const parsed = file.productOf(stored);
    const [row] = parsed ? await plan.toPlan([parsed]) : [];
    return { item, place, row: row ?? null };
  }
}
