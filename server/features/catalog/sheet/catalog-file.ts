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
import { recogniseSheet, type RecognisedSheet } from './sheet-recognition.js';

/** Rows of each sheet read in advance to recognise the headings and the style of numbers. */
const SAMPLED_ROWS = 200;

/** The recognised format of a file, for the report. */
interface CatalogFormat {
  file: SpreadsheetFormat;
  numberStyle: NumberStyle;
  /** Every visible sheet; the kind is null when its headings are not recognised. */
  sheets: { name: string; kind: SheetKind | null }[];
}

/** A spreadsheet as drafts of the catalog, read row by row, without the database. */
export class CatalogFile {
  private constructor(
    readonly format: CatalogFormat,
    /** Headings that are unknown or missing. */
    readonly warnings: RowProblem[],
    private readonly spreadsheet: Spreadsheet,
    private readonly recognised: RecognisedSheet[],
  ) {}

  /** @throws {Refusal} SPREADSHEET_… or CATALOG_NOT_RECOGNIZED */
  static async open(
    source: SpreadsheetSource,
    limits: Partial<SpreadsheetLimits> = {},
  ): Promise<CatalogFile> {
    const spreadsheet = await openSpreadsheet(source, limits);
    try {
      const { format, warnings, recognised } = await recogniseCatalog(spreadsheet);
      return new CatalogFile(format, warnings, spreadsheet, recognised);
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
    for (const recognised of this.recognised.filter((sheet) => sheet.kind === kind)) {
      for await (const row of recognised.sheet.rows()) {
        if (row.rowNumber <= recognised.headingRowNumber) continue;
        const cells = new RowCells<Field>(row, recognised, this.format.numberStyle);
        if (!cells.isBlank()) yield cells;
      }
    }
  }
}

interface RecognisedCatalog {
  format: CatalogFormat;
  warnings: RowProblem[];
  recognised: RecognisedSheet[];
}

/** @throws CATALOG_NOT_RECOGNIZED */
async function recogniseCatalog(spreadsheet: Spreadsheet): Promise<RecognisedCatalog> {
  const sheets: CatalogFormat['sheets'] = [];
  const recognised: RecognisedSheet[] = [];
  const texts: string[] = [];
  for (const sheet of spreadsheet.sheets) {
    const rows = await firstRows(sheet);
    const found = recogniseSheet(sheet, rows);
    sheets.push({ name: sheet.name, kind: found?.kind ?? null });
    if (!found) continue;
    recognised.push(found);
    texts.push(...rows.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'string')));
  }
  if (recognised.length === 0) throw catalogNotRecognized();
  const format = { file: spreadsheet.format, numberStyle: detectNumberStyle(texts), sheets };
  return { format, warnings: recognised.flatMap(headingWarnings), recognised };
}

async function firstRows(sheet: Sheet): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of sheet.rows()) {
    rows.push(row);
    if (rows.length === SAMPLED_ROWS) break;
  }
  return rows;
}

function headingWarnings({
  sheet,
  headingRowNumber,
  unknownHeadings,
  missingHeadings,
}: RecognisedSheet): RowProblem[] {
  const place = { sheet: sheet.name, rowNumber: headingRowNumber };
  return [
    ...missingHeadings.map((heading) => rowProblem(place, 'Zorunlu sütun yok', { columns: [heading] })),
    ...unknownHeadings.map((heading) =>
      rowProblem(place, 'Sütun tanınmadı, okunmadı', { columns: [heading] }),
    ),
  ];
}
