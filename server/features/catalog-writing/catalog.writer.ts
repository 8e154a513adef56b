import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../kernel/clock/clock.js';
import { Revisions } from '../../kernel/revision/revisions.js';
import { holdCatalog, type ProductChange, type Saved, savedFrom } from './catalog.saving.js';
import type { CategoryDraft, CategorySnapshot } from './category.draft.js';
import { planCategory, readCategories, writeCategory } from './category.writing.js';
import { skuKey } from './keys.js';
import type { ProductSnapshot } from './product.draft.js';
import { readSnapshots } from './product.rows.js';
import { planEdits, writeEdits } from './product.writing.js';

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

  /** True when the catalogue holds no product, visible or not. */
  async isEmpty(manager: EntityManager): Promise<boolean> {
    const products = await manager.query<unknown[]>('SELECT FROM product LIMIT 1');
    return products.length === 0;
  }

  /** Every category, passive ones included, main categories first, in their order. */
  async findCategories(manager: EntityManager): Promise<CategorySnapshot[]> {
    await holdCatalog(manager);
    return readCategories(manager);
  }

  /** Keyed by `skuKey(sku)`. */
  async findProductsBySku(
    manager: EntityManager,
    skus: readonly string[],
  ): Promise<Map<string, ProductSnapshot>> {
    await holdCatalog(manager);
    const found = await readSnapshots(manager, 'sku_key', skus.map(skuKey));
    return new Map(found.map((product) => [skuKey(product.sku), product]));
  }

  /** Keyed by slug; today's slugs only. */
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
