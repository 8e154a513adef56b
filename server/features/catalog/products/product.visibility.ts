import type { Conditions } from '../../../kernel/database/conditions.js';

/** Leaves only products that visitors see: not archived, and of no hidden category. */
export function addVisibility(conditions: Conditions, hiddenCategoryIds: readonly string[]): void {
  conditions.add('p.archived_at IS NULL');
  if (hiddenCategoryIds.length === 0) return;
  conditions.add(`coalesce(p.category_id, '') <> ALL(${conditions.value(hiddenCategoryIds)}::text[])`);
}
