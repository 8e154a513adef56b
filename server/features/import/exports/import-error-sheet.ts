import path from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Cause } from '../../../kernel/actor/cause.js';
import {
  type ExportProgress,
  RecordedExports,
  type SendFile,
} from '../../../kernel/exports/recorded-exports.js';
import { beginningOf } from '../../../kernel/spreadsheet/clean-text.js';
import { DataSource } from 'typeorm';
import { type CellValue, isFormatted } from '../../../kernel/spreadsheet/sheet.js';
import { MAX_SHEET_NAME } from '../../../kernel/spreadsheet/xlsx/sheet-names.js';
import {
  type StreamedCell,
  type StreamedSheet,
  streamWorkbook,
} from '../../../kernel/spreadsheet/workbook.stream.js';
import { columnWidth, PROBLEM_HEADING, skuKey } from '../../catalog/index.js';
import { type ImportedRow, ImportRows, placeKey } from '../rows/import-rows.js';
import type { ImportRunEntity } from '../runs/import-run.entity.js';
import { ImportRuns } from '../runs/import-runs.js';
import { importNotPossible } from '../runs/import.refusals.js';
import { ImportedFile } from '../rows/imported-file.js';
import type { StoredSheet } from '../rows/import-sheet.js';
import { type FailedItem, FailedItems } from './failed-items.js';

const PROBLEM_WIDTH = 60;

type SheetOfFile = StoredSheet & { kind: NonNullable<StoredSheet['kind']> };

/**
 * The rows of a file that could not be applied, in the sheets and columns they came in, with what is wrong before each and on a
 * red ground: ready to be corrected and imported again. A product brings its specs and variations along.
 */
@Injectable()
export class ImportErrorSheet {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: ImportRuns,
    private readonly rows: ImportRows,
    private readonly failed: FailedItems,
    private readonly exports: RecordedExports,
  ) {}

  /** @throws IMPORT_NOT_FOUND, IMPORT_NOT_POSSIBLE once its rows were deleted */
  async fileName(runId: string): Promise<string> {
    const { fileName } = await this.keptRun(runId);
    return `${path.parse(fileName).name}-hatalar.xlsx`;
  }

  /**
   * Sends the file, read page by page as it is taken: between two pages no connection is held.
   *
   * @throws IMPORT_NOT_FOUND, IMPORT_NOT_POSSIBLE once its rows were deleted, EXPORTS_RUNNING, SERVICE_BUSY, UNAVAILABLE
   */
  send(runId: string, cause: Cause, sendFile: SendFile): Promise<void> {
    const begin = async () => {
      const run = await this.keptRun(runId);
      const skus = await this.failed.skus(this.dataSource, runId);
      const file = (progress: ExportProgress) => this.file(run, skus, progress);
      return { asked: { importId: runId }, file };
    };
    return this.exports.send({ name: 'import-errors', cause, begin }, sendFile);
  }

  private async keptRun(runId: string): Promise<ImportRunEntity> {
    const run = await this.runs.get(runId);
    if (!run.isKept) throw importNotPossible({ status: run.status });
    return run;
  }

  private file(
    run: ImportRunEntity,
    skus: ReadonlySet<string>,
    progress: ExportProgress,
  ): AsyncGenerator<Buffer> {
    const context = { file: new ImportedFile(this.rows, this.dataSource, run), skus };
    const sheets = run.sheets.filter((sheet): sheet is SheetOfFile => sheet.kind !== null);
    const streamed = sheets.map((sheet) => {
      const { rows, ...described } = this.sheetOf(run.id, sheet, context);
      return { ...described, rows: counted(rows, progress) };
    });
    return streamWorkbook(...streamed);
  }

  private sheetOf(
    runId: string,
    sheet: SheetOfFile,
    context: { file: ImportedFile; skus: ReadonlySet<string> },
  ): StreamedSheet {
    const columns = sheet.headings.map(({ heading }) => ({
      header: heading,
      widthCharacters: columnWidth({ header: heading, samples: [] }),
    }));
    const isDetail = sheet.kind === 'specs' || sheet.kind === 'variations';
    return {
      name: beginningOf(sheet.name, MAX_SHEET_NAME),
      columns: [{ header: PROBLEM_HEADING, widthCharacters: PROBLEM_WIDTH }, ...columns],
      rows: isDetail ? this.detailRows(runId, sheet, context) : this.failedRows(runId, sheet),
    };
  }

  private async *failedRows(runId: string, sheet: SheetOfFile): AsyncGenerator<StreamedCell[][]> {
    for await (const items of this.failed.pages(this.dataSource, runId, sheet.position)) {
      const stored = await this.rows.at(this.dataSource, runId, items);
      yield items.flatMap((item) => {
        const row = stored.get(placeKey(item));
        return row ? [cellsOf(row, sheet, item)] : [];
      });
    }
  }

  /** Those that cannot be read themselves, and those of products that failed. */
  private async *detailRows(
    runId: string,
    sheet: SheetOfFile,
    { file, skus }: { file: ImportedFile; skus: ReadonlySet<string> },
  ): AsyncGenerator<StreamedCell[][]> {
    const items = new Map<number, FailedItem>();
    for await (const page of this.failed.pages(this.dataSource, runId, sheet.position)) {
      for (const item of page) items.set(item.rowNumber, item);
    }
    const after = { sheet: sheet.position, rowNumber: sheet.headingRowNumber };
    for await (const page of this.rows.pages(this.dataSource, runId, after)) {
      const wanted = page.filter(
        (row) =>
          items.has(row.rowNumber) ||
          (!row.isLeftOut && skus.has(skuKey(file.cellsOf<'sku'>(row).code('sku')))),
      );
      if (wanted.length > 0) yield wanted.map((row) => cellsOf(row, sheet, items.get(row.rowNumber)));
    }
  }
}

async function* counted(rows: StreamedSheet['rows'], progress: ExportProgress): StreamedSheet['rows'] {
  for await (const some of rows) {
    progress.rows += some.length;
    yield some;
  }
}

function cellsOf(row: ImportedRow, { headings }: SheetOfFile, item: FailedItem | undefined): StreamedCell[] {
  const wrong = new Set(item?.columns ?? []);
  const cells = headings.map(({ position, heading, field }): StreamedCell => {
    const cell = streamed(row.cells[position] ?? null);
    const isWrong = wrong.has(heading) || (field !== null && item?.fields.includes(field) === true);
    return isWrong ? { problem: cell } : cell;
  });
  return [item ? { problem: item.problem } : null, ...cells];
}

function streamed(cell: CellValue): Exclude<StreamedCell, { lira: number } | { problem: unknown }> {
  if (typeof cell === 'boolean') return cell ? 'DOĞRU' : 'YANLIŞ';
  if (isFormatted(cell)) return cell.shown;
  return cell instanceof Date ? { dateTime: cell } : cell;
}
