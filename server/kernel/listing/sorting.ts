/** A column, or an expression, that is never null. */
interface SortColumn {
  sql: string;
  isDescending: boolean;
}

/** Columns that no two rows have alike: each row has one place in the list. */
export type Sorting = readonly SortColumn[];

/** The place of a row in a list: what it is sorted by, each as the text that PostgreSQL writes, which loses nothing. */
export type ListCursor = readonly string[];

/** Adds a value to a statement and returns its placeholder. */
export type Bind = (value: unknown) => string;

export const asc = (sql: string): SortColumn => ({ sql, isDescending: false });

export const desc = (sql: string): SortColumn => ({ sql, isDescending: true });

/** The same list from its end. */
export const reversed = (sorting: Sorting): Sorting =>
  sorting.map(({ sql, isDescending }) => ({ sql, isDescending: !isDescending }));

export const orderBy = (sorting: Sorting): string =>
  `ORDER BY ${sorting.map(({ sql, isDescending }) => (isDescending ? `${sql} DESC` : sql)).join(', ')}`;

/** Selects the cursor of a row. */
export const cursorColumn = (sorting: Sorting): string =>
  `ARRAY[${sorting.map(({ sql }) => `(${sql})::text`).join(', ')}] AS cursor`;

/** The condition that a row comes after a place in the list. */
export function isAfter(sorting: Sorting, cursor: ListCursor, bind: Bind): string {
  const [column, ...columns] = sorting;
  const [value, ...values] = cursor;
  if (!column || value === undefined) throw new Error('The cursor belongs to another list');
  const place = bind(value);
  const operator = column.isDescending ? '<' : '>';
  if (columns.length === 0) return `${column.sql} ${operator} ${place}`;
  // The first condition alone tells the index where to begin.
  return `${column.sql} ${operator}= ${place} AND (${column.sql} <> ${place} OR ${isAfter(columns, values, bind)})`;
}
