import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import type { CategorySnapshot } from '../drafts/category.draft.js';
import { brandKey } from '../drafts/keys.js';
import type { ProductSnapshot } from '../drafts/product.draft.js';
import type { CatalogKind } from '../records/catalog.kinds.js';
import { lockCatalog, type Recordable } from './catalog.saving.js';

/** Only brands of what was removed: one that never had a product may be about to get its first. */
const REMOVE_PRODUCTS = `
  WITH removed AS (DELETE FROM product WHERE id = ANY($1::uuid[]) RETURNING brand_key)
  SELECT DISTINCT brand_key AS key FROM removed WHERE brand_key IS NOT NULL`;

const REMOVE_UNUSED_BRANDS = `
  DELETE FROM brand WHERE key = ANY($1) AND NOT EXISTS (SELECT FROM product WHERE brand_key = brand.key)`;

const IN_USE = `
  SELECT EXISTS (SELECT FROM product WHERE category_id = $1) OR EXISTS (SELECT FROM category WHERE parent_id = $1)
    AS "isInUse"`;

/**
 * Removes what was added by mistake and nobody used, as if it had never been: for everything else there is the archive. Slugs
 * and SKUs become free, addresses of it are unknown again; its versions and the audit log keep what it was. The caller knows
 * that it was never ordered, and raises the data version.
 */
@Injectable()
export class CatalogRemoval {
  constructor(private readonly audit: AuditLog) {}

  async removeProducts(
    transaction: EntityManager,
    products: readonly ProductSnapshot[],
    cause: Cause,
  ): Promise<void> {
    if (products.length === 0) return;
    await lockCatalog(transaction);
    const brands = await transaction.query<{ key: string }[]>(REMOVE_PRODUCTS, [
      products.map(({ id }) => id),
    ]);
    await transaction.query(REMOVE_UNUSED_BRANDS, [brands.map(({ key }) => key)]);
    await this.record(transaction, 'product', products, cause);
  }

  /** Those of these brands that no product has any more. */
  async removeUnusedBrands(transaction: EntityManager, brands: readonly string[]): Promise<void> {
    await transaction.query(REMOVE_UNUSED_BRANDS, [[...new Set(brands.map(brandKey))]]);
  }

  /** @returns false for a category that has products or subcategories, archived ones included: it stays */
  async removeCategory(
    transaction: EntityManager,
    category: CategorySnapshot,
    cause: Cause,
  ): Promise<boolean> {
    await lockCatalog(transaction);
    const [{ isInUse }] = await transaction.query<[{ isInUse: boolean }]>(IN_USE, [category.id]);
    if (isInUse) return false;
    await transaction.query('DELETE FROM category WHERE id = $1', [category.id]);
    await this.record(transaction, 'category', [category], cause);
    return true;
  }

  private async record(
    transaction: EntityManager,
    kind: CatalogKind,
    removed: readonly Recordable[],
    cause: Cause,
  ): Promise<void> {
    const entries = removed.map(({ id, name, slug }) => ({
      ...cause,
      what: `${kind}-removed`,
      subject: `${kind} ${id}`,
      before: { name, slug },
    }));
    await this.audit.addAll(transaction, entries);
  }
}
