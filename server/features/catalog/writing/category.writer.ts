import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { CategoryChange, Edit } from './catalog.saving.js';
import { refuseStaleVersion } from './catalog.versions.js';
import { categoryNotFound, categoryTooDeep } from './catalog-writing.refusals.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import type { CategoryDraft, CategorySnapshot } from '../drafts/category.draft.js';
import { mergeCategory } from '../drafts/category.merging.js';
import { type CategoryTree, KnownCategories } from './known-categories.js';
import { CATEGORY_SLUGS, giveSlugs, writeSlugHistory } from './slugs.js';

/**
 * Plans what a category becomes, without writing anything; the version moves when something changes.
 *
 * @throws CATEGORY_INVALID, VERSION_CONFLICT, CATEGORY_NOT_FOUND or CATEGORY_TOO_DEEP
 */
export async function planCategory(
  transaction: EntityManager,
  { draft, existing, known }: CategoryChange,
): Promise<CategorySnapshot> {
  const categories = known ?? (await KnownCategories.read(transaction));
  if (existing) {
    const current = categories.get(existing.id)?.version ?? 0;
    await refuseStaleVersion(transaction, 'category', existing, current);
  }
  const merged = mergeCategory(draft, existing);
  refuseDeepNesting(merged, categories);
  const id = existing?.id ?? categories.nextId(merged.parentId);
  const slug = await slugFor(transaction, draft, { ...merged, id });
  const next = { ...merged, id, slug };
  return isDeepStrictEqual(next, existing) ? next : { ...next, version: next.version + 1 };
}

/**
 * The database refuses it too; this refusal has a message for people.
 *
 * @throws CATEGORY_NOT_FOUND (there is no such parent, or it was deleted) or CATEGORY_TOO_DEEP
 */
export function refuseDeepNesting({ id, parentId }: CategorySnapshot, categories: CategoryTree): void {
  if (parentId === null) return;
  const parent = categories.get(parentId);
  if (!parent || parent.isArchived) throw categoryNotFound({ categoryId: parentId });
  const hasChildren = id !== '' && categories.hasChildren(id);
  if (parent.parentId !== null || parentId === id || hasChildren) throw categoryTooDeep({ parentId });
}

async function slugFor(
  transaction: EntityManager,
  draft: CategoryDraft,
  category: CategorySnapshot,
): Promise<string> {
  const slug = draft.slug?.trim() || undefined;
  if (category.slug !== '' && slug === undefined) return category.slug;
  const slugs = await giveSlugs(transaction, CATEGORY_SLUGS, [
    { id: category.id, name: category.name, slug },
  ]);
  return slugs.get(category.id) ?? '';
}

const SAVE = `
  INSERT INTO category (id, parent_id, slug, name, description, picture_id, picture_source, seo_title,
    seo_description, seo_keywords, is_active, sort_order, version, created_at, updated_at,
    updated_by_kind, updated_by_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $15, $16)
  ON CONFLICT (id) DO UPDATE SET parent_id = excluded.parent_id, slug = excluded.slug, name = excluded.name,
    description = excluded.description, picture_id = excluded.picture_id, picture_source = excluded.picture_source,
    seo_title = excluded.seo_title, seo_description = excluded.seo_description,
    seo_keywords = excluded.seo_keywords, is_active = excluded.is_active, sort_order = excluded.sort_order,
    version = excluded.version, updated_at = excluded.updated_at,
    updated_by_kind = excluded.updated_by_kind, updated_by_id = excluded.updated_by_id`;

export async function writeCategory(
  transaction: EntityManager,
  { before, after }: Edit<CategorySnapshot>,
  { actor }: Cause,
  now: Date,
): Promise<void> {
  await transaction.query(SAVE, [
    after.id,
    after.parentId,
    after.slug,
    after.name,
    after.description,
    after.pictureId,
    after.pictureSource,
    after.seoTitle,
    after.seoDescription,
    after.seoKeywords,
    after.isActive,
    after.sortOrder,
    after.version,
    now,
    actor.kind,
    actor.id,
  ]);
  if (before?.slug === after.slug) return;
  await writeSlugHistory(transaction, CATEGORY_SLUGS, [
    { id: after.id, from: before?.slug ?? null, to: after.slug },
  ]);
}
