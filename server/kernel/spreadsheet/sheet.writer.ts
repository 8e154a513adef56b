import type { DataValidation, Workbook, Worksheet } from 'exceljs';
import { neutraliseFormula } from './formula-guard.js';
import { MAX_CELL_CHARACTERS } from './sheet.js';

export interface SheetToWrite {
  /** At most 31 characters. */
  name: string;
  columns: ColumnToWrite[];
  rows: (string | number | boolean | null)[][];
}

interface ColumnToWrite {
  header: string;
  widthCharacters: number;
  isRequired?: boolean;
  /** A comment on the heading. */
  note?: string;
  /** Offered for each cell below; another value may be typed. */
  choices?: readonly string[];
}

const ELLIPSIS = '…';
/** Grounds of the headings of columns, as ARGB. */
export const REQUIRED_FILL = 'FFF3E3D3';
export const OPTIONAL_FILL = 'FFE3ECEE';

/** Builds an .xlsx of a few small sheets in memory. Texts are guarded against formulas and cut to the cell limit. */
export async function writeWorkbook(sheets: readonly SheetToWrite[]): Promise<Buffer> {
  // Its four hundred modules would be loaded by every process, for a file that few ask for.
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  for (const sheet of sheets) addSheet(workbook, sheet);
  addChoices(workbook, sheets);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

function addSheet(workbook: Workbook, { name, columns, rows }: SheetToWrite): void {
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ header, widthCharacters }) => ({ header, width: widthCharacters }));
  columns.forEach(({ isRequired, note }, index) => {
    const cell = sheet.getCell(1, index + 1);
    cell.font = { bold: true };
    cell.fill = {
      type: 'pattern',
      pattern: 'solid',
      fgColor: { argb: isRequired ? REQUIRED_FILL : OPTIONAL_FILL },
    };
    if (note !== undefined) cell.note = { texts: [{ text: note }] };
  });
  for (const row of rows) {
    sheet.addRow(row.map((value) => (typeof value === 'string' ? cellText(value) : value)));
  }
}

/** Rows for which choices are offered: more than people fill in by hand. */
const LAST_CHOICE_ROW = 5_000;
const CHOICES_SHEET = 'Listeler';

/** The type of exceljs leaves them out. */
type ValidatedSheet = Worksheet & {
  dataValidations: { add(range: string, validation: DataValidation): void };
};

/** Lists stand in a sheet that nobody sees: within a cell they may have no more than 255 characters. */
function addChoices(workbook: Workbook, sheets: readonly SheetToWrite[]): void {
  const offered = sheets.flatMap(({ name, columns }) =>
    columns.flatMap(({ choices = [] }, index) => (choices.length > 0 ? { name, choices, index } : [])),
  );
  if (offered.length === 0) return;
  const lists = workbook.addWorksheet(CHOICES_SHEET, { state: 'hidden' });
  offered.forEach(({ name, choices, index }, place) => {
    const list = lists.getColumn(place + 1);
    list.values = choices.map(cellText);
    const sheet = workbook.getWorksheet(name) as ValidatedSheet;
    const { letter } = sheet.getColumn(index + 1);
    sheet.dataValidations.add(`${letter}2:${letter}${LAST_CHOICE_ROW}`, {
      type: 'list',
      allowBlank: true,
      showErrorMessage: false,
      formulae: [`${CHOICES_SHEET}!$${list.letter}$1:$${list.letter}$${choices.length}`],
    });
  });
}

/** A text as cell content: never a formula, and with an ellipsis where it exceeds the cell limit. */
export const cellText = (text: string): string => cutText(neutraliseFormula(text));

/** With an ellipsis where it exceeds the cell limit. */
export function cutText(text: string): string {
  return text.length <= MAX_CELL_CHARACTERS ? text : text.slice(0, MAX_CELL_CHARACTERS - 1) + ELLIPSIS;
}
