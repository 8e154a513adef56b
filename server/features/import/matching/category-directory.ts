import { fold, slugify } from '../../../kernel/turkish/fold.js';
import type { CategorySnapshot } from '../../catalog/index.js';
import { nearestName } from './nearest-name.js';

/** Separates parent and child in a category path. */
const PATH_SEPARATOR = '>';

/** Where the category of a product is looked up: in its own file only, or also in the shop. */
export type CategoryScope = 'file' | 'file and shop';

export interface FoundCategory {
  category: CategorySnapshot;
  /** True when other categories have the same name. */
  isAmbiguous: boolean;
}

export const categoryKey = (name: string) => fold(name.trim().replace(/\s+/g, ' '));

/** The categories that products of a file may belong to: those of the file and those of the shop. */
export class CategoryDirectory {
  private readonly byId = new Map<string, CategorySnapshot>();
  private readonly fromFile = new Set<string>();
  /** Cached, because a hundred thousand products name a few dozen categories. */
  private readonly cachedCategories = new Map<string, FoundCategory | undefined>();
  private readonly cachedSuggestions = new Map<string, CategorySnapshot | undefined>();

  constructor(existing: readonly CategorySnapshot[]) {
    for (const category of existing) this.byId.set(category.id, category);
  }

  /** Adds or replaces a category that was saved from the file. */
  put(category: CategorySnapshot): void {
    this.byId.set(category.id, category);
    this.fromFile.add(category.id);
    this.cachedCategories.clear();
    this.cachedSuggestions.clear();
  }

  /** All children of a parent; null gives the main categories. */
  under(parentId: string | null): CategorySnapshot[] {
    return this.all().filter((category) => category.parentId === parentId);
  }

  bySlug(slug: string): CategorySnapshot | undefined {
    return this.all().find((category) => category.slug === slug);
  }

  byName(name: string, among: readonly CategorySnapshot[] = this.all()): CategorySnapshot[] {
    return among.filter((category) => categoryKey(category.name) === categoryKey(name));
  }

  /** The category a cell names: in the file first, then in the shop by slug, then by name. `Üst > Alt` is a path. */
  find(text: string, scope: CategoryScope): FoundCategory | undefined {
    const cacheKey = `${scope} ${text}`;
    if (!this.cachedCategories.has(cacheKey)) this.cachedCategories.set(cacheKey, this.lookup(text, scope));
    return this.cachedCategories.get(cacheKey);
  }

  /** `Üst > Alt`, or only the name of a main category. */
  pathOf(category: CategorySnapshot): string {
    const parent = category.parentId === null ? undefined : this.byId.get(category.parentId);
    return parent ? `${parent.name} ${PATH_SEPARATOR} ${category.name}` : category.name;
  }

  /** The path of a category by its id; empty for an unknown one. */
  pathOfId(id: string): string {
    const category = this.byId.get(id);
    return category ? this.pathOf(category) : '';
  }

  /** The category whose name is most similar to a text, if any is similar enough. */
  nearest(text: string): CategorySnapshot | undefined {
    const cacheKey = categoryKey(text);
    if (!this.cachedSuggestions.has(cacheKey)) {
      const name = nearestName(
        text,
        this.all().map((category) => category.name),
      );
      this.cachedSuggestions.set(cacheKey, name === undefined ? undefined : this.byName(name)[0]);
    }
    return this.cachedSuggestions.get(cacheKey);
  }

  /** All categories, those of the file with what it says of them. */
  all(): CategorySnapshot[] {
    return [...this.byId.values()];
  }

  private lookup(text: string, scope: CategoryScope): FoundCategory | undefined {
    const [name = '', parent] = text.split(PATH_SEPARATOR).reverse();
    const fileCategories = this.all().filter((category) => this.fromFile.has(category.id));
    const inFile = this.named(name, parent, fileCategories);
    if (inFile ?? scope === 'file') return inFile;
    const bySlug = parent === undefined ? this.bySlug(slugify(name)) : undefined;
    return bySlug ? { category: bySlug, isAmbiguous: false } : this.named(name, parent, this.all());
  }

  /** Finds by name or slug; a main category takes precedence over a subcategory of the same name. */
  private named(
    name: string,
    parent: string | undefined,
    among: readonly CategorySnapshot[],
  ): FoundCategory | undefined {
    const slug = slugify(name);
    const named = among
      .filter(
        (category) =>
          categoryKey(category.name) === categoryKey(name) || (slug !== '' && category.slug === slug),
      )
      .filter((category) => parent === undefined || this.isUnder(category, parent));
    const category = named.find(({ parentId }) => parentId === null) ?? named[0];
    return category && { category, isAmbiguous: named.length > 1 };
  }

  private isUnder(category: CategorySnapshot, parent: string): boolean {
    const ancestor = category.parentId === null ? undefined : this.byId.get(category.parentId);
    return ancestor !== undefined && categoryKey(ancestor.name) === categoryKey(parent);
  }
}
