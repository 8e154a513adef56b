import { isDeepStrictEqual } from 'node:util';

/** Names of the fields in which two snapshots differ, their versions aside; none where there was nothing before. */
export function changedFields<Snapshot extends { version: number }>(
  before: Snapshot | null,
  after: Snapshot,
): string[] {
  if (before === null) return [];
  const fields = Object.keys(after) as (keyof Snapshot & string)[];
  return fields.filter((field) => field !== 'version' && !isDeepStrictEqual(before[field], after[field]));
}
