import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CATALOG_SHEETS, type RowProblem, skuKey } from '../../catalog/index.js';
import { IS_LEFT_OUT } from '../rows/import-items.js';
import { WITH_OUTCOME } from '../rows/import-outcomes.js';

type Reader = Pick<EntityManager, 'query'>;

/** A row that could not be applied. */
export interface FailedItem {
  number: number;
  sheet: number;
  rowNumber: number;
  /** What is wrong, in one text. */
  problem: string;
  /** Headings of the template that it is about, and the fields behind them. */
  columns: string[];
  fields: string[];
}

const FAILED = `
  FROM import_item AS i ${WITH_OUTCOME}
  WHERE i.run_id = $1 AND (i.kind = 'invalid' OR o.outcome IN ('failed', 'outdated')) AND NOT ${IS_LEFT_OUT}`;

const PAGE = `
  SELECT i.number, i.sheet, i.row_number AS "rowNumber", coalesce(o.problems, i.problems, '[]') AS problems
  ${FAILED} AND i.sheet = $2 AND i.number > $3 ORDER BY i.number LIMIT $4`;

const SKUS = `SELECT i.sku ${FAILED} AND i.subject <> 'category' AND i.sku <> ''`;

const PAGE_ROWS = 200;

const FIELDS = new Map(
  Object.values(CATALOG_SHEETS).flatMap(({ columns }) =>
    columns.map(({ header, field }): [string, string] => [header, field]),
  ),
);

interface StoredItem {
  number: number;
  sheet: number;
  rowNumber: number;
  problems: RowProblem[];
}

/** The rows of imports that could not be applied, before they were tried and after; without those that staff left out. */
@Injectable()
export class FailedItems {
  /** Those of a sheet, some at a time, in the order of the file. */
  async *pages(reader: Reader, runId: string, sheet: number): AsyncGenerator<FailedItem[]> {
    let last = 0;
    for (;;) {
      const rows = await reader.query<StoredItem[]>(PAGE, [runId, sheet, last, PAGE_ROWS]);
      if (rows.length > 0) yield rows.map(failedItem);
      if (rows.length < PAGE_ROWS) return;
      last = rows.at(-1)?.number ?? last;
    }
  }

  /** Keys of the products that failed. */
  async skus(reader: Reader, runId: string): Promise<Set<string>> {
    const rows = await reader.query<{ sku: string }[]>(SKUS, [runId]);
    return new Set(rows.map(({ sku }) => skuKey(sku)));
  }
}

function failedItem({ problems, ...place }: StoredItem): FailedItem {
  const columns = problems.flatMap((problem) => problem.columns);
  return {
    ...place,
    problem: problems.map(({ text }) => text).join('\n'),
    columns,
    fields: columns.flatMap((column) => FIELDS.get(column) ?? []),
  };
}
