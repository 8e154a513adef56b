import { type ImportShop, openImportShopForEachTest } from '../../testing/import-shop.js';
import { FailedItems } from './exports/failed-items.js';
import { IMPORT_ROWS } from './api/import-row.list.js';
import { ImportItems } from './rows/import-items.js';
import { ItemsToApply } from './rows/items-to-apply.js';

const ROWS = 3_000;

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Join Filter'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

let shop: ImportShop;

openImportShopForEachTest((opened) => (shop = opened));

/** All rows that the steps of a statement have handled. */
const handled = (node: PlanNode): number =>
  node['Actual Loops'] *
    (node['Actual Rows'] +
      (node['Rows Removed by Join Filter'] ?? 0) +
      (node['Rows Removed by Filter'] ?? 0)) +
  (node.Plans ?? []).reduce((sum, step) => sum + handled(step), 0);

/** Carries out statements, and counts the rows that their steps handle. */
class RowCounter {
  rows = 0;

  readonly query = async <Result>(statement: string, parameters: unknown[]): Promise<Result> => {
    const [{ 'QUERY PLAN': plan }] = await shop.dataSource.query<[{ 'QUERY PLAN': [{ Plan: PlanNode }] }]>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`,
      parameters,
    );
    this.rows += handled(plan[0].Plan);
    return shop.dataSource.query<Result>(statement, parameters);
  };
}

/** Compares a file of one row, has it be a long one, and half of it applied. */
async function planLongFile(): Promise<string> {
  const { id } = await shop.planSheets({
    Urunler: [
      ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU'],
      ['Vana', 'Kategorisiz', 7, 'V-1'],
    ],
  });
  for (const table of ['import_row', 'import_item']) {
    await shop.read(
      `INSERT INTO ${table}
       SELECT (jsonb_populate_record(first::${table}, jsonb_build_object('row_number', place, 'number', place))).*
       FROM (SELECT * FROM ${table} WHERE run_id = $1 AND row_number = 2) AS first, generate_series(3, 1 + $2::int) AS place`,
      [id, ROWS],
    );
  }
  await shop.read(
    `INSERT INTO import_outcome (run_id, number, subject, outcome, target_id, version_after)
     SELECT $1, number, 'product', 'added', number, 1 FROM generate_series(1, $2::int) AS number`,
    [id, ROWS / 2],
  );
  return id;
}

const LONG: [string, (id: string, reader: RowCounter) => Promise<unknown>][] = [
  ['counts of a preview', (id, reader) => new ImportItems().counts(reader, id)],
  ['invalid rows', (id, reader) => new ImportItems().countInvalid(reader, id)],
  ['outdated rows', (id, reader) => new ImportItems().outdated(reader, id, 10)],
  ['problems', (id, reader) => new ImportItems().problems(reader, id, 10)],
  ['count of rows to apply', (id, reader) => new ItemsToApply().count(reader, id)],
  ['search for rows that lack changes', (id, reader) => new ItemsToApply().lackChanges(reader, id)],
  [
    'rows to apply',
    (id, reader) => new ItemsToApply().next(reader, id, { after: 0, subjects: ['product'], limit: 100 }),
  ],
  [
    'page of rows',
    (id, reader) =>
      IMPORT_ROWS.page(reader, {
        filter: { runId: id, isLeftOut: false },
        sort: 'file',
        skip: 2_000,
        take: 50,
      }),
  ],
  ['page of failed rows', (id, reader) => new FailedItems().pages(reader, id, 0).next()],
  ['codes of failed rows', (id, reader) => new FailedItems().skus(reader, id)],
  [
    'page of outcomes',
    (id, reader) =>
      IMPORT_ROWS.page(reader, {
        filter: { runId: id, outcomes: ['added'] },
        sort: 'file',
        skip: 0,
        take: 50,
      }),
  ],
];

it('reads what a file has just filled in one go, although the statistics know only earlier files', async () => {
  await planLongFile();
  await shop.read('ANALYZE import_row, import_item, import_outcome');
  const id = await planLongFile();
  const found: Record<string, number> = {};
  for (const [name, read] of LONG) {
    const reader = new RowCounter();
    await read(id, reader);
    found[name] = reader.rows;
  }
  expect(Object.entries(found).filter(([, rows]) => rows > 20 * ROWS)).toEqual([]);
});
