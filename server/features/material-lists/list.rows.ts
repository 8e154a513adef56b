import { fold } from '../../kernel/turkish/fold.js';
import { cleanText } from '../../kernel/spreadsheet/clean-text.js';
import { type CellValue, isFormatted } from '../../kernel/spreadsheet/sheet.js';
import { dateOf, type WrittenDate } from './list.dates.js';
import { quantityOf, splitQuantity, unitOf, type WrittenQuantity } from './list.quantities.js';

/** One row of a list, each cell as it is shown. */
export interface ListRow {
  /** As the list counts it, from 1. */
  row: number;
  cells: readonly string[];
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

export interface ReadList {
  lines: ReadLine[];
  /** Rows that ask for nothing: headings, sums. */
  skipped: number;
}

/** What a heading says of its column. */
type Column = 'text' | 'quantity' | 'unit' | 'ignored';

const HEADING_ROWS = 20;
/** Two rows may begin with such numbers by chance. */
const MIN_NUMBERED = 3;
const QUANTITY = /^(?:miktar|metraj|adet|adedi|mik|qty|quantity|toplam (?:miktar|adet)|sayi)/;
const UNIT = /^(?:birim|birimi|br|brm|olcu birimi|unit)$/;
const TEXT =
  /^(?:malzeme|aciklama|tanim|urun|cins|imalat|is kalem|stok|kod|model|marka|tip|olcu|cap|ozellik|poz|parca|item|description|part)/;
const MONEY = /fiyat|tutar|bedel|toplam|kdv|iskonto|price|amount/;
const INDEX = /^(?:#|no|s no|sira|sn|s\.n|s\/n|sira no|poz no)/;
const SUM = /^(?:genel |ara |kdv )?(?:toplam|yekun)|^kdv\b/;
const NUMBERED = /^\d{1,3}(?:[.)]|\s*-)\s+(?=\S)/;

/** A pasted text as rows: a spreadsheet puts tabs between its cells. */
export function rowsOfText(text: string): ListRow[] {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line, index) => ({ row: index + 1, cells: cellsOfLine(line) }))
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
  return rows.map(({ row, cells: [first = '', ...others] }) => ({
    row,
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
  const isNumbered = !heading && hasIndexColumn(body);
  const lines = body.flatMap(({ row, cells }) => {
    const line = heading
      ? lineByColumns(row, cells, heading.columns)
      : lineOfCells(row, isNumbered ? cells.slice(1) : cells);
    return line && !SUM.test(fold(line.text)) ? [line] : [];
  });
  return { lines, skipped: rows.length - lines.length };
}

function cellsOfLine(line: string): string[] {
  const separator = line.includes('\t') ? '\t' : (line.match(/;/g)?.length ?? 0) > 0 ? ';' : null;
  const cells = separator === null ? [line] : line.split(separator);
  const shown = cells.map((cell) => cell.replace(/[^\S\t]+$/u, '').trim());
  return shown.some((cell) => cell !== '') ? shown : [];
}

function headingOf(rows: readonly ListRow[]): { index: number; columns: readonly Column[] } | null {
  for (const [index, { cells }] of rows.slice(0, HEADING_ROWS).entries()) {
    const columns = cells.map(columnOf);
    const isWhole = columns.includes('quantity') && columns.includes('text');
    if (isWhole && cells.every((cell) => quantityOf(cell) === null)) return { index, columns };
  }
  return null;
}

function columnOf(heading: string): Column {
  const folded = fold(heading)
    .replace(/[.:()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (INDEX.test(folded)) return 'ignored';
  if (QUANTITY.test(folded)) return 'quantity';
  if (MONEY.test(folded)) return 'ignored';
  if (UNIT.test(folded)) return 'unit';
  return TEXT.test(folded) ? 'text' : 'ignored';
}

/** A row under headings; null for one without a quantity, which only divides the list. */
function lineByColumns(row: number, cells: readonly string[], columns: readonly Column[]): ReadLine | null {
  const of = (column: Column) => cells.filter((cell, index) => columns[index] === column && cell !== '');
  const [counted = ''] = of('quantity');
  const [unit = ''] = of('unit');
  const quantity = quantityOf(counted);
  const texts = of('text');
  if (texts.length === 0 || (quantity === null && counted === '')) return null;
  return {
    ...{ row, text: texts.join(' '), whole: null, date: firstDate(texts) },
    quantity: quantity && withUnit(quantity, unit),
  };
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
    return {
      ...{ row, text: texts.join(' '), whole: null, date: firstDate(texts) },
      quantity: withUnit(quantity, units[0] ?? ''),
    };
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

const isMoney = (cell: string) => /^[₺$€]|(?:tl|₺|eur|usd)$/i.test(cell);

const firstDate = (texts: readonly string[]) => dateOf(texts[0] ?? '');

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
  return numbers.every((number, index) => Number.isInteger(number) && number === (numbers[0] ?? 0) + index);
}
