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
  private readonly texts = new Map<string, string>();

  constructor(private readonly categories: readonly CategorySnapshot[]) {
    this.byId = new Map(categories.map((category) => [category.id, category]));
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
    return this.isOnly(parent, (other) => other.parentId === null && isNamed(other, parent.name))
      ? parent.name
      : parent.slug;
  }

  private textOf(category: CategorySnapshot): string {
    const { name, slug } = category;
    // A separator in a name would be read as one between two names.
    if (name.includes(SEPARATOR)) return slug;
    if (this.isOnly(category, (other) => isNamed(other, name))) return name;
    const parent = category.parentId === null ? undefined : this.byId.get(category.parentId);
    if (!parent || parent.name.includes(SEPARATOR)) return slug;
    const isBelow = (other: CategorySnapshot) => this.isBelow(other, parent.name) && isNamed(other, name);
    return this.isOnly(category, isBelow) ? `${parent.name} ${SEPARATOR} ${name}` : slug;
  }

  private isBelow({ parentId }: CategorySnapshot, parent: string): boolean {
    const found = parentId === null ? undefined : this.byId.get(parentId);
    return found !== undefined && key(found.name) === key(parent);
  }

  private isOnly(category: CategorySnapshot, isMeant: (other: CategorySnapshot) => boolean): boolean {
    return this.categories.every((other) => other.id === category.id || !isMeant(other));
  }
}

/** As an import compares them. */
const isNamed = ({ name, slug }: CategorySnapshot, text: string) =>
  key(name) === key(text) || slug === slugify(text);
