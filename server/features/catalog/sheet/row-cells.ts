import { MAX_LENGTH, tooLong } from '../drafts/field-bounds.js';
import { cleanCode } from '../../../kernel/input/code-text.js';
import { readBoolean } from '../../../kernel/spreadsheet/boolean-text.js';
import { beginningOf, cleanText } from '../../../kernel/spreadsheet/clean-text.js';
import { isCellError, NOT_CALCULATED } from '../../../kernel/spreadsheet/cell-error.js';
import { isForeignCurrency } from '../../../kernel/spreadsheet/foreign-currency.js';
import { withoutFormulaGuard, withoutQuotingFormula } from '../../../kernel/spreadsheet/formula-guard.js';
import { type NumberStyle, readNumberText } from '../../../kernel/spreadsheet/number-text.js';
import { decimalText, isImprecise } from '../../../kernel/spreadsheet/number-display.js';
import { type CellValue, isFormatted, type SheetRow } from '../../../kernel/spreadsheet/sheet.js';
import type { NumberBounds } from '../drafts/field.kinds.js';
import { CATALOG_SHEETS } from './catalog.columns.js';
import { type Column, maxLengthOf } from './column.js';
import { type Place, type RowProblem, rowProblem } from './row-problem.js';
import type { RecognizedSheet } from './sheet-recognition.js';

/** What is to be known of a sheet to read its rows. */
export type ReadableSheet = Pick<RecognizedSheet, 'kind' | 'name' | 'columns' | 'currencyColumn'> & {
  /** By position, for columns whose notation is not that of the file. */
  numberStyles?: ReadonlyMap<number, NumberStyle>;
};

const FOREIGN = 'Fiyat lira değil';
/** Most texts are within the bounds of each column, which need not be looked up for them. */
const SHORTEST_BOUND = Math.min(...Object.values(MAX_LENGTH));
const SCIENTIFIC = /^\d([.,]\d+)?E\+?\d{1,3}$/i;

/** The cells of one row by field. What cannot be read becomes a problem of the row, and its value undefined. */
export class RowCells<Field extends string> {
  readonly place: Place;
  readonly problems: RowProblem[] = [];
  readonly warnings: RowProblem[] = [];

  constructor(
    private readonly row: SheetRow,
    private readonly recognized: ReadableSheet,
    private readonly numberStyle: NumberStyle,
  ) {
    this.place = { sheet: recognized.name, rowNumber: row.rowNumber };
  }

  /** False when the sheet has no such column at all. */
  has(field: Field): boolean {
    return this.recognized.columns.has(field);
  }

  /** Trimmed; empty for an empty cell. */
  text(field: Field): string {
    const cell = this.cell(field);
    if (typeof cell !== 'string') return this.bounded(field, displayText(cell));
    if (isCellError(cell)) {
      this.addProblem(field, formulaError(cell));
      return '';
    }
    const text = cleanText(cell);
    if (text.includes(UNREADABLE)) this.addWarning(field, `Okunamayan karakter var: ${text}`);
    return this.bounded(
      field,
      text.startsWith("'") ? withoutFormulaGuard(text) : withoutQuotingFormula(text),
    );
  }

  /** A code as it would be typed; a warning where the spreadsheet program may have made something else of it. */
  code(field: Field): string {
    const cell = this.cell(field);
    const text = cleanCode(digitsOf(cell) ?? this.text(field));
    const doubt = doubtOf(cell, text);
    if (doubt !== undefined) this.addWarning(field, `${doubt}: ${text}`);
    return text;
  }

  /** An amount in lira; one in another currency is a problem. */
  lira(field: Field, bounds: NumberBounds): number | undefined {
    const { currencyColumn } = this.recognized;
    const named = currencyColumn === undefined ? '' : shownText(this.row.cells[currencyColumn] ?? null);
    const foreign = [this.shown(field), named].find((text) => isForeignCurrency(text));
    if (this.isEmpty(field) || foreign === undefined) return this.number(field, bounds);
    this.addProblem(field, `${FOREIGN}: ${foreign}`);
    return undefined;
  }

  /** What a spreadsheet shows, errors of formulas as they are. */
  shown(field: Field): string {
    return shownText(this.cell(field));
  }

  /** True when no known column holds anything. */
  isBlank(): boolean {
    return [...this.recognized.columns.values()].every((position) =>
      isEmptyCell(this.row.cells[position] ?? null),
    );
  }

  isEmpty(field: Field): boolean {
    return isEmptyCell(this.cell(field));
  }

  /** Undefined when the cell is empty or not a number within the bounds; the latter is a problem. */
  number(field: Field, bounds: NumberBounds): number | undefined {
    if (this.isEmpty(field)) return undefined;
    const number = this.readNumber(field);
    if (number === undefined) return undefined;
    const error = outOfBounds(number, bounds);
    if (error === undefined) return number;
    this.addProblem(field, `${error}: ${this.text(field)}`);
    return undefined;
  }

  /** Undefined when the cell is empty or says neither yes nor no; the latter is a warning. */
  yesOrNo(field: Field): boolean | undefined {
    if (this.isEmpty(field)) return undefined;
    const answer = readBoolean(this.cell(field));
    if (answer !== null) return answer;
    this.addWarning(field, `Evet ya da hayır olarak anlaşılmadı: ${this.text(field)}`);
    return undefined;
  }

  /** A cell that is read twice is reported once. */
  addProblem(field: Field, message: string): void {
    const problem = rowProblem(this.place, message, { columns: [this.headingOf(field)] });
    if (!this.problems.some(({ text }) => text === problem.text)) this.problems.push(problem);
  }

  addWarning(field: Field, message: string): void {
    const warning = rowProblem(this.place, message, { columns: [this.headingOf(field)] });
    if (!this.warnings.some(({ text }) => text === warning.text)) this.warnings.push(warning);
  }

  /** One problem that names every required field which is empty. */
  require(fields: readonly Field[], message: string): void {
    const columns = fields.filter((field) => this.isEmpty(field)).map((field) => this.headingOf(field));
    if (columns.length > 0) this.problems.push(rowProblem(this.place, message, { columns }));
  }

  private cell(field: Field): CellValue {
    const position = this.recognized.columns.get(field);
    return position === undefined ? null : (this.row.cells[position] ?? null);
  }

  /** The beginning of a text that is too long, which is a problem: nobody is to carry the rest along. */
  private bounded(field: Field, text: string): string {
    if (text.length <= SHORTEST_BOUND) return text;
    const maxLength = maxLengthOf(this.columnOf(field) ?? {});
    if (text.length <= maxLength) return text;
    this.addProblem(field, tooLong(text.length, maxLength));
    return beginningOf(text, maxLength);
  }

  private headingOf(field: Field): string {
    return this.columnOf(field)?.header ?? field;
  }

  private columnOf(field: Field): Column | undefined {
    const columns: readonly Column[] = CATALOG_SHEETS[this.recognized.kind].columns;
    return columns.find((column) => column.field === field);
  }

  private readNumber(field: Field): number | undefined {
    const cell = this.cell(field);
    if (typeof cell === 'number') return cell;
    const shown = this.text(field);
    if (isFormatted(cell) && cell.number !== undefined && !shown.includes('%')) return cell.number;
    if (shown === '') return undefined;
    const style = this.recognized.numberStyles?.get(this.recognized.columns.get(field) ?? -1);
    const read = typeof cell === 'string' ? readNumberText(shown, style ?? this.numberStyle) : null;
    if (read?.isAmbiguous) {
      this.addWarning(field, `${shown} yazılmış, ${displayText(read.value)} olarak okundu`);
    }
    if (read === null) this.addProblem(field, `${notANumber(cell)}: ${shown}`);
    return read?.value;
  }
}

/** What stands for a byte that is none of the encoding of its file. */
const UNREADABLE = '\ufffd';

function notANumber(cell: CellValue): string {
  if (cell instanceof Date) return 'Sayı yerine tarih var';
  if (!isFormatted(cell)) return 'Sayı değil';
  return cell.number === undefined ? 'Sayı yerine tarih ya da saat var' : 'Sayı yerine yüzde var';
}

/** Of a code that its format shows in scientific notation: the file has them, whatever it shows. */
const digitsOf = (cell: CellValue) =>
  isFormatted(cell) && cell.number !== undefined && SCIENTIFIC.test(cell.shown)
    ? decimalText(cell.number)
    : undefined;

/** Why a code may not be the one that its author typed. */
function doubtOf(cell: CellValue, text: string): string | undefined {
  if (cell instanceof Date) return 'Kod tarihe dönüşmüş olabilir';
  const number = isFormatted(cell) ? cell.number : cell;
  if (isFormatted(cell) && number === undefined) return 'Kod tarihe ya da saate dönüşmüş olabilir';
  if (typeof number === 'number') {
    return isImprecise(number) ? 'Kodun 15. haneden sonraki rakamları kayıp' : undefined;
  }
  if (SCIENTIFIC.test(text)) return 'Kodun rakamları kayıp, bilimsel biçimde yazılmış';
  return typeof cell === 'string' && /\S\s*[\r\n]\s*\S/.test(cell)
    ? 'Koddaki satır sonu kaldırıldı'
    : undefined;
}

const isEmptyCell = (cell: CellValue) =>
  cell === null || (typeof cell === 'string' && cleanText(cell) === '');

/** What a spreadsheet shows of a cell. */
export const shownText = (cell: CellValue): string =>
  typeof cell === 'string' ? cleanText(cell) : displayText(cell);

/** A cell that holds no text, the way a Turkish spreadsheet shows it. */
function displayText(cell: Exclude<CellValue, string>): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'DOĞRU' : 'YANLIŞ';
  if (typeof cell === 'number') return decimalText(cell);
  if (isFormatted(cell)) return cell.shown;
  const [year, month, day] = cell.toISOString().slice(0, 10).split('-');
  return `${day}.${month}.${year}`;
}

function formulaError(cell: string): string {
  return cell === NOT_CALCULATED
    ? "Formülün sonucu dosyada yok, dosyayı Excel'de açıp kaydedin"
    : `Formül hatası: ${cell}`;
}

function outOfBounds(number: number, { least, most, isWhole }: NumberBounds): string | undefined {
  if (isWhole && !Number.isInteger(number)) return 'Tam sayı olmalı';
  if (number < least) return least === 0 ? 'Eksi olamaz' : `En az ${least.toLocaleString('tr-TR')} olmalı`;
  if (number > most) return `En çok ${most.toLocaleString('tr-TR')} olmalı`;
  return undefined;
}
