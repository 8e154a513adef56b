import type { EntityManager } from 'typeorm';
import type { CategorySnapshot } from '../drafts/category.draft.js';

/** Selects CategorySnapshot from `category AS c`. */
export const CATEGORY_SNAPSHOT = `
  SELECT c.id, c.slug, c.version, c.name, c.description, c.parent_id AS "parentId", c.picture_id AS "pictureId",
    c.picture_source AS "pictureSource", c.seo_title AS "seoTitle", c.seo_description AS "seoDescription",
    c.seo_keywords AS "seoKeywords", c.is_active AS "isActive", c.sort_order AS "sortOrder",
    c.archived_at IS NOT NULL AS "isArchived"
  FROM category AS c`;

/** Every category as stored, main categories first, each level in its order. */
export function readCategories(reader: Pick<EntityManager, 'query'>): Promise<CategorySnapshot[]> {
  return reader.query<CategorySnapshot[]>(
    `${CATEGORY_SNAPSHOT} ORDER BY c.level, c.sort_order, c.name COLLATE "tr-x-icu", c.id`,
  );
}
