import { type CategorySnapshot, type Place, rowProblem, type RowProblem } from '../../catalog/index.js';
import { CategoryDirectory } from '../matching/category-directory.js';
import { newCategoryId } from '../planning/category.plan.js';
import type { AddedCategory } from '../rows/import-items.js';
import { IMPORT_TEXTS } from '../runs/import-result.js';

/** The categories that a file adds, once they are in the shop. */
export class NewCategories {
  private readonly added: ReadonlyMap<string, AddedCategory>;
  private readonly shop: CategoryDirectory | null;

  /** @param shop where one is looked up that somebody else added meanwhile; null when the file has to add it itself */
  constructor(added: readonly AddedCategory[], shop: readonly CategorySnapshot[] | null) {
    this.added = new Map(added.map((category) => [newCategoryId(category), category]));
    this.shop = shop && new CategoryDirectory(shop);
  }

  /** @param newId what the preview knew it by */
  find(newId: string): { id: string | null; problem: (place: Place) => RowProblem } {
    const { id = null, label = '' } = this.added.get(newId) ?? {};
    return {
      id: id ?? this.shop?.find(label, 'file and shop')?.category.id ?? null,
      problem: (place) => rowProblem(place, IMPORT_TEXTS.categoryUnknown(label), { columns: ['Kategori'] }),
    };
  }
}
