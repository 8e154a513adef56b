import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ProductDraft, RowProblem } from '../../catalog/index.js';
import { madeByFetching } from './import-outcomes.js';
import type { ImportRowKind, ImportSubject } from './import-row.statuses.js';
import { PAGE_BYTES } from './import-rows.js';

type Reader = Pick<EntityManager, 'query'>;

/** A field that a row would change, both values as a spreadsheet shows them. */
export interface ShownChange {
  /** Heading of its column in the template. */
  column: string;
  before: string;
  after: string;
}

/** What a row would do, as it was shown. */
export interface ImportItem {
  /** From 1, in the order in which rows are applied. */
  number: number;
  subject: ImportSubject;
  sheet: number;
  rowNumber: number;
  kind: ImportRowKind;
  label: string;
  /** Empty for a category. */
  sku: string;
  /** What it would change; null for a new product or category. */
  targetId: string | null;
  targetVersion: number | null;
  /** Names of the fields it would change; null for one that is new. */
  fields: string[] | null;
  changes: ShownChange[] | null;
  problems: RowProblem[] | null;
  warnings: RowProblem[] | null;
  isPriceJump: boolean;
  /** How many fields it clears because their cells are empty. */
  clearedFields: number;
  nearestCategory: string | null;
}

/** What is saved of a product when its item is applied: the fields that are shown, and no others. */
export interface PlannedChange {
  /** Its category may be one that the file adds: see `newCategoryId`. */
  draft: ProductDraft;
  /** The path of its category where the file adds that: `Üst > Alt`, or only the name of a main category. */
  newCategory: string | null;
  /** Whether its row has an SKU of its own. */
  namesSku: boolean;
  /** Names of its pictures where some lie in the folder beside the file: they are stored when they are applied. */
  pictureFiles: string[] | null;
}

/** An item as it is stored, with what its preview needs not. */
export interface StoredItem extends ImportItem {
  /** Null for a category, and for a row that changes nothing. */
  change: PlannedChange | null;
}

export interface ImportPlanCounts {
  newCategories: number;
  changedCategories: number;
  newProducts: number;
  changedProducts: number;
  unchanged: number;
  invalid: number;
  priceJumps: number;
  clearedFields: number;
  withWarnings: number;
  leftOut: number;
}

export interface OutdatedItems {
  total: number;
  first: { number: number; label: string }[];
}

export const ITEM_COLUMNS = `i.number, i.subject, i.sheet, i.row_number AS "rowNumber", i.kind, i.label, i.sku,
  i.target_id AS "targetId", i.target_version AS "targetVersion", i.fields, i.changes, i.problems, i.warnings,
  i.is_price_jump AS "isPriceJump", i.cleared_fields AS "clearedFields", i.nearest_category AS "nearestCategory"`;

const ADD = `
  INSERT INTO import_item (run_id, number, subject, sheet, row_number, kind, label, sku, target_id, target_version,
    fields, changes, problems, warnings, is_price_jump, cleared_fields, nearest_category, change)
  SELECT $1, number, subject, sheet, row_number, kind, label, sku, target_id, target_version, fields, changes, problems,
    warnings, is_price_jump, cleared_fields, nearest_category, change
  FROM jsonb_populate_recordset(NULL::import_item, $2)
  ON CONFLICT (run_id, number) DO UPDATE SET kind = excluded.kind, label = excluded.label, sku = excluded.sku,
    target_id = excluded.target_id, target_version = excluded.target_version, fields = excluded.fields,
    changes = excluded.changes, problems = excluded.problems, warnings = excluded.warnings,
    is_price_jump = excluded.is_price_jump, cleared_fields = excluded.cleared_fields, nearest_category = excluded.nearest_category,
    change = excluded.change`;

/**
 * Whether staff left out the row of an item; null once rows are not kept. Looked up for each item: the planner takes a file that
 * its statistics do not know yet for a row or two, and would join by comparing each item with each row.
 */
export const IS_LEFT_OUT = `(
  SELECT r.is_left_out FROM import_row AS r
  WHERE r.run_id = i.run_id AND r.sheet = i.sheet AND r.row_number = i.row_number)`;

const OF_RUN = `SELECT ${ITEM_COLUMNS} FROM import_item AS i WHERE i.run_id = $1`;

const COUNT_INVALID = `
  SELECT count(*)::int AS items FROM import_item AS i
  WHERE i.run_id = $1 AND i.kind = 'invalid' AND NOT ${IS_LEFT_OUT}`;

/** Without the rows that were left out. */
const COUNTS = `
  SELECT
    (count(*) FILTER (WHERE i.kind = 'new' AND i.subject = 'category'))::int AS "newCategories",
    (count(*) FILTER (WHERE i.kind = 'changed' AND i.subject = 'category'))::int AS "changedCategories",
    (count(*) FILTER (WHERE i.kind = 'new' AND i.subject <> 'category'))::int AS "newProducts",
    (count(*) FILTER (WHERE i.kind = 'changed' AND i.subject <> 'category'))::int AS "changedProducts",
    (count(*) FILTER (WHERE i.kind = 'unchanged'))::int AS unchanged,
    (count(*) FILTER (WHERE i.kind = 'invalid'))::int AS invalid,
    (count(*) FILTER (WHERE i.is_price_jump))::int AS "priceJumps",
    coalesce(sum(i.cleared_fields), 0)::int AS "clearedFields",
    (count(*) FILTER (WHERE i.warnings IS NOT NULL))::int AS "withWarnings",
    (SELECT count(*)::int FROM import_row WHERE run_id = $1 AND is_left_out) AS "leftOut"
  FROM import_item AS i WHERE i.run_id = $1 AND NOT ${IS_LEFT_OUT}`;

/** Rows of the catalog that are not what they were when the plan was shown, but for pictures that were fetched since. */
const OUTDATED = `
  SELECT i.number, i.label, (count(*) OVER ())::int AS total FROM import_item AS i
  LEFT JOIN product AS p ON i.subject <> 'category' AND p.id::text = i.target_id
  LEFT JOIN category AS c ON i.subject = 'category' AND c.id = i.target_id
  LEFT JOIN product AS taken ON i.kind = 'new' AND i.subject <> 'category' AND taken.sku_key = sku_key(i.sku)
  WHERE i.run_id = $1 AND i.kind IN ('new', 'changed') AND NOT ${IS_LEFT_OUT}
    AND CASE i.kind WHEN 'new' THEN taken.id IS NOT NULL
      ELSE coalesce(p.version, c.version, 0) <> i.target_version AND NOT EXISTS (
        SELECT FROM import_outcome AS o WHERE o.target_id = i.target_id
          AND ${madeByFetching('i.target_version', 'coalesce(p.version, c.version)')}) END
  ORDER BY i.number LIMIT $2`;

const PROBLEMS = `
  SELECT i.problems FROM import_item AS i
  WHERE i.run_id = $1 AND i.kind = 'invalid' AND NOT ${IS_LEFT_OUT} ORDER BY i.number LIMIT $2`;

/** What the rows of imports would do. */
@Injectable()
export class ImportItems {
  /** Adds items, or replaces those of the same number; some at a time where they hold much text. */
  async put(transaction: EntityManager, runId: string, items: readonly StoredItem[]): Promise<void> {
    for (const rows of rowsOf(items)) await transaction.query(ADD, [runId, rows]);
  }

  async removeAll(transaction: EntityManager, runId: string): Promise<void> {
    await transaction.query('DELETE FROM import_item WHERE run_id = $1', [runId]);
  }

  async find(reader: Reader, runId: string, number: number): Promise<ImportItem | null> {
    const [item] = await reader.query<ImportItem[]>(`${OF_RUN} AND i.number = $2`, [runId, number]);
    return item ?? null;
  }

  /** How many cannot be applied, and were not left out. */
  async countInvalid(reader: Reader, runId: string): Promise<number> {
    const [count] = await reader.query<[{ items: number }]>(COUNT_INVALID, [runId]);
    return count.items;
  }

  async counts(reader: Reader, runId: string): Promise<ImportPlanCounts> {
    const [counts] = await reader.query<[ImportPlanCounts]>(COUNTS, [runId]);
    return counts;
  }

  /** Items whose product or category changed since, or exists by now although the plan would add it: how many, and the first ones. */
  async outdated(reader: Reader, runId: string, limit: number): Promise<OutdatedItems> {
    const found = await reader.query<{ number: number; label: string; total: number }[]>(OUTDATED, [
      runId,
      limit,
    ]);
    return { total: found[0]?.total ?? 0, first: found.map(({ number, label }) => ({ number, label })) };
  }

  /** The first problems of rows that cannot be applied, and were not left out. */
  async problems(reader: Reader, runId: string, limit: number): Promise<RowProblem[]> {
    const rows = await reader.query<{ problems: RowProblem[] | null }[]>(PROBLEMS, [runId, limit]);
    return rows.flatMap(({ problems }) => problems ?? []).slice(0, limit);
  }

  /** So that the planner knows what a large file has just added, instead of some minutes later. */
  async analyze(reader: Reader): Promise<void> {
    await reader.query('ANALYZE import_row, import_item');
  }
}

/** The JSON of rows, in parts that end before the item with which they would have too much text. */
function* rowsOf(items: readonly StoredItem[]): Generator<string> {
  let rows: string[] = [];
  let bytes = 0;
  for (const item of items) {
    const row = JSON.stringify(rowOf(item));
    const added = Buffer.byteLength(row);
    if (rows.length > 0 && bytes + added > PAGE_BYTES) {
      yield `[${rows.join(',')}]`;
      rows = [];
      bytes = 0;
    }
    rows.push(row);
    bytes += added;
  }
  if (rows.length > 0) yield `[${rows.join(',')}]`;
}

function rowOf(item: StoredItem): Record<string, unknown> {
  return {
    number: item.number,
    subject: item.subject,
    sheet: item.sheet,
    row_number: item.rowNumber,
    kind: item.kind,
    label: item.label,
    sku: item.sku,
    target_id: item.targetId,
    target_version: item.targetVersion,
    fields: item.fields,
    changes: item.changes,
    problems: item.problems,
    warnings: item.warnings,
    is_price_jump: item.isPriceJump,
    cleared_fields: item.clearedFields,
    nearest_category: item.nearestCategory,
    change: item.change,
  };
}
