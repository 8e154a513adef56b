import { type ImportRow } from '../row/row.fragment';
import { type GridFields } from './grid-fields';
import { NAME_COLUMN, rowCell } from './row-cell';

/** Where a cell of the grid stands. */
export interface CellPlace {
  /** Of the row. */
  readonly number: number;
  /** A heading, or `NAME_COLUMN`. */
  readonly column: string;
}

export const placeKey = ({ number, column }: CellPlace): string => `${String(number)} ${column}`;

/** The cells that keep rows from being applied, in reading order. A row that was left out wants nothing. */
export function invalidCellsOf(rows: readonly ImportRow[], fields: GridFields): readonly CellPlace[] {
  const columns = columnsOf(fields);
  return rows
    .filter(({ kind, isLeftOut }) => kind === 'INVALID' && !isLeftOut)
    .flatMap((row) =>
      columns
        .filter((column) => rowCell(row, column, fields).tone === 'bad')
        .map((column) => ({ number: row.number, column })),
    );
}

/** The invalid cell behind a cell, or before it; behind the last one the first. Undefined when there is no other. */
export function nextInvalidCell(
  invalidCells: readonly CellPlace[],
  from: CellPlace,
  fields: GridFields,
  isBackwards = false,
): CellPlace | undefined {
  const columns = columnsOf(fields);
  const distance = ({ number, column }: CellPlace) =>
    number - from.number || columns.indexOf(column) - columns.indexOf(from.column);
  const others = invalidCells.filter((cell) => distance(cell) !== 0);
  return isBackwards
    ? (others.findLast((cell) => distance(cell) < 0) ?? others.at(-1))
    : (others.find((cell) => distance(cell) > 0) ?? others[0]);
}

/** The column beside one that a row has a cell in. */
export function columnBeside(
  row: ImportRow,
  column: string,
  fields: GridFields,
  step: 1 | -1,
): string | undefined {
  const own = columnsOf(fields).filter((one) => rowCell(row, one, fields).cell !== null);
  return own[own.indexOf(column) + step];
}

const columnsOf = ({ fields }: GridFields) => [NAME_COLUMN, ...fields.map(({ header }) => header)];
