import { type ImportRow } from '../row/row.fragment';

/** A row that stays where somebody works on it, whatever the list is narrowed to. */
export interface PinnedRow {
  readonly row: ImportRow;
  /** The list it was pinned in: of a list that came later, the server's row is the newer one. */
  readonly since: readonly ImportRow[] | undefined;
}

export type PinnedRows = ReadonlyMap<number, PinnedRow>;

export function pin(pinned: PinnedRows, rows: readonly ImportRow[], since: PinnedRow['since']): PinnedRows {
  return new Map([...pinned, ...rows.map((row) => [row.number, { row, since }] as const)]);
}

/** The rows of a list with those that are worked on, which may have left it by now, in the order of the file. */
export function withPinned(listed: readonly ImportRow[], pinned: PinnedRows): readonly ImportRow[] {
  if (pinned.size === 0) return listed;
  const rows = new Map(listed.map((row) => [row.number, row]));
  for (const [number, { row, since }] of pinned) {
    if (since === listed || !rows.has(number)) rows.set(number, row);
  }
  return [...rows.values()].sort((one, other) => one.number - other.number);
}
