import type { EntityManager } from 'typeorm';
import type { CategorySnapshot } from '../drafts/category.draft.js';
import { readCategories } from '../records/category.reader.js';

/** What it takes to know how deep a category is. */
export interface CategoryTree {
  get(id: string): CategorySnapshot | undefined;
  hasChildren(id: string): boolean;
}

/** The parent of an id, where it has one, and its number among the children of that. */
const ID = /^(?:(.*)-)?(\d+)$/;

/**
 * All categories while some are saved one after the other in a transaction that locked the catalog: read once, and kept up to
 * date by the writer.
 */
export class KnownCategories implements CategoryTree {
  private readonly byId = new Map<string, CategorySnapshot>();
  private readonly childCounts = new Map<string, number>();
  /** The highest number that any child of a parent ever had; that of main categories under an empty id. */
  private readonly highest = new Map<string, number>();

  /** @param formerIds also those of removed categories, whose history goes by them */
  constructor(categories: readonly CategorySnapshot[], formerIds: readonly string[]) {
    for (const category of categories) this.put(category);
    for (const id of formerIds) this.countId(id);
  }

  /** The catalog is locked by the caller. */
  static async read(transaction: EntityManager): Promise<KnownCategories> {
    const categories = await readCategories(transaction);
    const former = await transaction.query<{ id: string }[]>(
      `SELECT id FROM catalog_version WHERE kind = 'category' AND version = 1`,
    );
    return new KnownCategories(
      categories,
      former.map(({ id }) => id),
    );
  }

  all(): CategorySnapshot[] {
    return [...this.byId.values()];
  }

  get(id: string): CategorySnapshot | undefined {
    return this.byId.get(id);
  }

  hasChildren(id: string): boolean {
    return (this.childCounts.get(id) ?? 0) > 0;
  }

  /** One above the highest number its siblings ever had: '3' after '1' and '2', '1-2' after '1-1'. */
  nextId(parentId: string | null): string {
    const number = (this.highest.get(parentId ?? '') ?? 0) + 1;
    return parentId === null ? String(number) : `${parentId}-${number}`;
  }

  put(category: CategorySnapshot): void {
    this.remove(category.id);
    this.byId.set(category.id, category);
    this.countId(category.id);
    this.countChild(category.parentId, 1);
  }

  remove(id: string): void {
    const category = this.byId.get(id);
    if (!category) return;
    this.byId.delete(id);
    this.countChild(category.parentId, -1);
  }

  private countChild(parentId: string | null, by: 1 | -1): void {
    if (parentId !== null) this.childCounts.set(parentId, (this.childCounts.get(parentId) ?? 0) + by);
  }

  private countId(id: string): void {
    const [, parentId = '', number] = ID.exec(id) ?? [];
    if (number !== undefined) {
      this.highest.set(parentId, Math.max(this.highest.get(parentId) ?? 0, Number(number)));
    }
  }
}
