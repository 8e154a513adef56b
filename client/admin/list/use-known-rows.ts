import { useState } from 'react';

/**
 * The rows of the newest answer. What says the same as before stays the same object, and all of them the same array: a list
 * that is shown from the cache and asked for beside it is drawn once, and a live change draws one row.
 */
export function useKnownRows<Row>(
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => string,
): readonly Row[] | undefined {
  const [last, setLast] = useState({ rows, kept: rows });
  if (rows === last.rows) return last.kept;
  const kept = rows && last.kept ? reuse(last.kept, rows, idOf) : rows;
  setLast({ rows, kept });
  return kept;
}

/** The given rows, in their order, with those of before that are equal to them. */
function reuse<Row>(
  before: readonly Row[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): readonly Row[] {
  const byId = new Map(before.map((row) => [idOf(row), row]));
  const kept = rows.map((row) => {
    const earlier = byId.get(idOf(row));
    return earlier !== undefined && isEqual(earlier, row) ? earlier : row;
  });
  const isSame = kept.length === before.length && kept.every((row, place) => row === before[place]);
  return isSame ? before : kept;
}

/** Rows are answers to one query, whose fields come in one order. */
const isEqual = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
