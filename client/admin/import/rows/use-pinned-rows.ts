import { useMemo, useState } from 'react';
import { type ImportRow } from '../row/row.fragment';
import { pin, type PinnedRows, withPinned } from './pinned-rows';

const NONE: PinnedRows = new Map();

/** The rows of a page, with those that were worked on since it was opened, whether the list still has them or not. */
export function usePinnedRows(page: string, listed: readonly ImportRow[] | undefined) {
  const [{ pinned, at }, setPinned] = useState({ pinned: NONE, at: page });
  const rows = useMemo(
    () => listed && withPinned(listed, at === page ? pinned : NONE),
    [listed, pinned, at, page],
  );
  const keep = (kept: readonly ImportRow[]) =>
    setPinned((earlier) => ({
      pinned: pin(earlier.at === page ? earlier.pinned : NONE, kept, listed),
      at: page,
    }));
  return { rows, keep };
}
