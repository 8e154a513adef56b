import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import {
  categoryChanged,
  categoryInvalid,
  categoryNotFound,
  categoryTooDeep,
} from './catalog-writing.refusals.js';
import type { CategoryDraft, CategorySnapshot } from './category.draft.js';
import { oneLine } from './keys.js';
import { entries, textOrNothing } from './product.merging.js';
import { CATEGORY_SLUGS, giveSlugs, keepSlugHistory } from './slugs.js';

const SNAPSHOT = `
  SELECT c.id, c.slug, c.version, c.name, c.description, c.parent_id AS "parentId", c.picture_id AS "pictureId",
    c.picture_source AS "pictureSource", c.seo_title AS "seoTitle", c.seo_description AS "seoDescription",
    c.seo_keywords AS "seoKeywords", c.is_active AS "isActive", c.sort_order AS "sortOrder"
  FROM category AS c`;

/** Main categories first, each level in its order. */
const ORDER = 'ORDER BY c.level, c.sort_order, c.name COLLATE "tr-x-icu", c.id';

/** Categories as they are kept; all of them without a condition. */
export function readCategories(
  manager: EntityManager,
  condition = '',
  values: unknown[] = [],
): Promise<CategorySnapshot[]> {
  return manager.query<CategorySnapshot[]>(`${SNAPSHOT} ${condition} ${ORDER}`, values);
}

/**
 * Works out what a category becomes, without writing anything; the version moves when something changes.
 *
 * @throws CATEGORY_INVALID, CATEGORY_CHANGED, CATEGORY_NOT_FOUND or CATEGORY_TOO_DEEP
 */
export async function planCategory(
  manager: EntityManager,
  draft: CategoryDraft,
  existing: CategorySnapshot | null,
): Promise<CategorySnapshot> {
  const everyOne = await readCategories(manager);
  if (existing) refuseStaleEdit(existing, everyOne);
  const merged = mergeCategory(draft, existing);
  refuseDeepNesting(merged, everyOne);
  const id = existing?.id ?? nextId(merged.parentId, everyOne);
  const slug = await slugFor(manager, draft, { ...merged, id });
  const next = { ...merged, id, slug };
  return isDeepStrictEqual(next, existing) ? next : { ...next, version: next.version + 1 };
}

function mergeCategory(draft: CategoryDraft, existing: CategorySnapshot | null): CategorySnapshot {
  const name = oneLine(draft.name);
  const sortOrder = draft.sortOrder ?? existing?.sortOrder ?? 0;
  if (name === '') throw categoryInvalid({ field: 'name', reason: 'Kategori adı boş olamaz.' });
  if (!Number.isInteger(sortOrder) || sortOrder < 0) {
    throw categoryInvalid({ field: 'sortOrder', reason: 'Sıra 0 veya daha büyük olmalıdır.' });
  }
  return {
    id: existing?.id ?? '',
    slug: existing?.slug ?? '',
    version: existing?.version ?? 0,
    name,
    description: (draft.description ?? existing?.description ?? '').trim(),
    parentId: (draft.parentId === undefined ? existing?.parentId : draft.parentId) ?? null,
    pictureId: textOrNothing(draft.pictureId, existing?.pictureId ?? null),
    pictureSource: textOrNothing(draft.pictureSource, existing?.pictureSource ?? null),
    seoTitle: textOrNothing(draft.seoTitle, existing?.seoTitle ?? null),
    seoDescription: textOrNothing(draft.seoDescription, existing?.seoDescription ?? null),
    seoKeywords: entries(draft.seoKeywords ?? existing?.seoKeywords ?? []),
    isActive: draft.isActive ?? existing?.isActive ?? true,
    sortOrder,
  };
}

function refuseStaleEdit({ id, version }: CategorySnapshot, everyOne: readonly CategorySnapshot[]): void {
  const today = everyOne.find((category) => category.id === id)?.version ?? 0;
  if (today !== version) throw categoryChanged({ categoryId: id, version: today });
}

/** The database refuses it too; here it gets its words. */
function refuseDeepNesting({ id, parentId }: CategorySnapshot, everyOne: readonly CategorySnapshot[]): void {
  if (parentId === null) return;
  const parent = everyOne.find((category) => category.id === parentId);
  if (!parent) throw categoryNotFound({ categoryId: parentId });
  const hasChildren = id !== '' && everyOne.some((category) => category.parentId === id);
  if (parent.parentId !== null || parentId === id || hasChildren) throw categoryTooDeep({ parentId });
}

/** One above the highest number ever given beside it: '3' after '1' and '2', '1-2' after '1-1'. */
function nextId(parentId: string | null, everyOne: readonly CategorySnapshot[]): string {
  const prefix = parentId === null ? '' : `${parentId}-`;
  const numbers = everyOne
    .filter(({ id }) => id.startsWith(prefix))
    .map(({ id }) => id.slice(prefix.length))
    .filter((rest) => /^\d+$/.test(rest))
    .map(Number);
  return `${prefix}${Math.max(0, ...numbers) + 1}`;
}

async function slugFor(
  manager: EntityManager,
  draft: CategoryDraft,
  category: CategorySnapshot,
): Promise<string> {
  const asked = draft.slug?.trim() || undefined;
  if (category.slug !== '' && asked === undefined) return category.slug;
  const slugs = await giveSlugs(manager, CATEGORY_SLUGS, [{ id: category.id, name: category.name, asked }]);
  return slugs.get(category.id) ?? '';
}

const SAVE = `
  INSERT INTO category (id, parent_id, slug, name, description, picture_id, picture_source, seo_title,
    seo_description, seo_keywords, is_active, sort_order, version, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)
  ON CONFLICT (id) DO UPDATE SET parent_id = excluded.parent_id, slug = excluded.slug, name = excluded.name,
    description = excluded.description, picture_id = excluded.picture_id, picture_source = excluded.picture_source,
    seo_title = excluded.seo_title, seo_description = excluded.seo_description,
    seo_keywords = excluded.seo_keywords, is_active = excluded.is_active, sort_order = excluded.sort_order,
    version = excluded.version, updated_at = excluded.updated_at`;

export async function writeCategory(
  manager: EntityManager,
  { before, after }: { before: CategorySnapshot | null; after: CategorySnapshot },
  now: Date,
): Promise<void> {
  await manager.query(SAVE, [
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
  ]);
  if (before?.slug === after.slug) return;
  await keepSlugHistory(manager, CATEGORY_SLUGS, [
    { id: after.id, from: before?.slug ?? null, to: after.slug },
  ]);
}
