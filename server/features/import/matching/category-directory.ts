import { fold, slugify } from '../../../kernel/turkish/fold.js';
import type { CategorySnapshot, CategoryTree } from '../../catalog/index.js';
import { nearestName } from './nearest-name.js';

/** Separates parent and child in a category path. */
const PATH_SEPARATOR = '>';
/** A file whose categories are all unknown is not misspelt; to compare each of them with all names takes a worker's time. */
const MAX_SUGGESTIONS = 500;

/** Where the category of a product is looked up: in its own file only, or also in the shop. */
export type CategoryScope = 'file' | 'file and shop';

export interface FoundCategory {
  category: CategorySnapshot;
  /** True when other categories have the same name. */
  isAmbiguous: boolean;
}

export const categoryKey = (name: string) =>
  fold(name.trim().replace(/\s+/g, ' ').replace(/ ?> ?/g, PATH_SEPARATOR));

/** The categories that products of a file may belong to: those of the file and those of the shop. */
export class CategoryDirectory implements CategoryTree {
  private readonly byId = new Map<string, CategorySnapshot>();
  private readonly positions = new Map<string, number>();
  /** Ids by name and by slug: a file of thousands of categories looks up each of them. */
  private readonly idsByName = new Map<string, Set<string>>();
  private readonly idsBySlug = new Map<string, Set<string>>();
  private readonly childCounts = new Map<string, number>();
  private readonly fromFile = new Set<string>();
  /** Cached, because a hundred thousand products name a few dozen categories. */
  private readonly cachedCategories = new Map<string, FoundCategory | undefined>();
  private readonly cachedSuggestions = new Map<string, CategorySnapshot | undefined>();

  constructor(existing: readonly CategorySnapshot[]) {
    for (const category of existing) this.add(category);
  }

  /** Adds or replaces a category that was saved from the file. */
  put(category: CategorySnapshot): void {
    this.add(category);
    this.fromFile.add(category.id);
    this.cachedCategories.clear();
    this.cachedSuggestions.clear();
  }

  get(id: string): CategorySnapshot | undefined {
    return this.byId.get(id);
  }

  hasChildren(id: string): boolean {
    return (this.childCounts.get(id) ?? 0) > 0;
  }

  /** @param parentId null for main categories; without it anywhere */
  bySlug(slug: string, parentId?: string | null): CategorySnapshot | undefined {
    return this.inOrder(this.idsBySlug.get(slug), parentId)[0];
  }

  /** @param parentId null for main categories; without it anywhere */
  byName(name: string, parentId?: string | null): CategorySnapshot[] {
    return this.inOrder(this.idsByName.get(categoryKey(name)), parentId);
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

  /** The category whose name is most similar to a text, if any is similar enough; for the first of a file only. */
  nearest(text: string): CategorySnapshot | undefined {
    const cacheKey = categoryKey(text);
    if (!this.cachedSuggestions.has(cacheKey) && this.cachedSuggestions.size < MAX_SUGGESTIONS) {
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
    const found = readingsOf(text).map(({ name, parent }) => this.named(name, parent));
    const inFile = firstChosen(found.map((named) => named.filter(({ id }) => this.fromFile.has(id))));
    if (inFile ?? scope === 'file') return inFile;
    const bySlug = text.includes(PATH_SEPARATOR) ? undefined : this.bySlug(slugify(text));
    return bySlug ? { category: bySlug, isAmbiguous: false } : firstChosen(found);
  }

  /** Those of a name or slug, under a parent of a name if one is given. */
  private named(name: string, parent: string | undefined): CategorySnapshot[] {
    const byName = this.idsByName.get(categoryKey(name)) ?? [];
    const slug = name.includes(PATH_SEPARATOR) ? '' : slugify(name);
    const bySlug = (slug === '' ? undefined : this.idsBySlug.get(slug)) ?? [];
    return this.inOrder(new Set([...byName, ...bySlug])).filter(
      (category) => parent === undefined || this.isUnder(category, parent),
    );
  }

  private inOrder(ids: ReadonlySet<string> = new Set(), parentId?: string | null): CategorySnapshot[] {
    const position = ({ id }: CategorySnapshot) => this.positions.get(id) ?? 0;
    return [...ids]
      .flatMap((id) => this.byId.get(id) ?? [])
      .filter((category) => parentId === undefined || category.parentId === parentId)
      .sort((one, other) => position(one) - position(other));
  }

  private add(category: CategorySnapshot): void {
    const { id, name, slug, parentId } = category;
    const former = this.byId.get(id);
    if (former) {
      this.idsByName.get(categoryKey(former.name))?.delete(id);
      this.idsBySlug.get(former.slug)?.delete(id);
      this.countChild(former.parentId, -1);
    } else this.positions.set(id, this.positions.size);
    this.byId.set(id, category);
    addTo(this.idsByName, categoryKey(name), id);
    addTo(this.idsBySlug, slug, id);
    this.countChild(parentId, 1);
  }

  private countChild(parentId: string | null, by: 1 | -1): void {
    if (parentId !== null) this.childCounts.set(parentId, (this.childCounts.get(parentId) ?? 0) + by);
  }

  private isUnder(category: CategorySnapshot, parent: string): boolean {
    const ancestor = category.parentId === null ? undefined : this.byId.get(category.parentId);
    return ancestor !== undefined && categoryKey(ancestor.name) === categoryKey(parent);
  }
}

/** A name may hold the separator, too: as a whole, then each way to part it into a parent and a child, the last one first. */
function readingsOf(text: string): { name: string; parent?: string }[] {
  const parts = text.split(PATH_SEPARATOR);
  const parted = parts.slice(1).flatMap((_, index) => {
    const name = parts.slice(index + 1).join(PATH_SEPARATOR);
    const [nearest = ''] = parts.slice(index, index + 1);
    return [
      { name, parent: parts.slice(0, index + 1).join(PATH_SEPARATOR) },
      // Of a longer path than the shop has levels, the last two count.
      { name, parent: nearest },
    ];
  });
  return [{ name: text }, ...parted.reverse()];
}

const firstChosen = (found: readonly CategorySnapshot[][]): FoundCategory | undefined => {
  const named = found.find(({ length }) => length > 0);
  return named && chosen(named);
};

/** A main category takes precedence over a subcategory of the same name. */
function chosen(named: readonly CategorySnapshot[]): FoundCategory | undefined {
  const category = named.find(({ parentId }) => parentId === null) ?? named[0];
  return category && { category, isAmbiguous: named.length > 1 };
}

function addTo(index: Map<string, Set<string>>, key: string, id: string): void {
  const ids = index.get(key);
  if (ids) ids.add(id);
  else index.set(key, new Set([id]));
}
