import { fold, slugify } from '../../../kernel/turkish/fold.js';
import type { CategorySnapshot } from '../drafts/category.draft.js';
import { oneLine } from '../drafts/keys.js';

/** What a product without a category has in its column. */
export const UNCATEGORIZED = 'Kategorisiz';

/** Between parent and child. */
const SEPARATOR = '>';

const key = (text: string) => fold(oneLine(text));

/** How the sheets name categories, so that an import finds the same ones. */
export class CategoryTexts {
  private readonly byId: ReadonlyMap<string, CategorySnapshot>;
  private readonly bySlug: ReadonlyMap<string, CategorySnapshot>;
  /** Ids by the key of the name, in all and below each parent: compared one by one, thousands of categories would hold up the API. */
  private readonly named = new Map<string, string[]>();
  private readonly namedBelow = new Map<string, string[]>();
  private readonly texts = new Map<string, string>();

  constructor(categories: readonly CategorySnapshot[]) {
    this.byId = new Map(categories.map((category) => [category.id, category]));
    this.bySlug = new Map(categories.map((category) => [category.slug, category]));
    for (const category of categories) {
      const name = key(category.name);
      add(this.named, name, category.id);
      const parent = this.parentKey(category);
      if (parent !== undefined) add(this.namedBelow, place(parent, name), category.id);
    }
  }

  /** The name; `Üst > Alt` where several have that name, and the slug where that is not clear either. */
  of(id: string | null): string {
    const category = id === null ? undefined : this.byId.get(id);
    if (!category) return UNCATEGORIZED;
    const text = this.texts.get(category.id) ?? this.textOf(category);
    this.texts.set(category.id, text);
    return text;
  }

  /** Empty for a main category. */
  ofParent({ parentId }: CategorySnapshot): string {
    const parent = parentId === null ? undefined : this.byId.get(parentId);
    if (!parent) return '';
    return this.isOnlyBelow(null, parent) ? parent.name : parent.slug;
  }

  private textOf(category: CategorySnapshot): string {
    const { name, slug } = category;
    // A separator in a name would be read as one between two names.
    if (name.includes(SEPARATOR)) return slug;
    if (this.isOnly(category)) return name;
    const parent = category.parentId === null ? undefined : this.byId.get(category.parentId);
    if (!parent || parent.name.includes(SEPARATOR)) return slug;
    return this.isOnlyBelow(key(parent.name), category) ? `${parent.name} ${SEPARATOR} ${name}` : slug;
  }

  /** Whether an import that looks for its name finds no other category. */
  private isOnly({ id, name }: CategorySnapshot): boolean {
    const other = this.bySlug.get(slugify(name));
    return (!other || other.id === id) && areOnly(this.named.get(key(name)), id);
  }

  /** The same among those below a parent of that key, or among main categories where it is null. */
  private isOnlyBelow(parentKey: string | null, { id, name }: CategorySnapshot): boolean {
    const other = this.bySlug.get(slugify(name));
    if (other && other.id !== id && this.parentKey(other) === parentKey) return false;
    return areOnly(this.namedBelow.get(place(parentKey, key(name))), id);
  }

  /** Null for a main category, undefined where the parent is not among the categories. */
  private parentKey({ parentId }: CategorySnapshot): string | null | undefined {
    if (parentId === null) return null;
    const parent = this.byId.get(parentId);
    return parent && key(parent.name);
  }
}

const place = (parentKey: string | null, name: string) => JSON.stringify([parentKey, name]);

function add(ids: Map<string, string[]>, name: string, id: string): void {
  const known = ids.get(name);
  if (known) known.push(id);
  else ids.set(name, [id]);
}

/** Whether there is none but this one; of many, the first two say it. */
const areOnly = (ids: readonly string[] = [], id: string) => ids.slice(0, 2).every((other) => other === id);
