import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CATALOG_SHEETS } from '../../catalog/index.js';
import { type ImportItem, ITEM_COLUMNS } from '../rows/import-items.js';
import type { RowOutcome, UndoneItem } from '../rows/import-outcomes.js';
import { type ImportedRow, ImportRows, placeKey } from '../rows/import-rows.js';
import type { ImportRunEntity } from '../runs/import-run.entity.js';
import { ImportRuns } from '../runs/import-runs.js';
import { importRowNotFound } from '../runs/import.refusals.js';
import { ImportedFile } from '../rows/imported-file.js';
import { rowConditions } from './import-row.conditions.js';
import type { ImportCell, ImportRow, ImportRowList } from './import-row.type.js';
import type { ImportRowsArgs } from './import-rows.input.js';

type Reader = Pick<EntityManager, 'query'>;

type ItemWithOutcome = ImportItem &
  Pick<RowOutcome, 'outcome'> & {
    outcomeProblems: RowOutcome['problems'];
    outcomeTargetId: string | null;
    undoBucket: UndoneItem['bucket'] | null;
    undoReason: string | null;
  };

const FROM = `
  FROM import_item AS i
  JOIN import_row AS r ON r.run_id = i.run_id AND r.sheet = i.sheet AND r.row_number = i.row_number
  LEFT JOIN import_outcome AS o ON o.run_id = i.run_id AND o.number = i.number`;

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
    const conditions = rowConditions(runId, filter ?? {});
    const [{ total }] = await this.dataSource.query<[{ total: number }]>(
      `SELECT count(*)::int AS total ${FROM} WHERE ${conditions.where}`,
      conditions.values,
    );
    const items = await this.read(this.dataSource, conditions, { skip, take });
    return { items: await this.shown(this.dataSource, await this.runs.get(runId), items), total };
  }

  /**
   * All on the one connection of the reader: a transaction that locks the import would wait for another one with it.
   *
   * @throws IMPORT_ROW_NOT_FOUND
   */
  async get(reader: Reader, run: ImportRunEntity, number: number): Promise<ImportRow> {
    const conditions = rowConditions(run.id, { numbers: [number] });
    const [item] = await this.read(reader, conditions, { skip: 0, take: 1 });
    const [row] = await this.shown(reader, run, item ? [item] : []);
    if (!row) throw importRowNotFound();
    return row;
  }

  private read(
    reader: Reader,
    { where, values }: ReturnType<typeof rowConditions>,
    { skip, take }: Pick<ImportRowsArgs, 'skip' | 'take'>,
  ): Promise<ItemWithOutcome[]> {
    return reader.query<ItemWithOutcome[]>(
      `SELECT ${ITEM_COLUMNS}, o.outcome, o.problems AS "outcomeProblems", o.target_id AS "outcomeTargetId",
         o.undo_bucket AS "undoBucket", o.undo_reason AS "undoReason"
       ${FROM} WHERE ${where} ORDER BY i.number OFFSET ${skip} LIMIT ${take}`,
      values,
    );
  }

  private async shown(
    reader: Reader,
    run: ImportRunEntity,
    items: readonly ItemWithOutcome[],
  ): Promise<ImportRow[]> {
    const file = new ImportedFile(this.rows, reader, run);
    const stored = await this.rows.at(reader, run.id, items);
    return items.flatMap((item) => {
      const row = stored.get(placeKey(item));
      return row ? [shownRow(item, row, file)] : [];
    });
  }
}

function shownRow(item: ItemWithOutcome, row: ImportedRow, file: ImportedFile): ImportRow {
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
    nearestCategory: item.nearestCategory,
    isLeftOut: row.isLeftOut,
    cells: cellsOf(row, file),
    outcome: item.outcome,
    undoBucket: item.undoBucket,
    undoReason: item.undoReason,
  };
}

function cellsOf(row: ImportedRow, file: ImportedFile): ImportCell[] {
  const sheet = file.sheetAt(row.sheet);
  if (!sheet?.kind) return [];
  const cells = file.cellsOf(row);
  const columns: readonly { field: string; header: string }[] = CATALOG_SHEETS[sheet.kind].columns;
  return columns.flatMap(({ field, header }) => {
    const position = sheet.headings.find((heading) => heading.field === field)?.position;
    if (position === undefined) return [];
    return [{ field, header, value: cells.shown(field), isCorrected: row.corrected.has(position) }];
  });
}
