import { categoryInvalid } from './catalog-draft.refusals.js';
import type { CategoryDraft, CategorySnapshot } from './category.draft.js';
import { entries } from './field.kinds.js';
import { oneLine } from './keys.js';

/**
 * Applies a draft to a category. Id, slug and version stay: the writer sets them.
 *
 * @throws CATEGORY_INVALID naming the field that did not pass
 */
export function mergeCategory(draft: CategoryDraft, existing: CategorySnapshot | null): CategorySnapshot {
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
    pictureId: textOrNull(draft.pictureId, existing?.pictureId ?? null),
    pictureSource: textOrNull(draft.pictureSource, existing?.pictureSource ?? null),
    seoTitle: textOrNull(draft.seoTitle, existing?.seoTitle ?? null),
    seoDescription: textOrNull(draft.seoDescription, existing?.seoDescription ?? null),
    seoKeywords: entries(draft.seoKeywords ?? existing?.seoKeywords ?? []),
    isActive: draft.isActive ?? existing?.isActive ?? true,
    sortOrder,
    isArchived: existing?.isArchived ?? false,
  };
}

/** Null for blank text, the previous text where none is given. */
function textOrNull(given: string | null | undefined, previous: string | null): string | null {
  return given === undefined ? previous : given?.trim() || null;
}
