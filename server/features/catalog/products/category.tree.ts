import type { Category } from './category.type.js';

/** A category as the database has it, with the picture it shows. */
export interface CategoryRow extends Omit<Category, 'parent' | 'children' | 'productCount' | 'brandCount'> {
  parentId: string | null;
}

/** Products of one category and brand, as far as they are counted together. */
interface CategoryCount {
  categoryId: string;
  brandKey: string;
  products: number;
}

/** What visitors see of the categories: active ones below active ones. */
export interface CategoryTree {
  /** Main categories in their order. */
  roots: Category[];
  byId: ReadonlyMap<string, Category>;
}

/** Builds the tree from rows in their order; the counts come from the cells. */
export function buildCategoryTree(
  rows: readonly CategoryRow[],
  cells: readonly CategoryCount[],
): CategoryTree {
  const active = rows.filter(({ isActive }) => isActive);
  const byId = new Map<string, Category>();
  for (const { parentId, ...row } of active) {
    if (parentId === null) {
      byId.set(row.id, { ...row, parent: null, children: [], productCount: 0, brandCount: 0 });
    }
  }
  for (const { parentId, ...row } of active) {
    const parent = parentId === null ? undefined : byId.get(parentId);
    if (!parent) continue;
    const child: Category = { ...row, parent, children: [], productCount: 0, brandCount: 0 };
    parent.children.push(child);
    byId.set(child.id, child);
  }
  countProducts(byId, cells);
  return { roots: [...byId.values()].filter(({ parent }) => parent === null), byId };
}

function countProducts(byId: ReadonlyMap<string, Category>, cells: readonly CategoryCount[]): void {
  const brands = new Map<Category, Set<string>>();
  for (const { categoryId, brandKey, products } of cells) {
    const own = byId.get(categoryId);
    if (!own || products === 0) continue;
    for (const category of own.parent ? [own, own.parent] : [own]) {
      category.productCount += products;
      if (brandKey !== '') brands.set(category, (brands.get(category) ?? new Set()).add(brandKey));
    }
  }
  for (const [category, keys] of brands) category.brandCount = keys.size;
}
