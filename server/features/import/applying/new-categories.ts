import { type CategorySnapshot, type Place, rowProblem, type RowProblem } from '../../catalog/index.js';
import { CategoryDirectory, categoryKey } from '../matching/category-directory.js';
import { newCategoryId } from '../planning/category.plan.js';
import type { AddedCategory } from '../rows/items-to-apply.js';
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

  /**
   * @param newId what the preview knew it by
   * @param path what the preview showed: under another parent a category of the same name is another one
   */
  find(newId: string, path: string): { id: string | null; problem: (place: Place) => RowProblem } {
    return {
      id: this.added.get(newId)?.id ?? this.idInShop(path),
      problem: (place) => rowProblem(place, IMPORT_TEXTS.categoryUnknown(path), { columns: ['Kategori'] }),
    };
  }

  private idInShop(path: string): string | null {
    const found = this.shop?.find(path, 'file and shop')?.category;
    if (!this.shop || !found) return null;
    return categoryKey(this.shop.pathOf(found)) === categoryKey(path) ? found.id : null;
  }
}
