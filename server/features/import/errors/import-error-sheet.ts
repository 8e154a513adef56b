import path from 'node:path';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { beginningOf } from '../../../kernel/spreadsheet/clean-text.js';
import { DataSource } from 'typeorm';
import type { CellValue } from '../../../kernel/spreadsheet/sheet.js';
import { MAX_SHEET_NAME } from '../../../kernel/spreadsheet/xlsx/sheet-names.js';
import {
  type StreamedCell,
  type StreamedSheet,
  streamWorkbook,
} from '../../../kernel/spreadsheet/workbook.stream.js';
import { columnWidth, PROBLEM_HEADING, skuKey } from '../../catalog/index.js';
import { type ImportedRow, ImportRows, placeKey } from '../runs/import-rows.js';
import { ImportRuns } from '../runs/import-runs.js';
import { importNotPossible } from '../runs/import.refusals.js';
import { ImportedFile } from '../runs/imported-file.js';
import type { StoredSheet } from '../runs/import-sheet.js';
import { type FailedItem, FailedItems } from './failed-items.js';

const PROBLEM_WIDTH = 60;

type SheetOfFile = StoredSheet & { kind: NonNullable<StoredSheet['kind']> };

/**
 * The rows of a file that could not be applied, in the sheets and columns they came in, with what is wrong beside each and on a
 * red ground: ready to be corrected and imported again. A product brings its specs and variations along.
 */
@Injectable()
export class ImportErrorSheet {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: ImportRuns,
    private readonly rows: ImportRows,
    private readonly failed: FailedItems,
  ) {}

  /** @throws IMPORT_NOT_FOUND, IMPORT_NOT_POSSIBLE once its rows were deleted */
  async of(runId: string): Promise<{ fileName: string; content: Readable }> {
    const run = await this.runs.get(runId);
    if (!run.isKept) throw importNotPossible({ status: run.status });
    const file = new ImportedFile(this.rows, this.dataSource, run);
    const skus = await this.failed.skus(runId);
    const sheets = run.sheets.filter((sheet): sheet is SheetOfFile => sheet.kind !== null);
    const streamed = sheets.map((sheet) => this.sheetOf(runId, sheet, { file, skus }));
    return {
      fileName: `${path.parse(run.fileName).name}-hatalar.xlsx`,
      content: Readable.from(streamWorkbook(...streamed), { objectMode: false }),
    };
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
      columns: [...columns, { header: PROBLEM_HEADING, widthCharacters: PROBLEM_WIDTH }],
      rows: isDetail ? this.detailRows(runId, sheet, context) : this.failedRows(runId, sheet),
    };
  }

  private async *failedRows(runId: string, sheet: SheetOfFile): AsyncGenerator<StreamedCell[][]> {
    for await (const items of this.failed.pages(runId, sheet.position)) {
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
    for await (const page of this.failed.pages(runId, sheet.position)) {
      for (const item of page) items.set(item.rowNumber, item);
    }
    const after = { sheet: sheet.position, rowNumber: sheet.headingRowNumber };
    for await (const page of this.rows.pages(this.dataSource, runId, after)) {
      const wanted = page.filter(
        (row) =>
          items.has(row.rowNumber) ||
          (!row.isLeftOut && skus.has(skuKey(file.cellsOf<'sku'>(row).text('sku')))),
      );
      if (wanted.length > 0) yield wanted.map((row) => cellsOf(row, sheet, items.get(row.rowNumber)));
    }
  }
}

function cellsOf(row: ImportedRow, { headings }: SheetOfFile, item: FailedItem | undefined): StreamedCell[] {
  const wrong = new Set(item?.columns ?? []);
  const cells = headings.map(({ position, heading, field }): StreamedCell => {
    const cell = streamed(row.cells[position] ?? null);
    const isWrong = wrong.has(heading) || (field !== null && item?.fields.includes(field) === true);
    return isWrong ? { problem: cell } : cell;
  });
  return [...cells, item ? { problem: item.problem } : null];
}

function streamed(cell: CellValue): Exclude<StreamedCell, { lira: number } | { problem: unknown }> {
  if (typeof cell === 'boolean') return cell ? 'DOĞRU' : 'YANLIŞ';
  return cell instanceof Date ? { dateTime: cell } : cell;
}
