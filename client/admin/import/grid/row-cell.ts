import { type ImportRow } from '../row/row.fragment';
import { type GridFields } from './grid-fields';

/** The column that every row is named in, whatever its sheet calls it. */
export const NAME_COLUMN = 'name';

/** What a cell of the grid shows: what the file has, what that changes, and what is to be said of it. */
export interface RowCell {
  /** Null where the sheet of the row has no such column. */
  readonly cell: ImportRow['cells'][number] | null;
  readonly change: ImportRow['changes'][number] | null;
  /** Why the row cannot be applied, as far as it is about this cell. */
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
  readonly tone: 'bad' | 'clear' | 'warn' | 'changed' | 'plain';
}

type Problem = ImportRow['problems'][number];

/** @param column a heading, or `NAME_COLUMN`, at which also stands what is about no column of the grid */
export function rowCell(row: ImportRow, column: string, { names, fields }: GridFields): RowCell {
  const headers = column === NAME_COLUMN ? names : [column];
  const isAbout = (problem: Problem, some: readonly string[]) =>
    isHere(row, problem) && problem.columns.some((one) => some.includes(one));
  const belongsHere = (problem: Problem) =>
    isAbout(problem, headers) ||
    (column === NAME_COLUMN && !fields.some(({ header }) => isAbout(problem, [header])));
  const cell = row.cells.find(({ header }) => headers.includes(header)) ?? null;
  const change = row.changes.find((one) => headers.includes(one.column)) ?? null;
  const problems = row.problems.filter(belongsHere).map(({ message }) => message);
  const warnings = row.warnings.filter(belongsHere).map(({ message }) => message);
  const found = { cell, change, problems, warnings };
  return { ...found, tone: toneOf(found) };
}

/** Problems of another row, such as one with specs of the product, are about none of its cells. */
const isHere = ({ sheetName, rowNumber }: ImportRow, problem: Problem) =>
  problem.sheet === sheetName && problem.rowNumber === rowNumber;

function toneOf({ cell, change, problems, warnings }: Omit<RowCell, 'tone'>): RowCell['tone'] {
  if (problems.length > 0) return 'bad';
  const isOther = change !== null && change.before !== '';
  if (isOther && cell?.value === '') return 'clear';
  if (warnings.length > 0) return 'warn';
  return isOther ? 'changed' : 'plain';
}
