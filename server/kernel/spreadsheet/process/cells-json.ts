import type { CellValue } from '../sheet.js';

/** A date as it is written: milliseconds since 1970 of its UTC fields. */
interface WrittenDate {
  date: number;
}

/** Cells as JSON text that gives the same cells back; JSON itself has no dates. */
export function cellsJson(cells: readonly CellValue[]): string {
  return JSON.stringify(cells.some(isDate) ? cells.map(written) : cells);
}

/** The cells of a text that `cellsJson` wrote. */
export function parseCells(json: string): CellValue[] {
  const cells = JSON.parse(json) as (Exclude<CellValue, Date> | WrittenDate)[];
  return cells.map((cell) => (isWrittenDate(cell) ? new Date(cell.date) : cell));
}

const isWrittenDate = (cell: Exclude<CellValue, Date> | WrittenDate): cell is WrittenDate =>
  typeof cell === 'object' && cell !== null && 'date' in cell;

const isDate = (cell: CellValue) => cell instanceof Date;

const written = (cell: CellValue) => (cell instanceof Date ? { date: cell.getTime() } : cell);
