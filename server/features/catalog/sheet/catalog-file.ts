import type { NumberStyle } from '../../../kernel/spreadsheet/number-text.js';
import { type SheetEvidence, SheetNumbers } from '../../../kernel/spreadsheet/sheet-numbers.js';
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
import { notationOf } from './number-columns.js';
import { type ProductRow, readProductRow } from './product.rows.js';
import { type ReadableSheet, RowCells } from './row-cells.js';
import { recognizeSheet, type RecognizedSheet } from './sheet-recognition.js';

/** Rows of each sheet by which its headings are recognized. */
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
  recognized: ReadableSheet & Pick<RecognizedSheet, 'headingRowNumber'>;
}

interface RecognizedCatalog {
  format: CatalogFormat;
  warnings: RowProblem[];
  recognized: ReadSheet[];
}

/** @throws CATALOG_NOT_RECOGNIZED */
async function recognizeCatalog(spreadsheet: Spreadsheet): Promise<RecognizedCatalog> {
  const sheets: CatalogFormat['sheets'] = [];
  const found: { sheet: Sheet; recognized: RecognizedSheet; evidence: SheetEvidence }[] = [];
  for (const sheet of spreadsheet.sheets) {
    const { rows, evidence } = await firstRows(sheet);
    const recognized = recognizeSheet(sheet, rows);
    sheets.push({ name: sheet.name, kind: recognized?.kind ?? null });
    if (recognized) found.push({ sheet, recognized, evidence });
  }
  if (found.length === 0) throw catalogNotRecognized();
  const notation = notationOf(found, null);
  const format = { file: spreadsheet.format, numberStyle: notation.file, sheets };
  const warnings = [...found.flatMap((read) => headingWarnings(read.recognized)), ...notation.questions];
  const recognized = found.map(({ sheet, recognized: read }, index) => ({
    sheet,
    recognized: { ...read, numberStyles: notation.sheets[index] },
  }));
  return { format, warnings, recognized };
}

async function firstRows(sheet: Sheet): Promise<{ rows: SheetRow[]; evidence: SheetEvidence }> {
  const rows: SheetRow[] = [];
  const numbers = new SheetNumbers();
  for await (const row of sheet.rows()) {
    if (rows.length < SAMPLED_ROWS) rows.push(row);
    numbers.add(row);
  }
  return { rows, evidence: numbers.evidence };
}

/** What staff should know of the headings of a sheet. */
export function headingWarnings({
  name,
  headingRowNumber,
  unknownHeadings,
  foreignHeadings,
  doubledHeadings,
  missingHeadings,
}: RecognizedSheet): RowProblem[] {
  const place = { sheet: name, rowNumber: headingRowNumber };
  return [
    ...missingHeadings.map((heading) => rowProblem(place, 'Zorunlu sütun yok', { columns: [heading] })),
    ...unknownHeadings.map((heading) =>
      rowProblem(place, 'Sütun tanınmadı, okunmadı', { columns: [heading] }),
    ),
    ...foreignHeadings.map((heading) => rowProblem(place, `«${heading}» okunmadı: fiyatları lira değil`)),
    ...doubledHeadings.map(({ heading, readHeading }) =>
      rowProblem(place, `«${heading}» okunmadı: «${readHeading}» ile aynı sütun`),
    ),
  ];
}
