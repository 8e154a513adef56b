import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { CategoryChange, Edit } from './catalog.saving.js';
import { refuseStaleVersion } from './catalog.versions.js';
import { categoryNotFound, categoryTooDeep } from './catalog-writing.refusals.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import type { CategoryDraft, CategorySnapshot } from '../drafts/category.draft.js';
import { mergeCategory } from '../drafts/category.merging.js';
import { readCategories } from '../records/category.reader.js';
import { CATEGORY_SLUGS, giveSlugs, writeSlugHistory } from './slugs.js';

/**
 * Plans what a category becomes, without writing anything; the version moves when something changes.
 *
 * @throws CATEGORY_INVALID, VERSION_CONFLICT, CATEGORY_NOT_FOUND or CATEGORY_TOO_DEEP
 */
export async function planCategory(
  transaction: EntityManager,
  { draft, existing }: CategoryChange,
): Promise<CategorySnapshot> {
  const categories = await readCategories(transaction);
  if (existing) {
    const current = categories.find(({ id }) => id === existing.id)?.version ?? 0;
    await refuseStaleVersion(transaction, 'category', existing, current);
  }
  const merged = mergeCategory(draft, existing);
  refuseDeepNesting(merged, categories);
  const id = existing?.id ?? nextId(merged.parentId, await usedIds(transaction, categories));
  const slug = await slugFor(transaction, draft, { ...merged, id });
  const next = { ...merged, id, slug };
  return isDeepStrictEqual(next, existing) ? next : { ...next, version: next.version + 1 };
}

/**
 * The database refuses it too; this refusal has a message for people.
 *
 * @throws CATEGORY_NOT_FOUND (the parent) or CATEGORY_TOO_DEEP
 */
export function refuseDeepNesting(
  { id, parentId }: CategorySnapshot,
  categories: readonly CategorySnapshot[],
): void {
  if (parentId === null) return;
  const parent = categories.find((category) => category.id === parentId);
  if (!parent) throw categoryNotFound({ categoryId: parentId });
  const hasChildren = id !== '' && categories.some((category) => category.parentId === id);
  if (parent.parentId !== null || parentId === id || hasChildren) throw categoryTooDeep({ parentId });
}

/** Also those of removed categories, whose history goes by them. */
async function usedIds(
  transaction: EntityManager,
  categories: readonly CategorySnapshot[],
): Promise<string[]> {
  const rows = await transaction.query<{ id: string }[]>(
    `SELECT DISTINCT id FROM catalog_version WHERE kind = 'category' AND version = 1`,
  );
  return [...categories, ...rows].map(({ id }) => id);
}

/** One above the highest number its siblings ever had: '3' after '1' and '2', '1-2' after '1-1'. */
function nextId(parentId: string | null, used: readonly string[]): string {
  const prefix = parentId === null ? '' : `${parentId}-`;
  const numbers = used
    .filter((id) => id.startsWith(prefix))
    .map((id) => id.slice(prefix.length))
    .filter((rest) => /^\d+$/.test(rest))
    .map(Number);
  return `${prefix}${Math.max(0, ...numbers) + 1}`;
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
