import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { beginningOf } from '../../../kernel/spreadsheet/clean-text.js';
import { CATALOG_SHEETS, type Column, maxLengthOf } from '../../catalog/index.js';
import { partsOfRows, type WantedColumn } from '../rows/import-row-parts.js';
import { type ImportedRow, ImportRows, placeKey } from '../rows/import-rows.js';
import type { StoredSheet } from '../rows/import-sheet.js';
import type { ImportRunEntity } from '../runs/import-run.entity.js';
import { ImportRuns } from '../runs/import-runs.js';
import { importRowNotFound } from '../runs/import.refusals.js';
import { ImportedFile } from '../rows/imported-file.js';
import { IMPORT_ROWS, type ItemWithOutcome } from './import-row.list.js';
import type { ImportCell, ImportRow, ImportRowList } from './import-row.type.js';
import type { ImportRowsArgs } from './import-rows.input.js';

type Reader = Pick<EntityManager, 'query'>;

/** The rows of imports as staff see them. */
@Injectable()
export class ImportRowsReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: ImportRuns,
    private readonly rows: ImportRows,
  ) {}

  /** @throws IMPORT_NOT_FOUND */
  async page(runId: string, { filter, skip, take }: ImportRowsArgs): Promise<ImportRowList> {
    const run = await this.runs.get(runId);
    const request = { filter: Object.assign({ runId }, filter), sort: 'file', skip, take } as const;
    const { items, ...counted } = await IMPORT_ROWS.page(this.dataSource, request);
    return { items: await this.toViews(this.dataSource, run, items), ...counted };
  }

  /**
   * All on the one connection of the reader: a transaction that locks the import would wait for another one with it.
   *
   * @throws IMPORT_ROW_NOT_FOUND
   */
  async get(reader: Reader, run: ImportRunEntity, number: number): Promise<ImportRow> {
    const filter = { runId: run.id, numbers: [number] };
    const { items } = await IMPORT_ROWS.after(reader, { filter, sort: 'file', cursor: null, take: 1 });
    const [row] = await this.toViews(reader, run, items);
    if (!row) throw importRowNotFound();
    return row;
  }

  private async toViews(
    reader: Reader,
    run: ImportRunEntity,
    items: readonly ItemWithOutcome[],
  ): Promise<ImportRow[]> {
    const file = new ImportedFile(this.rows, reader, run);
    const stored = await partsOfRows(reader, run.id, items, wantedColumns(run));
    return items.flatMap((item) => {
      const row = stored.get(placeKey(item));
      return row ? [toView(item, row, file)] : [];
    });
  }
}

function toView(item: ItemWithOutcome, row: ImportedRow, file: ImportedFile): ImportRow {
  return {
    number: item.number,
    subject: item.subject,
    sheet: item.sheet,
    sheetName: file.sheetAt(item.sheet)?.name ?? '',
    rowNumber: item.rowNumber,
    kind: item.kind,
    label: item.label,
    sku: item.sku,
    targetId: item.outcomeTargetId ?? item.targetId,
    changes: item.changes ?? [],
    problems: [...(item.problems ?? []), ...(item.outcomeProblems ?? [])],
    warnings: item.warnings ?? [],
    isPriceJump: item.isPriceJump,
    clearedFields: item.clearedFields,
    nearestCategory: item.nearestCategory,
    isLeftOut: row.isLeftOut,
    cells: cellsOf(row, file),
    outcome: item.outcome,
    undoBucket: item.undoBucket,
    undoReason: item.undoReason,
  };
}

/** The cells that are read, as far as they are taken: the beginning of a text that is too long. */
function cellsOf(row: ImportedRow, file: ImportedFile): ImportCell[] {
  const sheet = file.sheetAt(row.sheet);
  if (!sheet?.kind) return [];
  const cells = file.cellsOf(row);
  return readColumnsOf(sheet).map(({ column, position }) => ({
    field: column.field,
    header: column.header,
    value: beginningOf(cells.shown(column.field), maxLengthOf(column)),
    isCorrected: row.corrected.has(position),
  }));
}

/** In the order of the template. */
function readColumnsOf({ kind, headings }: StoredSheet): { column: Column; position: number }[] {
  const columns: readonly Column[] = kind === null ? [] : CATALOG_SHEETS[kind].columns;
  return columns.flatMap((column) => {
    const position = headings.find(({ field }) => field === column.field)?.position;
    return position === undefined ? [] : [{ column, position }];
  });
}

function wantedColumns({ sheets }: ImportRunEntity): WantedColumn[] {
  return sheets.flatMap((sheet) =>
    readColumnsOf(sheet).map(({ column, position }) => ({
      sheet: sheet.position,
      position,
      maxLength: maxLengthOf(column),
    })),
  );
}
