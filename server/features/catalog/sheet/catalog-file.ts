import { detectNumberStyle, type NumberStyle } from '../../../kernel/spreadsheet/number-text.js';
import { openSpreadsheet } from '../../../kernel/spreadsheet/open-spreadsheet.js';
import type {
  Sheet,
  SheetRow,
  Spreadsheet,
  SpreadsheetFormat,
  SpreadsheetLimits,
} from '../../../kernel/spreadsheet/sheet.js';
import type { SpreadsheetSource } from '../../../kernel/spreadsheet/spreadsheet.source.js';
import type { FieldOf, SheetKind } from './catalog.columns.js';
import { type CategoryRow, readCategoryRow } from './category.rows.js';
import { type DetailRow, readSpecRow, readVariationRow } from './detail.rows.js';
import { type ParsedRow, type RowProblem, rowProblem } from './row-problem.js';
import { catalogNotRecognized } from './catalog-sheet.refusals.js';
import { type ProductRow, readProductRow } from './product.rows.js';
import { RowCells } from './row-cells.js';
import { recognizeSheet, type RecognizedSheet } from './sheet-recognition.js';

/** Rows of each sheet read in advance to recognize the headings and the style of numbers. */
const SAMPLED_ROWS = 200;

/** The recognized format of a file, for the report. */
interface CatalogFormat {
  file: SpreadsheetFormat;
  numberStyle: NumberStyle;
  /** Every visible sheet; the kind is null when its headings are not recognized. */
  sheets: { name: string; kind: SheetKind | null }[];
}

/** A spreadsheet as drafts of the catalog, read row by row, without the database. */
export class CatalogFile {
  private constructor(
    readonly format: CatalogFormat,
    /** Headings that are unknown or missing. */
    readonly warnings: RowProblem[],
    private readonly spreadsheet: Spreadsheet,
    private readonly recognized: ReadSheet[],
  ) {}

  /** @throws {Refusal} SPREADSHEET_… or CATALOG_NOT_RECOGNIZED */
  static async open(
    source: SpreadsheetSource,
    limits: Partial<SpreadsheetLimits> = {},
  ): Promise<CatalogFile> {
    const spreadsheet = await openSpreadsheet(source, limits);
    try {
      const { format, warnings, recognized } = await recognizeCatalog(spreadsheet);
      return new CatalogFile(format, warnings, spreadsheet, recognized);
    } catch (error) {
      spreadsheet.close();
      throw error;
    }
  }

  async *categoryRows(): AsyncGenerator<ParsedRow<CategoryRow>> {
    let position = 0;
    for await (const cells of this.rowsOf<FieldOf<'categories'>>('categories')) {
      position += 1;
      yield readCategoryRow(cells, position);
    }
  }

  async *productRows(): AsyncGenerator<ParsedRow<ProductRow>> {
    for await (const cells of this.rowsOf<FieldOf<'products'>>('products')) yield readProductRow(cells);
  }

  async *detailRows(): AsyncGenerator<ParsedRow<DetailRow>> {
    for await (const cells of this.rowsOf<FieldOf<'specs'>>('specs')) yield readSpecRow(cells);
    for await (const cells of this.rowsOf<FieldOf<'variations'>>('variations')) yield readVariationRow(cells);
  }

  close(): void {
    this.spreadsheet.close();
  }

  private async *rowsOf<Field extends string>(kind: SheetKind): AsyncGenerator<RowCells<Field>> {
    for (const { sheet, recognized } of this.recognized.filter((read) => read.recognized.kind === kind)) {
      for await (const row of sheet.rows()) {
        if (row.rowNumber <= recognized.headingRowNumber) continue;
        const cells = new RowCells<Field>(row, recognized, this.format.numberStyle);
        if (!cells.isBlank()) yield cells;
      }
    }
  }
}

interface ReadSheet {
  sheet: Sheet;
  recognized: RecognizedSheet;
}

interface RecognizedCatalog {
  format: CatalogFormat;
  warnings: RowProblem[];
  recognized: ReadSheet[];
}

/** @throws CATALOG_NOT_RECOGNIZED */
async function recognizeCatalog(spreadsheet: Spreadsheet): Promise<RecognizedCatalog> {
  const sheets: CatalogFormat['sheets'] = [];
  const recognized: ReadSheet[] = [];
  const texts: string[] = [];
  for (const sheet of spreadsheet.sheets) {
    const rows = await firstRows(sheet);
    const found = recognizeSheet(sheet, rows);
    sheets.push({ name: sheet.name, kind: found?.kind ?? null });
    if (!found) continue;
    recognized.push({ sheet, recognized: found });
    texts.push(...rows.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'string')));
  }
  if (recognized.length === 0) throw catalogNotRecognized();
  const format = { file: spreadsheet.format, numberStyle: detectNumberStyle(texts), sheets };
  return { format, warnings: recognized.flatMap((read) => headingWarnings(read.recognized)), recognized };
}

async function firstRows(sheet: Sheet): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of sheet.rows()) {
    rows.push(row);
    if (rows.length === SAMPLED_ROWS) break;
  }
  return rows;
}

/** What staff should know of the headings of a sheet. */
export function headingWarnings({
  name,
  headingRowNumber,
  unknownHeadings,
  doubledHeadings,
  missingHeadings,
}: RecognizedSheet): RowProblem[] {
  const place = { sheet: name, rowNumber: headingRowNumber };
  return [
    ...missingHeadings.map((heading) => rowProblem(place, 'Zorunlu sütun yok', { columns: [heading] })),
    ...unknownHeadings.map((heading) =>
      rowProblem(place, 'Sütun tanınmadı, okunmadı', { columns: [heading] }),
    ),
    ...doubledHeadings.map(({ heading, readHeading }) =>
      rowProblem(place, `«${heading}» okunmadı: «${readHeading}» ile aynı sütun`),
    ),
  ];
}
