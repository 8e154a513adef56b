import type { ImportItem } from '../rows/import-items.js';

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
