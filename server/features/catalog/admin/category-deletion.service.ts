import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { CatalogLookup } from '../records/catalog.lookup.js';
import { CatalogArchive } from '../writing/catalog.archive.js';
import { type ExpectedVersion, lockCatalog } from '../writing/catalog.saving.js';
import { CatalogWriter } from '../writing/catalog.writer.js';
import { bySortOrder, lastPlace } from './category.places.js';
import { undoneTooLate } from './catalog-admin.refusals.js';

/** As many products as one statement saves. */
const BATCH = 500;

export interface DeletedCategory {
  id: string;
  /** How many are «Kategorisiz» now. */
  products: number;
  subcategoryIds: string[];
}

const PRODUCTS_OF = 'SELECT id FROM product WHERE category_id = $1 ORDER BY id';

const DELETION = `
  SELECT request_id AS "requestId" FROM catalog_version WHERE kind = 'category' AND id = $1 AND version = $2
    AND 'isArchived' = ANY(changed_fields) AND (snapshot ->> 'isArchived')::boolean`;

/** What the same request changed, and nothing since. */
const SUBCATEGORIES_SINCE = `
  SELECT c.id FROM category AS c JOIN catalog_version AS v ON v.kind = 'category' AND v.id = c.id AND v.version = c.version
  WHERE c.parent_id IS NULL AND c.id <> $2 AND v.request_id = $1 ORDER BY c.id`;

const PRODUCTS_SINCE = `
  SELECT p.id FROM product AS p JOIN catalog_version AS v
    ON v.kind = 'product' AND v.id = p.id::text AND v.version = p.version
  WHERE p.category_id IS NULL AND v.request_id = $1 ORDER BY p.id`;

/**
 * Deletes a category: its products stay and become «Kategorisiz», its subcategories become main ones behind the others. The
 * category is archived, so that its address, its history and undoing remain.
 */
@Injectable()
export class CategoryDeletions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dataVersions: DataVersions,
    private readonly lookup: CatalogLookup,
    private readonly writer: CatalogWriter,
    private readonly archive: CatalogArchive,
  ) {}

  /** @throws CATEGORY_NOT_FOUND or VERSION_CONFLICT */
  delete(expected: ExpectedVersion, cause: Cause): Promise<DeletedCategory> {
    return this.dataSource.transaction(async (transaction) => {
      const { id } = await this.writer.categoryAt(transaction, expected);
      const productIds = await idsOf(transaction, PRODUCTS_OF, [id]);
      await this.moveProducts(transaction, productIds, { categoryId: null, cause });
      const subcategoryIds = (await this.writer.findCategories(transaction))
        .filter(({ parentId }) => parentId === id)
        .map((category) => category.id);
      await this.moveCategories(transaction, subcategoryIds, { parentId: null, cause });
      await this.archive.archiveCategory(transaction, expected, cause);
      return { id, products: productIds.length, subcategoryIds };
    });
  }

  /**
   * Undoes a deletion, for what did not change since.
   *
   * @throws CATALOG_CHANGE_NOT_UNDOABLE when the version is not that of a deletion, CATEGORY_NOT_FOUND or VERSION_CONFLICT
   */
  undo(expected: ExpectedVersion, cause: Cause): Promise<string> {
    return this.dataSource.transaction(async (transaction) => {
      await lockCatalog(transaction);
      const { id, expectedVersion } = expected;
      await this.writer.categoryAt(transaction, expected);
      const [deletion] = await transaction.query<{ requestId: string }[]>(DELETION, [id, expectedVersion]);
      if (!deletion) throw undoneTooLate({ currentVersion: expectedVersion });
      const { requestId } = deletion;
      const productIds = await idsOf(transaction, PRODUCTS_SINCE, [requestId]);
      const subcategoryIds = await idsOf(transaction, SUBCATEGORIES_SINCE, [requestId, id]);
      await this.archive.restoreCategory(transaction, expected, cause);
      await this.moveCategories(transaction, subcategoryIds, { parentId: id, cause });
      await this.moveProducts(transaction, productIds, { categoryId: id, cause });
      await this.dataVersions.bump(transaction, 'catalog');
      return id;
    });
  }

  private async moveProducts(
    transaction: EntityManager,
    ids: readonly string[],
    { categoryId, cause }: { categoryId: string | null; cause: Cause },
  ): Promise<void> {
    for (let start = 0; start < ids.length; start += BATCH) {
      const found = await this.lookup.productsById(transaction, ids.slice(start, start + BATCH));
      const changes = [...found.values()].map((existing) => ({
        draft: { name: existing.name, sku: existing.sku, categoryId },
        existing,
      }));
      await this.writer.saveProducts(transaction, changes, cause, 'by the caller');
    }
  }

  private async moveCategories(
    transaction: EntityManager,
    ids: readonly string[],
    { parentId, cause }: { parentId: string | null; cause: Cause },
  ): Promise<void> {
    const known = await this.writer.knownCategories(transaction);
    const first = lastPlace(known, parentId);
    const moved = ids.flatMap((id) => known.get(id) ?? []).sort(bySortOrder);
    for (const [place, existing] of moved.entries()) {
      const draft = { name: existing.name, parentId, sortOrder: first + place };
      const change = { draft, existing, known };
      await this.writer.saveCategory(transaction, change, cause, 'by the caller');
    }
  }
}

const idsOf = async (transaction: EntityManager, query: string, values: readonly unknown[]) =>
  (await transaction.query<{ id: string }[]>(query, [...values])).map(({ id }) => id);
