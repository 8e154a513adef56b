import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RecordChange } from '../../../kernel/records/record-kind.js';
import { CatalogRecords } from '../records/catalog.records.js';
import { categoryNotFound } from '../writing/catalog-writing.refusals.js';
import type { AdminCategory } from './admin-category.type.js';

const CATEGORIES = `
  WITH counted AS (SELECT category_id AS id, sum(products)::int AS products FROM product_cell GROUP BY 1)
  SELECT c.id, c.version, c.slug, c.name, c.description, c.parent_id AS "parentId", c.is_active AS "isActive",
    c.archived_at IS NOT NULL AS "isArchived", c.sort_order AS "sortOrder", c.created_at AS "createdAt",
    c.updated_at AS "updatedAt",
    json_build_object('title', c.seo_title, 'description', c.seo_description, 'keywords', c.seo_keywords) AS seo,
    CASE WHEN i.id IS NOT NULL THEN
      json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'darkId', i.dark_id) END AS picture,
    coalesce(own.products, 0) AS "ownProductCount",
    coalesce(own.products, 0) + coalesce((SELECT sum(products)::int FROM category AS s JOIN counted USING (id)
      WHERE s.parent_id = c.id AND s.archived_at IS NULL), 0) AS "productCount"
  FROM category AS c LEFT JOIN counted AS own USING (id) LEFT JOIN picture AS i ON i.id = c.picture_id
  WHERE $1::text[] IS NULL AND c.archived_at IS NULL OR c.id = ANY($1)
  ORDER BY c.level, c.sort_order, c.name COLLATE "tr-x-icu", c.id`;

/** Categories as staff and programs see them, passive ones included. */
@Injectable()
export class AdminCategoryReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: CatalogRecords,
  ) {}

  /** All that are not deleted, main ones first, each level in its order. */
  all(): Promise<AdminCategory[]> {
    return this.dataSource.query<AdminCategory[]>(CATEGORIES, [null]);
  }

  /** Deleted ones too. */
  some(ids: readonly string[]): Promise<AdminCategory[]> {
    return this.dataSource.query<AdminCategory[]>(CATEGORIES, [ids]);
  }

  async find(id: string): Promise<AdminCategory | null> {
    const [category] = await this.some([id]);
    return category ?? null;
  }

  /** @throws CATEGORY_NOT_FOUND */
  async get(id: string): Promise<AdminCategory> {
    const category = await this.find(id);
    if (!category) throw categoryNotFound({ categoryId: id });
    return category;
  }

  /** Who changed what, newest first. */
  history(id: string): Promise<RecordChange[]> {
    return this.records.history('category', id);
  }
}
