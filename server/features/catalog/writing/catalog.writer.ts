import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Cause } from '../../../kernel/actor/cause.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import type { CategorySnapshot } from '../drafts/category.draft.js';
import { skuKey } from '../drafts/keys.js';
import type { ProductSnapshot } from '../drafts/product.draft.js';
import { productNotFound } from '../offers/offer.refusals.js';
import { lockStock } from '../stock/stock.rows.js';
import { CatalogVersionLog } from './catalog.version-log.js';
import {
  type CategoryChange,
  type ExpectedVersion,
  lockCatalog,
  type ProductChange,
  type Publication,
  type Saved,
  savedFrom,
} from './catalog.saving.js';
import { refuseStaleVersion } from './catalog.versions.js';
import { categoryNotFound } from './catalog-writing.refusals.js';
import { readCategories } from '../records/category.reader.js';
import { planCategory, writeCategory } from './category.writer.js';
import { KnownCategories } from './known-categories.js';
import { readProducts } from '../records/product.reader.js';
import { planProducts, writeProducts } from './product.writer.js';

/**
 * The one way to write products and categories. Each method works inside the given transaction and locks the catalog
 * against other writers until it ends, so what a lookup found is still true when it is saved.
 */
@Injectable()
export class CatalogWriter {
  constructor(
    private readonly clock: Clock,
    private readonly dataVersions: DataVersions,
    private readonly versionLog: CatalogVersionLog,
  ) {}

  /** True when the catalog holds no product, visible or not. */
  async isEmpty(transaction: EntityManager): Promise<boolean> {
    const products = await transaction.query<unknown[]>('SELECT FROM product LIMIT 1');
    return products.length === 0;
  }

  /** Every category, passive and archived ones included, main categories first, in their order. */
  async findCategories(transaction: EntityManager): Promise<CategorySnapshot[]> {
    await lockCatalog(transaction);
    return readCategories(transaction);
  }

  /** @returns tells the category that an earlier version had, or null when it was deleted since */
  async categoryLeft(transaction: EntityManager): Promise<(id: string | null) => string | null> {
    const categories = await this.findCategories(transaction);
    const left = new Set(categories.filter(({ isArchived }) => !isArchived).map(({ id }) => id));
    return (id) => (id !== null && left.has(id) ? id : null);
  }

  /** Every category, for saving or removing many of them: each change is to be given these. */
  async knownCategories(transaction: EntityManager): Promise<KnownCategories> {
    await lockCatalog(transaction);
    return KnownCategories.read(transaction);
  }

  /** Keyed by `skuKey(sku)`; archived products included. */
  async findProductsBySku(
    transaction: EntityManager,
    skus: readonly string[],
  ): Promise<Map<string, ProductSnapshot>> {
    await lockCatalog(transaction);
    const found = await readProducts(transaction, 'sku_key', skus.map(skuKey));
    return new Map(found.map((product) => [skuKey(product.sku), product]));
  }

  /** Keyed by slug; current slugs only, archived products included. */
  async findProductsBySlug(
    transaction: EntityManager,
    slugs: readonly string[],
  ): Promise<Map<string, ProductSnapshot>> {
    await lockCatalog(transaction);
    const found = await readProducts(transaction, 'slug', slugs);
    return new Map(found.map((product) => [product.slug, product]));
  }

  /** Also keeps orders from taking stock of these products until the transaction ends. */
  async lockProducts(transaction: EntityManager, ids: readonly string[]): Promise<void> {
    await lockCatalog(transaction);
    await lockStock(transaction, ids);
  }

  /**
   * The product a save by id edits, archived or not.
   *
   * @throws PRODUCT_NOT_FOUND, or VERSION_CONFLICT when it has another version by now
   */
  async productAt(transaction: EntityManager, expected: ExpectedVersion): Promise<ProductSnapshot> {
    const { id, expectedVersion } = expected;
    await lockCatalog(transaction);
    const [found] = isUuid(id) ? await readProducts(transaction, 'id', [id]) : [];
    if (!found) throw productNotFound({ productId: id });
    await refuseStaleVersion(transaction, 'product', { id, version: expectedVersion }, found.version);
    return found;
  }

  /**
   * The category a save by id edits, archived or not.
   *
   * @throws CATEGORY_NOT_FOUND, or VERSION_CONFLICT when it has another version by now
   */
  async categoryAt(transaction: EntityManager, expected: ExpectedVersion): Promise<CategorySnapshot> {
    const { id, expectedVersion } = expected;
    const found = (await this.findCategories(transaction)).find((category) => category.id === id);
    if (!found) throw categoryNotFound({ categoryId: id });
    await refuseStaleVersion(transaction, 'category', { id, version: expectedVersion }, found.version);
    return found;
  }

  /**
   * Adds a category, or edits the one a lookup returned.
   *
   * @throws CATEGORY_INVALID, VERSION_CONFLICT, CATEGORY_NOT_FOUND (the parent) or CATEGORY_TOO_DEEP
   */
  async saveCategory(
    transaction: EntityManager,
    change: CategoryChange,
    cause: Cause,
    publication: Publication = 'at once',
  ): Promise<Saved<CategorySnapshot>> {
    await lockCatalog(transaction);
    const edit = { before: change.existing, after: await planCategory(transaction, change) };
    const saved = savedFrom(edit);
    if (saved.outcome === 'unchanged') return saved;
    const now = this.clock.now();
    await writeCategory(transaction, saved, cause, now);
    await this.versionLog.record(transaction, 'category', [edit], cause, now);
    await this.publish(transaction, publication);
    change.known?.put(saved.after);
    return saved;
  }

  /** @throws what saveProducts throws */
  async saveProduct(
    transaction: EntityManager,
    change: ProductChange,
    cause: Cause,
  ): Promise<Saved<ProductSnapshot>> {
    const [saved] = await this.saveProducts(transaction, [change], cause);
    if (!saved) throw new Error('A saved product has an outcome');
    return saved;
  }

  /**
   * Saves many products in a handful of statements, all or none; results are in the order of the changes. A batch holds
   * at most one change per product and per SKU.
   *
   * @throws PRODUCT_INVALID, VERSION_CONFLICT, SKU_TAKEN or CATEGORY_NOT_FOUND
   */
  async saveProducts(
    transaction: EntityManager,
    changes: readonly ProductChange[],
    cause: Cause,
    publication: Publication = 'at once',
  ): Promise<Saved<ProductSnapshot>[]> {
    await lockCatalog(transaction);
    const edits = await planProducts(transaction, changes);
    const changing = edits.filter(({ before, after }) => before !== after);
    if (changing.length > 0) {
      const now = this.clock.now();
      await writeProducts(transaction, changing, cause, now);
      await this.versionLog.record(transaction, 'product', changing, cause, now);
      await this.publish(transaction, publication);
    }
    return edits.map(savedFrom);
  }

  private async publish(transaction: EntityManager, publication: Publication): Promise<void> {
    if (publication === 'at once') await this.dataVersions.bump(transaction, 'catalog');
  }
}
