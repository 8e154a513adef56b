import { type RowData } from '@tanstack/react-table';
import { columnId, type DataColumn } from './data-columns';

/** A column that may be hidden and moved: what heads a row stays where it is, and so do columns without a value. */
export function isMovable<Row extends RowData>(column: DataColumn<Row>): boolean {
  return columnId(column) !== undefined && !column.meta?.isTitle;
}

/** The columns in the order that somebody gave them; those that were added since keep their place. */
export function inOrder<Row extends RowData>(
  columns: DataColumn<Row>[],
  order: readonly string[],
): DataColumn<Row>[] {
  const place = (column: DataColumn<Row>) => order.indexOf(columnId(column) ?? '');
  const isPlaced = (column: DataColumn<Row>) => isMovable(column) && place(column) >= 0;
  const placed = columns.filter(isPlaced).sort((one, other) => place(one) - place(other));
  return columns.map((column) => (isPlaced(column) ? (placed.shift() ?? column) : column));
}

/** The ids with one of them at the place of another, which it pushes away from where it came from. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
