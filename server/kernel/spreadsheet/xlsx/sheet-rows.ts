import { NOT_CALCULATED } from '../cell-error.js';
import { dateOfText } from '../excel-date.js';
import { type CellFormat, generalFormat } from '../number-format.js';
import { type CellValue, MAX_CELL_CHARACTERS, type SheetRow } from '../sheet.js';
import { spreadsheetBroken } from '../spreadsheet.refusals.js';
import { CellText, unescapeText } from './cell-text.js';
import type { PackedTexts } from '../packed-texts.js';
import type { XmlListener } from './xml.js';

const MAX_COLUMNS = 16_384;
const MAX_ROWS = 1_048_576;
const LETTER_A = 65;
const LETTERS = 26;

/** The workbook-wide tables that cells refer to. */
export interface WorkbookTables {
  strings: PackedTexts;
  /** By the index of the cell style; general where there is none. */
  formats: readonly CellFormat[];
  /** Whether zeros of formulas are no results. */
  isUncalculated: boolean;
}

interface OpenCell {
  column: number;
  type: string;
  style: number;
  isFormula: boolean;
}

/** Builds rows from the XML of a worksheet. Complete rows are buffered until `take` returns them. */
export class SheetRows implements XmlListener {
  private complete: SheetRow[] = [];
  private row: SheetRow = { rowNumber: 0, cells: [] };
  private cell?: OpenCell;
  private value?: string;
  private withinValue = false;
  private lastColumn = -1;
  /** Row numbers, whose order files need not keep: of two rows with one number the import would lose one. */
  private readonly seen = new Uint8Array(MAX_ROWS + 1);
  private readonly inlineText = new CellText();

  constructor(private readonly tables: WorkbookTables) {}

  take(): SheetRow[] {
    const rows = this.complete;
    this.complete = [];
    return rows;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'c') this.openCell(attributes);
    else if (name === 'row') this.openRow(attributes.r);
    else if (this.cell) this.openWithinCell(this.cell, name);
  }

  text(text: string): void {
    if (!this.cell) return;
    if (!this.withinValue) this.inlineText.append(text);
    else if (this.value !== undefined && this.value.length < MAX_CELL_CHARACTERS) this.value += text;
  }

  close(name: string): void {
    if (name === 'v') this.withinValue = false;
    else if (name === 'c') this.closeCell();
    else if (name === 'row') this.closeRow();
    else this.inlineText.close(name);
  }

  private openWithinCell(cell: OpenCell, name: string): void {
    if (name === 'f') cell.isFormula = true;
    if (name === 'v') this.value = '';
    this.withinValue = name === 'v';
    this.inlineText.open(name);
  }

  private openRow(reference: string | undefined): void {
    const rowNumber = reference === undefined ? this.row.rowNumber + 1 : Number(reference);
    if (!Number.isInteger(rowNumber) || rowNumber < 1 || rowNumber > MAX_ROWS) {
      throw spreadsheetBroken({ where: `satır ${rowNumber}` });
    }
    if (this.seen[rowNumber] === 1) throw spreadsheetBroken({ where: `satır ${rowNumber} iki kez` });
    this.seen[rowNumber] = 1;
    this.row = { rowNumber, cells: [] };
    this.lastColumn = -1;
  }

  private closeRow(): void {
    if (this.row.cells.length > 0) this.complete.push(this.row);
    this.row = { rowNumber: this.row.rowNumber, cells: [] };
  }

  private openCell({ r, t, s }: Readonly<Record<string, string>>): void {
    const column = r === undefined ? this.lastColumn + 1 : columnOf(r);
    if (!(column >= 0 && column < MAX_COLUMNS)) {
      throw spreadsheetBroken({ where: `hücre ${r ?? column + 1}` });
    }
    if (this.row.rowNumber === 0) throw spreadsheetBroken({ where: `hücre ${r ?? column + 1}` });
    this.lastColumn = column;
    this.inlineText.open('c');
    this.cell = { column, type: t ?? 'n', style: Number(s ?? 0), isFormula: false };
  }

  private closeCell(): void {
    if (!this.cell) return;
    const value = this.valueOf(this.cell, this.value);
    const { cells } = this.row;
    const { column } = this.cell;
    if (value !== null && value !== '') {
      if ((cells[column] ?? null) !== null) throw this.broken(column);
      while (cells.length < column) cells.push(null);
      cells[column] = value;
    }
    this.cell = undefined;
    this.value = undefined;
  }

  /** No text of a cell is passed over: what is not of its type is read as it stands. */
  private valueOf(cell: OpenCell, stored: string | undefined): CellValue {
    const inlineText = this.inlineText.take();
    const stray = this.inlineText.takeStray();
    if (inlineText !== '') return inlineText;
    const value = stored || stray;
    if (cell.type === 'str' && cell.isFormula) return unescapeText(value);
    if (value === '') return cell.isFormula ? NOT_CALCULATED : null;
    if (cell.type === 's') return this.sharedText(value);
    if (cell.type === 'b') return BOOLEANS[value] ?? value;
    if (cell.type === 'd') return dateOfText(value) ?? value;
    return cell.type === 'n' ? this.numberOf(cell, value) : unescapeText(value);
  }

  /** A cell that loses its text would empty what it is imported into. */
  private sharedText(index: string): string {
    const text = this.tables.strings.at(Number(index));
    if (text === undefined) throw spreadsheetBroken({ where: `satır ${this.row.rowNumber}` });
    return text;
  }

  /** Programs in Turkish write `12,5` by mistake: it is read as a text that stands for a number. */
  private numberOf(cell: OpenCell, value: string): CellValue {
    const number = Number(value);
    if (!Number.isFinite(number)) return unescapeText(value);
    if (number === 0 && cell.isFormula && this.tables.isUncalculated) return NOT_CALCULATED;
    const format = this.tables.formats[cell.style] ?? generalFormat;
    return format(number);
  }

  private broken(column: number): Error {
    return spreadsheetBroken({ where: `satır ${this.row.rowNumber}, sütun ${column + 1} iki kez` });
  }
}

const BOOLEANS: Readonly<Record<string, boolean>> = { 1: true, true: true, 0: false, false: false };

/** `AB12` → 27; -1 when the reference has no column letters. */
function columnOf(reference: string): number {
  let column = 0;
  for (let index = 0; index < reference.length; index += 1) {
    const letter = reference.charCodeAt(index) - LETTER_A;
    if (letter < 0 || letter >= LETTERS) break;
    column = column * LETTERS + letter + 1;
  }
  return column - 1;
}
