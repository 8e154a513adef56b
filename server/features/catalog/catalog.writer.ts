import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../kernel/clock/clock.js';
import { Revisions } from '../../kernel/revision/revisions.js';
import { fold } from '../../kernel/turkish/fold.js';
import { holdCatalog, type ProductChange, type Saved, savedFrom } from './catalog.saving.js';
import type { CategoryDraft, CategorySnapshot } from './category.draft.js';
import { planCategory, readCategories, writeCategory } from './category.writing.js';
import { oneLine, skuKey } from './keys.js';
import type { ProductSnapshot } from './product.draft.js';
import { readSnapshots } from './product.rows.js';
import { planEdits, writeEdits } from './product.writing.js';

const SLUG_OF_ANY_DAY = `
  WHERE c.slug = $1 OR c.id = (SELECT category_id FROM category_slug_history WHERE slug = $1)`;

/**
 * The writing side of the catalogue. Every method works inside the transaction of the given manager and keeps other
 * writers of the catalogue out until that transaction ends, so what a lookup found is still true when it is saved.
 */
@Injectable()
export class CatalogWriter {
  constructor(
    private readonly clock: Clock,
    private readonly revisions: Revisions,
  ) {}

  /** Every category, passive ones included, main categories first, in their order. */
  async findCategories(manager: EntityManager): Promise<CategorySnapshot[]> {
    await holdCatalog(manager);
    return readCategories(manager);
  }

  /** Found among today's slugs, else among former ones. */
  async findCategoryBySlug(manager: EntityManager, slug: string): Promise<CategorySnapshot | null> {
    await holdCatalog(manager);
    const found = await readCategories(manager, SLUG_OF_ANY_DAY, [slug]);
    return found.find((category) => category.slug === slug) ?? found[0] ?? null;
  }

  /** By folded name; the main category first when a subcategory is called the same. */
  async findCategoryByName(manager: EntityManager, name: string): Promise<CategorySnapshot | null> {
    await holdCatalog(manager);
    const found = await readCategories(manager, 'WHERE c.folded_name = $1', [fold(oneLine(name))]);
    return found[0] ?? null;
  }

  async findProductBySku(manager: EntityManager, sku: string): Promise<ProductSnapshot | null> {
    return (await this.findProductsBySku(manager, [sku])).get(skuKey(sku)) ?? null;
  }

  /** Found among today's slugs only. */
  async findProductBySlug(manager: EntityManager, slug: string): Promise<ProductSnapshot | null> {
    return (await this.findProductsBySlug(manager, [slug])).get(slug) ?? null;
  }

  /** Many at once, keyed by `skuKey(sku)`. */
  async findProductsBySku(
    manager: EntityManager,
    skus: readonly string[],
  ): Promise<Map<string, ProductSnapshot>> {
    await holdCatalog(manager);
    const found = await readSnapshots(manager, 'sku_key', skus.map(skuKey));
    return new Map(found.map((product) => [skuKey(product.sku), product]));
  }

  /** Many at once, keyed by slug; today's slugs only. */
  async findProductsBySlug(
    manager: EntityManager,
    slugs: readonly string[],
  ): Promise<Map<string, ProductSnapshot>> {
    await holdCatalog(manager);
    const found = await readSnapshots(manager, 'slug', slugs);
    return new Map(found.map((product) => [product.slug, product]));
  }

  /**
   * Makes a category, or edits the one a lookup returned.
   *
   * @throws CATEGORY_INVALID, CATEGORY_CHANGED, CATEGORY_NOT_FOUND (the parent) or CATEGORY_TOO_DEEP
   */
  async saveCategory(
    manager: EntityManager,
    draft: CategoryDraft,
    existing: CategorySnapshot | null,
  ): Promise<Saved<CategorySnapshot>> {
    await holdCatalog(manager);
    const saved = savedFrom(existing, await planCategory(manager, draft, existing));
    if (saved.outcome === 'unchanged') return saved;
    await writeCategory(manager, saved, this.clock.now());
    await this.revisions.bump(manager, 'catalog');
    return saved;
  }

  /** @throws what saveProducts throws */
  async saveProduct(manager: EntityManager, change: ProductChange): Promise<Saved<ProductSnapshot>> {
    const [saved] = await this.saveProducts(manager, [change]);
    if (!saved) throw new Error('A saved product has an outcome');
    return saved;
  }

  /**
   * Many products in a handful of statements; the results stand in the order of the changes. All are saved or none.
   * A batch holds one change for a product and one for a SKU.
   *
   * @throws PRODUCT_INVALID, PRODUCT_CHANGED, SKU_TAKEN or CATEGORY_NOT_FOUND
   */
  async saveProducts(
    manager: EntityManager,
    changes: readonly ProductChange[],
  ): Promise<Saved<ProductSnapshot>[]> {
    await holdCatalog(manager);
    const edits = await planEdits(manager, changes);
    if (await writeEdits(manager, edits, this.clock.now())) await this.revisions.bump(manager, 'catalog');
    return edits.map(({ before, after }) => savedFrom(before, after));
  }
}
