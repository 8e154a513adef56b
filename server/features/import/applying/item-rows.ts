import type { Place } from '../../catalog/index.js';
import { isNewCategoryId } from '../planning/category.plan.js';
import type { ImportPlan } from '../planning/import-plan.js';
import type { PictureLoader } from '../pictures/picture-loader.js';
import type { ImportItem, StoredItem } from '../rows/import-items.js';
import { placeKey } from '../rows/import-rows.js';
import type { ImportedFile } from '../rows/imported-file.js';
import { importComparisonExpired } from '../runs/import.refusals.js';
import type { CategoryToApply } from './category-applying.js';
import type { NewCategories } from './new-categories.js';
import type { ProductToApply } from './product-applying.js';

interface ItemSources {
  file: ImportedFile;
  plan: ImportPlan;
  pictures: PictureLoader;
}

/** What items are applied with: the rows of categories, and of products what their preview came to. */
export class ItemRows {
  constructor(private readonly sources: ItemSources) {}

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

  /** Each with its category by the id that it has in the shop by now, and its pictures of the folder stored. */
  async ofProducts(items: readonly StoredItem[], categories: NewCategories): Promise<ProductToApply[]> {
    const rows: ProductToApply[] = [];
    for (const item of items) rows.push(await this.productOf(item, categories));
    return rows;
  }

  private async productOf(item: StoredItem, categories: NewCategories): Promise<ProductToApply> {
    const { sheet, rowNumber, change } = item;
    const place: Place = { sheet: this.sources.file.sheetAt(sheet)?.name ?? '', rowNumber };
    if (!change) throw importComparisonExpired();
    const draft = { ...change.draft };
    if (draft.pictures && change.pictureFiles) {
      draft.pictures = (await this.sources.pictures.load(change.pictureFiles, place)).pictures;
    }
    if (typeof draft.categoryId === 'string' && isNewCategoryId(draft.categoryId)) {
      const found = categories.find(draft.categoryId, change.newCategory ?? '');
      if (found.id === null) return { item, place, change, problem: found.problem(place) };
      draft.categoryId = found.id;
    }
    return { item, place, change: { ...change, draft }, problem: null };
  }
}
