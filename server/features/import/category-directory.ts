import { fold, slugify } from '../../kernel/turkish/fold.js';
import type { CategorySnapshot } from '../catalog-writing/index.js';
import { nearestName } from './nearest-name.js';

/** Between a parent and its child, where a name alone is not enough. */
const PATH = '>';

/** Whether a product may name only a category that stands in its own file. */
export type CategoryReach = 'file' | 'file and shop';

export interface FoundCategory {
  category: CategorySnapshot;
  /** True when others are called the same. */
  isOneOfMany: boolean;
}

const key = (name: string) => fold(name.trim().replace(/\s+/g, ' '));

/** The categories a product of a file may belong to: those of the file and those of the shop. */
export class CategoryDirectory {
  private readonly byId = new Map<string, CategorySnapshot>();
  private readonly fromFile = new Set<string>();
  /** A hundred thousand products name a few dozen categories. */
  private readonly answers = new Map<string, FoundCategory | undefined>();
  private readonly suggestions = new Map<string, string | undefined>();

  constructor(existing: readonly CategorySnapshot[]) {
    for (const category of existing) this.byId.set(category.id, category);
  }

  /** Takes over a category as it was saved from the file. */
  put(category: CategorySnapshot): void {
    this.byId.set(category.id, category);
    this.fromFile.add(category.id);
    this.answers.clear();
    this.suggestions.clear();
  }

  /** Every category under a parent; nothing asks for the main ones. */
  under(parentId: string | null): CategorySnapshot[] {
    return this.all().filter((category) => category.parentId === parentId);
  }

  bySlug(slug: string): CategorySnapshot | undefined {
    return this.all().find((category) => category.slug === slug);
  }

  byName(name: string, among: readonly CategorySnapshot[] = this.all()): CategorySnapshot[] {
    return among.filter((category) => key(category.name) === key(name));
  }

  /** What a cell names: in the file first, then in the shop by slug, then by name. `Üst > Alt` names one of many. */
  find(text: string, reach: CategoryReach): FoundCategory | undefined {
    const question = `${reach} ${text}`;
    if (!this.answers.has(question)) this.answers.set(question, this.lookUp(text, reach));
    return this.answers.get(question);
  }

  /** `Üst > Alt`, or the name alone of a main category. */
  pathOf(category: CategorySnapshot): string {
    const parent = category.parentId === null ? undefined : this.byId.get(category.parentId);
    return parent ? `${parent.name} ${PATH} ${category.name}` : category.name;
  }

  /** The name most like a text that names no category. */
  nearest(text: string): string | undefined {
    const asked = key(text);
    if (!this.suggestions.has(asked)) {
      const names = this.all().map(({ name }) => name);
      this.suggestions.set(asked, nearestName(text, names));
    }
    return this.suggestions.get(asked);
  }

  private lookUp(text: string, reach: CategoryReach): FoundCategory | undefined {
    const [name = '', parent] = text.split(PATH).reverse();
    const ofFile = this.all().filter((category) => this.fromFile.has(category.id));
    const inFile = this.named(name, parent, ofFile);
    if (inFile ?? reach === 'file') return inFile;
    const bySlug = parent === undefined ? this.bySlug(slugify(name)) : undefined;
    return bySlug ? { category: bySlug, isOneOfMany: false } : this.named(name, parent, this.all());
  }

  private all(): CategorySnapshot[] {
    return [...this.byId.values()];
  }

  /** By name or slug; the main category first when a subcategory is called the same. */
  private named(
    name: string,
    parent: string | undefined,
    among: readonly CategorySnapshot[],
  ): FoundCategory | undefined {
    const slug = slugify(name);
    const named = among
      .filter((category) => key(category.name) === key(name) || (slug !== '' && category.slug === slug))
      .filter((category) => parent === undefined || this.isUnder(category, parent));
    const category = named.find(({ parentId }) => parentId === null) ?? named[0];
    return category && { category, isOneOfMany: named.length > 1 };
  }

  private isUnder(category: CategorySnapshot, parent: string): boolean {
    const above = category.parentId === null ? undefined : this.byId.get(category.parentId);
    return above !== undefined && key(above.name) === key(parent);
  }
}
