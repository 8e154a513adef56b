import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { parseCells } from '../../../kernel/spreadsheet/process/cells-json.js';
import type { SentRow } from '../../../kernel/spreadsheet/process/read-in-process.js';
import type { CellValue, SheetRow } from '../../../kernel/spreadsheet/sheet.js';
import { skuKey } from '../../catalog/index.js';

type Reader = Pick<EntityManager, 'query'>;

/** A row of a file as it is planned: with what staff typed instead of its cells. */
export interface ImportedRow extends SheetRow {
  sheet: number;
  /** Positions that staff corrected. */
  corrected: ReadonlySet<number>;
  isLeftOut: boolean;
}

export interface RowPlace {
  sheet: number;
  rowNumber: number;
}

export interface StoredRow {
  sheet: number;
  rowNumber: number;
  cells: string;
  corrected: Record<string, string> | null;
  isLeftOut: boolean;
}

const ADD = `
  INSERT INTO import_row (run_id, sheet, row_number, cells)
  SELECT $1, * FROM unnest($2::smallint[], $3::int[], $4::text[])
  ON CONFLICT DO NOTHING`;

const COLUMNS = `sheet, row_number AS "rowNumber", cells, corrected, is_left_out AS "isLeftOut"`;

/** Ends before the row with which it would have too much text; its first row is in it in any case. */
const PAGE = `
  SELECT ${COLUMNS} FROM (
    SELECT *, sum(octet_length(cells)) OVER (ORDER BY row_number) - octet_length(cells) AS bytes_before FROM (
      SELECT * FROM import_row WHERE run_id = $1 AND sheet = $2 AND row_number > $3 ORDER BY row_number LIMIT $4) AS next
  ) AS next
  WHERE bytes_before < $5 ORDER BY row_number`;

/**
 * Those that may hold one of some texts, folded as SKUs are: none that does is missing. What the JSON of a cell writes otherwise
 * than a spreadsheet shows it, such as a date or a character that is not seen, may hold anything.
 */
const HOLDING = `
  SELECT ${COLUMNS} FROM import_row
  WHERE run_id = $1 AND sheet = $2 AND row_number > $3
    AND (corrected IS NOT NULL OR cells ~ '\\\\u|\\{"date"|true|false|[\\u00ad\\u200b-\\u200f\\u2060-\\u2064\\ufeff]'
      OR EXISTS (SELECT FROM unnest($4::text[]) AS part WHERE strpos(sku_key(cells), part) > 0))
  ORDER BY row_number LIMIT $5`;

const AT = `
  SELECT ${COLUMNS} FROM import_row
  JOIN unnest($2::smallint[], $3::int[]) AS wanted (at_sheet, at_row) ON sheet = at_sheet AND row_number = at_row
  WHERE run_id = $1`;

const COUNTS = `
  SELECT sheet, count(*)::int AS rows, max(row_number) AS "lastRow" FROM import_row WHERE run_id = $1 GROUP BY sheet`;

const CORRECT = `
  UPDATE import_row SET corrected = coalesce(corrected, '{}') || jsonb_build_object($4::text, $5::text)
  WHERE run_id = $1 AND sheet = $2 AND row_number = $3`;

const LEAVE_OUT = `
  UPDATE import_row AS r SET is_left_out = $3 FROM import_item AS i
  WHERE i.run_id = $1 AND i.number = ANY($2::int[]) AND r.run_id = i.run_id AND r.sheet = i.sheet
    AND r.row_number = i.row_number`;

const LEAVE_OUT_AT = `
  UPDATE import_row AS r SET is_left_out = true FROM unnest($2::int[], $3::int[]) AS place (sheet, row_number)
  WHERE r.run_id = $1 AND r.sheet = place.sheet AND r.row_number = place.row_number`;

const PAGE_ROWS = 1_000;
/** A row of a hostile file holds as much as a hundred of a catalog. */
export const PAGE_BYTES = 4 * 1024 * 1024;
/** Rows that are looked through at once for some SKUs. */
const HELD_ROWS = 100;
/** The rows of files, as they were read. */
@Injectable()
export class ImportRows {
  /** Rows that are there already stay as they are. */
  async add(transaction: EntityManager, runId: string, rows: readonly SentRow[]): Promise<void> {
    await transaction.query(ADD, [
      runId,
      rows.map(({ sheet }) => sheet),
      rows.map(({ rowNumber }) => rowNumber),
      rows.map(({ cells }) => cells),
    ]);
  }

  /** Rows of a sheet after one, in their order; fewer than the limit where they hold much text. */
  async page(
    reader: Reader,
    runId: string,
    { sheet, rowNumber }: RowPlace,
    limit = PAGE_ROWS,
  ): Promise<ImportedRow[]> {
    const rows = await reader.query<StoredRow[]>(PAGE, [runId, sheet, rowNumber, limit, PAGE_BYTES]);
    return rows.map(importedRow);
  }

  /** All rows of a sheet after one, some at a time. */
  async *pages(reader: Reader, runId: string, after: RowPlace): AsyncGenerator<ImportedRow[]> {
    let last = after.rowNumber;
    for (;;) {
      const rows = await this.page(reader, runId, { sheet: after.sheet, rowNumber: last });
      const end = rows.at(-1);
      if (!end) return;
      yield rows;
      last = end.rowNumber;
    }
  }

  /** The rows of a sheet after one that may hold one of some SKUs, and some that do not; some at a time. */
  async *mayHold(
    reader: Reader,
    runId: string,
    { sheet, rowNumber }: RowPlace,
    skus: readonly string[],
  ): AsyncGenerator<ImportedRow[]> {
    const parts = skus.map(longestPlainPart);
    let last = rowNumber;
    for (;;) {
      const rows = await reader.query<StoredRow[]>(HOLDING, [runId, sheet, last, parts, HELD_ROWS]);
      yield rows.map(importedRow);
      const end = rows.at(-1);
      if (!end || rows.length < HELD_ROWS) return;
      last = end.rowNumber;
    }
  }

  /** Keyed by `placeKey`. */
  async at(reader: Reader, runId: string, places: readonly RowPlace[]): Promise<Map<string, ImportedRow>> {
    const rows = await reader.query<StoredRow[]>(AT, [
      runId,
      places.map(({ sheet }) => sheet),
      places.map(({ rowNumber }) => rowNumber),
    ]);
    return new Map(rows.map((row) => [placeKey(row), importedRow(row)]));
  }

  /** How many rows of each sheet are stored, and the last of them. */
  async counts(reader: Reader, runId: string): Promise<Map<number, { rows: number; lastRow: number }>> {
    const rows = await reader.query<{ sheet: number; rows: number; lastRow: number }[]>(COUNTS, [runId]);
    return new Map(rows.map(({ sheet, ...count }) => [sheet, count]));
  }

  async correct(
    transaction: EntityManager,
    runId: string,
    { sheet, rowNumber, position, value }: RowPlace & { position: number; value: string },
  ): Promise<void> {
    await transaction.query(CORRECT, [runId, sheet, rowNumber, String(position), value]);
  }

  /** @param numbers of items */
  async leaveOut(
    transaction: EntityManager,
    runId: string,
    { numbers, isLeftOut }: { numbers: readonly number[]; isLeftOut: boolean },
  ): Promise<void> {
    await transaction.query(LEAVE_OUT, [runId, numbers, isLeftOut]);
  }

  /** Leaves rows out before there are items of them. */
  async leaveOutAt(transaction: EntityManager, runId: string, places: readonly RowPlace[]): Promise<void> {
    if (places.length === 0) return;
    await transaction.query(LEAVE_OUT_AT, [
      runId,
      places.map(({ sheet }) => sheet),
      places.map(({ rowNumber }) => rowNumber),
    ]);
  }
}

/** Letters and digits that no form of a text writes otherwise; without any, each row may hold the SKU. */
function longestPlainPart(sku: string): string {
  const parts = skuKey(sku).match(/[a-z0-9]+/g) ?? [];
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

export const placeKey = ({ sheet, rowNumber }: RowPlace) => `${sheet}:${rowNumber}`;

export function importedRow({ sheet, rowNumber, cells, corrected, isLeftOut }: StoredRow): ImportedRow {
  const values = parseCells(cells);
  const positions = Object.keys(corrected ?? {}).map(Number);
  for (const position of positions) fill(values, position, corrected?.[position] ?? '');
  return { sheet, rowNumber, cells: values, corrected: new Set(positions), isLeftOut };
}

function fill(values: CellValue[], position: number, text: string): void {
  while (values.length <= position) values.push(null);
  values[position] = text === '' ? null : text;
}
