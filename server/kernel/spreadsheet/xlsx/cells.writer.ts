import { isQuotedByStyle } from '../formula-guard.js';
import { cellText, cutText } from '../sheet.writer.js';

/**
 * A text, a number, a money amount in lira, a date-time as a clock on the wall shows it, what is wrong with a row (on a red
 * ground, also when it is empty), or nothing.
 */
export type StreamedCell =
  | string
  | number
  | { lira: number }
  | { dateTime: Date }
  | { problem: Problem }
  | null;

type Problem = string | number | { dateTime: Date } | null;

/** Formats of cells, by their place in STYLES of parts.writer.ts. */
const STYLE = {
  head: 1,
  lira: 2,
  dateTime: 3,
  requiredHead: 4,
  optionalHead: 5,
  problem: 6,
  problemDateTime: 7,
  quoted: 8,
  quotedProblem: 9,
} as const;

const DAY_MS = 86_400_000;
/** 1 January 1970, as spreadsheet programs count days. */
const EPOCH_DAY = 25_569;
const LETTER_A = 65;
const LETTERS = 26;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A heading; on a ground of its own where the column is said to be required, or not to be. */
export interface HeadCell {
  header: string;
  isRequired?: boolean;
}

export function headXml(columns: readonly HeadCell[]): string {
  const cells = columns.map(({ header, isRequired }, index) =>
    textXml(`${columnName(index)}1`, header, headStyle(isRequired)),
  );
  return `<row r="1">${cells.join('')}</row>`;
}

export function rowXml(row: number, cells: readonly StreamedCell[]): string {
  const filled = cells.map((cell, index) => cellXml(`${columnName(index)}${row}`, cell));
  return `<row r="${row}">${filled.join('')}</row>`;
}

function headStyle(isRequired: boolean | undefined): number {
  if (isRequired === undefined) return STYLE.head;
  return isRequired ? STYLE.requiredHead : STYLE.optionalHead;
}

function cellXml(place: string, cell: StreamedCell): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return textXml(place, cell);
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if ('lira' in cell) return `<c r="${place}" s="${STYLE.lira}"><v>${cell.lira}</v></c>`;
  if ('problem' in cell) return problemXml(place, cell.problem);
  return dateTimeXml(place, cell.dateTime, STYLE.dateTime);
}

function problemXml(place: string, problem: Problem): string {
  if (problem === null) return `<c r="${place}" s="${STYLE.problem}"></c>`;
  if (typeof problem === 'string') return textXml(place, problem, STYLE.problem);
  if (typeof problem === 'number') return `<c r="${place}" s="${STYLE.problem}"><v>${problem}</v></c>`;
  return dateTimeXml(place, problem.dateTime, STYLE.problemDateTime);
}

function dateTimeXml(place: string, dateTime: Date, style: number): string {
  const day = dateTime.getTime() / DAY_MS + EPOCH_DAY;
  return `<c r="${place}" s="${style}"><v>${day}</v></c>`;
}

function textXml(place: string, text: string, style?: number): string {
  if (style === undefined && isQuotedByStyle(text)) return inlineXml(place, cutText(text), STYLE.quoted);
  if (style === STYLE.problem && isQuotedByStyle(text)) {
    return inlineXml(place, cutText(text), STYLE.quotedProblem);
  }
  return inlineXml(place, cellText(text), style);
}

function inlineXml(place: string, text: string, style?: number): string {
  const styled = style === undefined ? '' : ` s="${style}"`;
  return `<c r="${place}"${styled} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

/** 0 → `A`, 25 → `Z`, 26 → `AA` */
function columnName(index: number): string {
  const last = String.fromCharCode(LETTER_A + (index % LETTERS));
  return index < LETTERS ? last : columnName(Math.floor(index / LETTERS) - 1) + last;
}

/** Without what XML cannot have; `_x0041_` would be read as a letter. */
export function xmlText(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
