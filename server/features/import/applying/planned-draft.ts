import type { ImportItem } from '../rows/import-items.js';

/**
 * The part of a draft that was shown: only the fields that the preview says would change. Where an order took stock since, a row
 * that did not change the stock must not give it back.
 */
export function shownPart<Draft extends { name: string }>(
  draft: Draft,
  { fields }: Pick<ImportItem, 'fields'>,
  existing: Partial<Draft> | null,
): Draft {
  if (existing === null || fields === null) return draft;
  const shown = new Set(fields);
  const kept = Object.entries(draft).filter(([field]) => shown.has(field));
  const identity = Object.fromEntries(
    Object.keys(draft)
      .filter((field) => field === 'name' || field === 'sku')
      .map((field) => [field, existing[field as keyof Draft]]),
  );
  return { ...identity, ...Object.fromEntries(kept) } as Draft;
}

/**
 * Whether the catalog has something else than what the preview of an item was compared with.
 *
 * @param fetchedOnly ids of what has got no more than pictures since
 */
export function isOutdated(
  { kind, targetId, targetVersion }: Pick<ImportItem, 'kind' | 'targetId' | 'targetVersion'>,
  current: { id: string; version: number } | null,
  fetchedOnly: ReadonlySet<string>,
): boolean {
  if (kind === 'new') return current !== null;
  if (current === null || current.id !== targetId) return true;
  return current.version !== targetVersion && !fetchedOnly.has(current.id);
}
