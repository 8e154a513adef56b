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
    return this.setArchived(transaction, { kind: 'product', before, archivedAt: this.clock.now() }, cause);
  }

  /** @throws PRODUCT_NOT_FOUND or VERSION_CONFLICT */
  async restoreProduct(
    transaction: EntityManager,
    expected: ExpectedVersion,
    cause: Cause,
  ): Promise<Saved<ProductSnapshot>> {
    const before = await this.writer.productAt(transaction, expected);
    return this.setArchived(transaction, { kind: 'product', before, archivedAt: null }, cause);
  }

  /** @throws CATEGORY_NOT_FOUND or VERSION_CONFLICT */
  async archiveCategory(
    transaction: EntityManager,
    expected: ExpectedVersion,
    cause: Cause,
  ): Promise<Saved<CategorySnapshot>> {
    const before = await this.writer.categoryAt(transaction, expected);
    return this.setArchived(transaction, { kind: 'category', before, archivedAt: this.clock.now() }, cause);
  }

  /** @throws CATEGORY_NOT_FOUND or VERSION_CONFLICT */
  async restoreCategory(
    transaction: EntityManager,
    expected: ExpectedVersion,
    cause: Cause,
  ): Promise<Saved<CategorySnapshot>> {
    const before = await this.writer.categoryAt(transaction, expected);
    return this.setArchived(transaction, { kind: 'category', before, archivedAt: null }, cause);
  }

  private async setArchived<Snapshot extends Recordable>(
    transaction: EntityManager,
    { kind, before, archivedAt }: { kind: CatalogKind; before: Snapshot; archivedAt: Date | null },
    cause: Cause,
  ): Promise<Saved<Snapshot>> {
    const isArchived = archivedAt !== null;
    if (before.isArchived === isArchived) return { outcome: 'unchanged', before, after: before };
    const after = { ...before, isArchived, version: before.version + 1 };
    const now = archivedAt ?? this.clock.now();
    await transaction.query(
      `UPDATE ${kind} SET archived_at = $2, version = $3, updated_at = $4, updated_by_kind = $5, updated_by_id = $6
       WHERE id = $1`,
      [before.id, archivedAt, after.version, now, cause.actor.kind, cause.actor.id],
    );
    await this.versionLog.record(transaction, kind, [{ before, after }], cause, now);
    await this.dataVersions.bump(transaction, 'catalog');
    return { outcome: 'changed', before, after };
  }
}
