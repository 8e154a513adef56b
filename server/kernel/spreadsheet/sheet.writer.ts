import type { Workbook } from 'exceljs';
import { neutraliseFormula } from './formula-guard.js';
import { MAX_CELL_CHARACTERS } from './sheet.js';

export interface SheetToWrite {
  /** At most 31 characters. */
  name: string;
  columns: { header: string; widthCharacters: number; isRequired?: boolean }[];
  rows: (string | number | boolean | null)[][];
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
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

function addSheet(workbook: Workbook, { name, columns, rows }: SheetToWrite): void {
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ header, widthCharacters }) => ({ header, width: widthCharacters }));
  columns.forEach(({ isRequired }, index) => {
    const cell = sheet.getCell(1, index + 1);
    cell.font = { bold: true };
    cell.fill = {
      type: 'pattern',
      pattern: 'solid',
      fgColor: { argb: isRequired ? REQUIRED_FILL : OPTIONAL_FILL },
    };
  });
  for (const row of rows) {
    sheet.addRow(row.map((value) => (typeof value === 'string' ? cellText(value) : value)));
  }
}

/** A text as cell content: never a formula, and with an ellipsis where it exceeds the cell limit. */
export function cellText(text: string): string {
  const neutral = neutraliseFormula(text);
  return neutral.length <= MAX_CELL_CHARACTERS
    ? neutral
    : neutral.slice(0, MAX_CELL_CHARACTERS - 1) + ELLIPSIS;
}
