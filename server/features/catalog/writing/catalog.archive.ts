import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import type { CategorySnapshot } from '../drafts/category.draft.js';
import type { ProductSnapshot } from '../drafts/product.draft.js';
import { CatalogVersionLog } from './catalog.version-log.js';
import type { CatalogKind } from '../records/catalog.kinds.js';
import type { ExpectedVersion, Recordable, Saved } from './catalog.saving.js';
import { CatalogWriter } from './catalog.writer.js';

/**
 * Takes products and categories out of sale and back. An archived product is unknown to visitors, carts and new orders,
 * and so are the products of an archived category; slug, SKU and history stay. Each method works inside the given
 * transaction; archiving what is archived already, at its current version, changes nothing, and so does restoring.
 */
@Injectable()
export class CatalogArchive {
  constructor(
    private readonly writer: CatalogWriter,
    private readonly versionLog: CatalogVersionLog,
    private readonly clock: Clock,
    private readonly dataVersions: DataVersions,
  ) {}

  /** @throws PRODUCT_NOT_FOUND or VERSION_CONFLICT */
  async archiveProduct(
    transaction: EntityManager,
    expected: ExpectedVersion,
    cause: Cause,
  ): Promise<Saved<ProductSnapshot>> {
    const before = await this.writer.productAt(transaction, expected);
    return this.setOne(transaction, { kind: 'product', before, isArchived: true }, cause);
  }

  /** @throws PRODUCT_NOT_FOUND or VERSION_CONFLICT */
  async restoreProduct(
    transaction: EntityManager,
    expected: ExpectedVersion,
    cause: Cause,
  ): Promise<Saved<ProductSnapshot>> {
    const before = await this.writer.productAt(transaction, expected);
    return this.setOne(transaction, { kind: 'product', before, isArchived: false }, cause);
  }

  /** @throws CATEGORY_NOT_FOUND or VERSION_CONFLICT */
  async archiveCategory(
    transaction: EntityManager,
    expected: ExpectedVersion,
    cause: Cause,
  ): Promise<Saved<CategorySnapshot>> {
    const before = await this.writer.categoryAt(transaction, expected);
    return this.setOne(transaction, { kind: 'category', before, isArchived: true }, cause);
  }

  /** @throws CATEGORY_NOT_FOUND or VERSION_CONFLICT */
  async restoreCategory(
    transaction: EntityManager,
    expected: ExpectedVersion,
    cause: Cause,
  ): Promise<Saved<CategorySnapshot>> {
    const before = await this.writer.categoryAt(transaction, expected);
    return this.setOne(transaction, { kind: 'category', before, isArchived: false }, cause);
  }

  /** Many at once, as lookups in this transaction returned them; the caller raises the data version. */
  async setProductsArchived(
    transaction: EntityManager,
    products: readonly ProductSnapshot[],
    isArchived: boolean,
    cause: Cause,
  ): Promise<ProductSnapshot[]> {
    return this.setArchived(transaction, { kind: 'product', all: products, isArchived }, cause);
  }

  private async setOne<Snapshot extends Recordable>(
    transaction: EntityManager,
    { kind, before, isArchived }: { kind: CatalogKind; before: Snapshot; isArchived: boolean },
    cause: Cause,
  ): Promise<Saved<Snapshot>> {
    const [after = before] = await this.setArchived(transaction, { kind, all: [before], isArchived }, cause);
    if (after === before) return { outcome: 'unchanged', before, after };
    await this.dataVersions.bump(transaction, 'catalog');
    return { outcome: 'changed', before, after };
  }

  private async setArchived<Snapshot extends Recordable>(
    transaction: EntityManager,
    { kind, all, isArchived }: { kind: CatalogKind; all: readonly Snapshot[]; isArchived: boolean },
    cause: Cause,
  ): Promise<Snapshot[]> {
    const moved = all
      .filter((before) => before.isArchived !== isArchived)
      .map((before) => ({ before, after: { ...before, isArchived, version: before.version + 1 } }));
    if (moved.length === 0) return [...all];
    const now = this.clock.now();
    await transaction.query(
      `UPDATE ${kind} SET archived_at = $2, version = version + 1, updated_at = $3, updated_by_kind = $4, updated_by_id = $5
       WHERE id = ANY($1)`,
      [moved.map(({ after }) => after.id), isArchived ? now : null, now, cause.actor.kind, cause.actor.id],
    );
    await this.versionLog.record(transaction, kind, moved, cause, now);
    const afterwards = new Map(moved.map(({ after }) => [after.id, after]));
    return all.map((before) => afterwards.get(before.id) ?? before);
  }
}
