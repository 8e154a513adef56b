import type { CategorySnapshot } from '../drafts/category.draft.js';
import { categoryNotFound } from '../writing/catalog-writing.refusals.js';
import type { KnownCategories } from '../writing/known-categories.js';

const turkish = new Intl.Collator('tr');

/** As every list orders them. */
export const bySortOrder = (one: CategorySnapshot, other: CategorySnapshot) =>
  one.sortOrder - other.sortOrder || turkish.compare(one.name, other.name) || (one.id < other.id ? -1 : 1);

/** Those that are not archived; the main ones of a null parent. */
export const childrenOf = (known: KnownCategories, parentId: string | null): CategorySnapshot[] =>
  known.all().filter((category) => category.parentId === parentId && !category.isArchived);

/** Behind all of them. */
export const lastPlace = (known: KnownCategories, parentId: string | null): number =>
  Math.max(-1, ...childrenOf(known, parentId).map(({ sortOrder }) => sortOrder)) + 1;

/** The siblings in their new order, the moved category among them; archived ones keep their place, which nobody sees. */
export function placed(
  known: KnownCategories,
  {
    moved,
    parentId,
    beforeId,
  }: { moved: CategorySnapshot; parentId: string | null; beforeId: string | null },
): CategorySnapshot[] {
  if (parentId !== null && !known.get(parentId)) throw categoryNotFound({ categoryId: parentId });
  const siblings = childrenOf(known, parentId)
    .filter(({ id }) => id !== moved.id)
    .sort(bySortOrder);
  if (beforeId === null) return [...siblings, moved];
  const place = siblings.findIndex(({ id }) => id === beforeId);
  if (place < 0) throw categoryNotFound({ categoryId: beforeId });
  return siblings.toSpliced(place, 0, moved);
}
