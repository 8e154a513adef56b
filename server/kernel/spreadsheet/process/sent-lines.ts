import { Refusal } from '../../refusal/refusal.js';
import type { SheetEvidence } from '../sheet-numbers.js';
import type { SheetRow, SpreadsheetFormat } from '../sheet.js';
import { cellsJson } from './cells-json.js';

/** A row as the child sends it: the cells stay the JSON text it wrote, so that the parent need not parse what it only stores. */
export interface SentRow {
  /** Position of the sheet among the visible ones, from 0. */
  sheet: number;
  /** Counted as in a spreadsheet program, from 1. */
  rowNumber: number;
  /** See `parseCells`. */
  cells: string;
}

/** What is known of a spreadsheet before its rows are read. */
export interface OpenedSpreadsheet {
  format: SpreadsheetFormat;
  sheets: { name: string; position: number }[];
}

/** What the child says besides rows: that it runs, then that the file is open, at last how its reading ended. */
export type Report =
  | { started: true }
  | { opened: OpenedSpreadsheet }
  | { end: true; numbers: SheetEvidence[] }
  | { refusal: Pick<Refusal, 'code' | 'message' | 'httpStatus' | 'details'> }
  | { error: { message: string; code?: string } };

export type Line = SentRow | Report;

export const rowLine = (sheet: number, { rowNumber, cells }: SheetRow) =>
  `${sheet} ${rowNumber} ${cellsJson(cells)}\n`;

export const reportLine = (report: Report) => `${JSON.stringify(report)}\n`;

/** The last line of a reading that failed. */
export function failureReport(error: unknown): Report {
  if (error instanceof Refusal) {
    const { code, message, httpStatus, details } = error;
    return { refusal: { code, message, httpStatus, details } };
  }
  const { code } = error as NodeJS.ErrnoException;
  return { error: { message: error instanceof Error ? error.message : String(error), code } };
}

/** The error behind such a line: a refusal as the child threw it, or an error with its code (`ENOENT` …). */
export function failureOf(line: Line): Error {
  if ('refusal' in line) {
    const { code, message, httpStatus, details } = line.refusal;
    return new Refusal(code, message, httpStatus, details);
  }
  if ('error' in line) return Object.assign(new Error(line.error.message), { code: line.error.code });
  return new Error(`The process that reads a spreadsheet sent a line out of turn: ${JSON.stringify(line)}`);
}

/** Reports are objects, rows begin with a number. */
export function parseLine(line: string): Line {
  if (line.startsWith('{')) return JSON.parse(line) as Report;
  const first = line.indexOf(' ');
  const second = line.indexOf(' ', first + 1);
  return {
    sheet: Number(line.slice(0, first)),
    rowNumber: Number(line.slice(first + 1, second)),
    cells: line.slice(second + 1),
  };
}
