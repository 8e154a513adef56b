import { fold } from '../../kernel/turkish/fold.js';
import { beginningOf, cleanText } from '../../kernel/spreadsheet/clean-text.js';
import { type CellValue, isFormatted } from '../../kernel/spreadsheet/sheet.js';
import { dateOf, type WrittenDate } from './list.dates.js';
import { quantityOf, splitQuantity, unitOf, type WrittenQuantity } from './list.quantities.js';
import { MAX_LINE_TEXT } from './material-list.limits.js';

/** One row of a list, each cell as it is shown. */
export interface ListRow {
  /** As the list counts it, from 1. */
  row: number;
  cells: readonly string[];
  /** Of pasted text: what stands between its cells; null where it is one text. */
  separator?: string | null;
}

/** One thing that a list asks for. */
export interface ReadLine {
  row: number;
  /** As the buyer wrote it, without the quantity. */
  text: string;
  quantity: WrittenQuantity | null;
  /** What a quantity was taken out of where the number may belong to the product. */
  whole: string | null;
  /** A part number that may have become a date. */
  date: WrittenDate | null;
}

/** A row that asks for nothing: a heading, a sum. */
export interface SkippedRow {
  row: number;
  /** Its cells; empty for a blank row. */
  text: string;
}

export interface ReadList {
  lines: ReadLine[];
  skipped: SkippedRow[];
}

/** What a heading says of its column. */
type Column = 'text' | 'quantity' | 'unit' | 'index' | 'position' | 'ignored';

interface Heading {
  index: number;
  separator: string | null | undefined;
  columns: readonly Column[];
}

const HEADING_ROWS = 20;
/** Two rows may begin with such numbers by chance. */
const MIN_NUMBERED = 3;
const QUANTITY = /^(?:miktar|metraj|adet|adedi|mik|qty|quantity|toplam (?:miktar|adet)|sayi)/;
const UNIT = /^(?:birim|birimi|br|brm|olcu birimi|unit)$/;
const TEXT =
  /^(?:malzeme|aciklama|tanim|urun|cins|imalat|is kalem|stok|kod|model|marka|tip|olcu|cap|ozellik|parca|item|description|part)/;
const MONEY = /fiyat|tutar|bedel|toplam|kdv|iskonto|price|amount/;
/** A number of the row, or the code of a price list. */
const POSITION = /^poz(?! no)/;
const INDEX = /^(?:#|no|s no|sira|sn|s\.n|s\/n|sira no|poz no)/;
const SUM = /^(?:genel |ara |kdv )?(?:toplam|yekun)|^kdv\b/;
const NUMBERED = /^\d{1,3}(?:[.)]|\s*-)\s+(?=\S)/;

/** A pasted text as rows: a spreadsheet puts tabs between its cells. */
export function rowsOfText(text: string): ListRow[] {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line, index) => ({ row: index + 1, ...cellsOfLine(line) }))
    .filter(({ cells }) => cells.length > 0);
  return withoutNumbering(rows);
}

/** Out of a mail or a PDF the numbers of the rows come as words: 1 vana, 2 pompa, 3 filtre. */
function withoutNumbering(rows: readonly ListRow[]): ListRow[] {
  const numbers = rows.map(({ cells: [first = ''] }) => /^(\d{1,4})[.)-]?\s+\S/.exec(first)?.[1]);
  const isNumbered =
    rows.length >= MIN_NUMBERED &&
    numbers.every((number, index) => Number(number) === Number(numbers[0]) + index);
  if (!isNumbered) return [...rows];
  return rows.map(({ cells: [first = '', ...others], ...row }) => ({
    ...row,
    cells: [first.replace(/^\d{1,4}[.)-]?\s+/, ''), ...others],
  }));
}

/** A cell as the sheet shows it, without what cannot be stored: a date in the Turkish way, a number without grouping. */
export function shownCell(cell: CellValue): string {
  if (cell === null) return '';
  if (cell instanceof Date) {
    const [year = '', month = '', day = ''] = cell.toISOString().slice(0, 10).split('-');
    return `${day}.${month}.${year}`;
  }
  if (isFormatted(cell)) return cleanText(cell.shown);
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return typeof cell === 'boolean' ? '' : cleanText(cell).replace(/\s+/g, ' ');
}

/** The things that the rows of a list ask for, in their order. */
export function readLines(rows: readonly ListRow[]): ReadList {
  const heading = headingOf(rows);
  const body = heading ? rows.slice(heading.index + 1) : rows;
  const read = heading ? byHeading(heading, body) : byCells(body);
  const lines = body.flatMap((row) => {
    const line = read(row);
    return line && !SUM.test(fold(line.text)) ? [line] : [];
  });
  const asking = new Set(lines.map(({ row }) => row));
  return { lines, skipped: rows.filter(({ row }) => !asking.has(row)).map(skippedRow) };
}

const skippedRow = ({ row, cells }: ListRow): SkippedRow => ({
  row,
  text: beginningOf(cells.filter((cell) => cell !== '').join(' '), MAX_LINE_TEXT),
});

type ReadRow = (row: ListRow) => ReadLine | null;

function byCells(rows: readonly ListRow[]): ReadRow {
  const isNumbered = hasIndexColumn(rows);
  return ({ row, cells }) => lineOfCells(row, isNumbered ? cells.slice(1) : cells);
}

/** Rows below headings, and what somebody typed below a pasted table: that has other separators, or fewer cells. */
function byHeading(heading: Heading, rows: readonly ListRow[]): ReadRow {
  const table = rows.filter(({ separator }) => separator === heading.separator);
  const columns = resolved(heading.columns, table);
  const numbered = columns.indexOf('index');
  let number = Number.NaN;
  return ({ row, cells, separator }) => {
    if (separator !== heading.separator) return typedLine(row, cells);
    const previous = number;
    number = Number(cells[numbered] || Number.NaN);
    const line = lineByColumns(row, cells, columns, number === previous + 1);
    if (line?.quantity || cells.length >= columns.length) return line;
    const typed = typedLine(row, cells);
    return typed?.quantity && typed.whole === null ? typed : line;
  };
}

/** A row without any digit is a heading of the rows below it. */
function typedLine(row: number, cells: readonly string[]): ReadLine | null {
  return cells.some((cell) => /\d/.test(cell)) ? lineOfCells(row, cells) : null;
}

/** Positions that only count the rows say nothing of what is asked for. */
function resolved(columns: readonly Column[], rows: readonly ListRow[]): Column[] {
  return columns.map((column, index) => {
    if (column !== 'position') return column;
    const cells = rows.flatMap(({ cells }) => (cells.length > 1 && cells[index]) || []);
    const numbers = cells.map(Number).filter((number) => Number.isInteger(number));
    const isMost = numbers.length >= 2 && numbers.length * 3 >= cells.length * 2;
    return isMost && countsUp(numbers) ? 'index' : 'text';
  });
}

const countsUp = (numbers: readonly number[]) =>
  numbers.every((number, index) => number === (numbers[0] ?? 0) + index);

function cellsOfLine(line: string): Required<Omit<ListRow, 'row'>> {
  const separator = line.includes('\t') ? '\t' : (line.match(/;/g)?.length ?? 0) > 0 ? ';' : null;
  const cells = separator === null ? [line] : line.split(separator);
  const shown = cells.map((cell) => cell.replace(/[^\S\t]+$/u, '').trim());
  return { cells: shown.some((cell) => cell !== '') ? shown : [], separator };
}

function headingOf(rows: readonly ListRow[]): Heading | null {
  for (const [index, { cells, separator }] of rows.slice(0, HEADING_ROWS).entries()) {
    const columns = cells.map(columnOf);
    const isWhole = columns.includes('quantity') && columns.includes('text');
    if (isWhole && cells.every((cell) => quantityOf(cell) === null)) return { index, columns, separator };
  }
  return null;
}

function columnOf(heading: string): Column {
  const folded = fold(heading)
    .replace(/[.:()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (INDEX.test(folded)) return 'index';
  if (POSITION.test(folded)) return 'position';
  if (QUANTITY.test(folded)) return 'quantity';
  if (MONEY.test(folded)) return 'ignored';
  if (UNIT.test(folded)) return 'unit';
  return TEXT.test(folded) ? 'text' : 'ignored';
}

/** A row under headings; null for one without a quantity, which only divides the list, unless it is the next of its numbers. */
function lineByColumns(
  row: number,
  cells: readonly string[],
  columns: readonly Column[],
  isNext: boolean,
): ReadLine | null {
  const of = (column: Column) => cells.filter((cell, index) => columns[index] === column && cell !== '');
  const [counted = ''] = of('quantity');
  const [unit = ''] = of('unit');
  const quantity = quantityOf(counted);
  const texts = of('text');
  if (texts.length === 0 || (quantity === null && counted === '' && !isNext)) return null;
  return lineOfTexts(row, texts, quantity && withUnit(quantity, unit));
}

/** A row without headings: the last cell that counts is the quantity, else the text has it. */
function lineOfCells(row: number, cells: readonly string[]): ReadLine | null {
  const filled = cells.filter((cell) => cell !== '');
  const at = filled.findLastIndex((cell, index) => index > 0 && quantityOf(cell) !== null);
  if (at > 0) {
    const quantity = quantityOf(filled[at] ?? '');
    const units = filled.filter((cell, index) => index !== at && index > 0 && unitOf(cell) !== null);
    const texts = filled.filter((cell, index) => index < at && !units.includes(cell) && !isMoney(cell));
    if (quantity === null || texts.length === 0) return null;
    return lineOfTexts(row, texts, withUnit(quantity, units[0] ?? ''));
  }
  const text = filled.join(' ').replace(NUMBERED, '').trim();
  if (!/[\p{L}\d]/u.test(text)) return null;
  const date = dateOf(text);
  if (date) return { row, text, quantity: null, whole: null, date };
  const split = splitQuantity(text);
  if (!split) return { row, text, quantity: null, whole: null, date: null };
  const { text: rest, isUncertain, ...quantity } = split;
  return { row, text: rest, quantity, whole: isUncertain ? text : null, date: dateOf(rest) };
}

const lineOfTexts = (row: number, texts: readonly string[], quantity: ReadLine['quantity']): ReadLine => ({
  row,
  text: texts.join(' '),
  quantity,
  whole: null,
  date: dateOf(texts[0] ?? ''),
});

const isMoney = (cell: string) => /^[₺$€]|(?:tl|₺|eur|usd)$/i.test(cell);

function withUnit(quantity: WrittenQuantity, cell: string): WrittenQuantity {
  const unit = quantity.unit ?? unitOf(cell);
  const isApart = quantity.unit === null && cell !== '';
  return { ...quantity, unit, written: isApart ? `${quantity.written} ${cell}` : quantity.written };
}

/** The first column counts the rows: 1, 2, 3 … */
function hasIndexColumn(rows: readonly ListRow[]): boolean {
  const numbers = rows
    .filter(({ cells }) => cells.length > 1)
    .map(({ cells }) => Number(cells[0] || Number.NaN));
  if (numbers.length < 2) return false;
  return numbers.every((number) => Number.isInteger(number)) && countsUp(numbers);
}
