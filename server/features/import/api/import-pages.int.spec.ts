import { DataSource } from 'typeorm';
import type { TestBrowser } from '../../../testing/browser.js';
import { type ImportApi, openImportApi } from '../../../testing/import-api.js';

const PAGE = `query ($take: Int!) { importRuns(take: $take) { total items {
  fileName supplier progress { isWaiting } sheets { headings { isAssigned } } } } }`;

interface Page {
  importRuns: { total: number; items: { fileName: string; progress: { isWaiting: boolean } | null }[] };
}

let shop: ImportApi;
let staff: TestBrowser;

beforeAll(async () => {
  shop = await openImportApi();
  staff = await shop.api.staff(['import']);
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    await shop.upload(staff, 'Urun_Adi\nPompa\n', `ad=${name}.csv&tedarikci=Acme-${name}`);
  }
});

afterAll(() => shop.close());

/** What is read of jobs and headings for a page. */
async function readFor(take: number): Promise<{ page: Page; statements: string[] }> {
  const dataSource = shop.api.app.get(DataSource);
  const statements: string[] = [];
  const query = dataSource.query.bind(dataSource);
  dataSource.query = (sql: string, ...rest: unknown[]) => {
    if (/FROM (job|import_heading) WHERE (id|supplier)\b/.test(sql)) statements.push(sql);
    return query(sql, ...(rest as [])) as never;
  };
  const page = await staff.ask<Page>(PAGE, { take });
  dataSource.query = query;
  return { page, statements };
}

it('reads the jobs and the headings of a page of imports with one statement each', async () => {
  const { page, statements } = await readFor(5);
  expect(page.importRuns.items.map(({ fileName, progress }) => [fileName, progress?.isWaiting])).toEqual(
    ['e.csv', 'd.csv', 'c.csv', 'b.csv', 'a.csv'].map((name) => [name, true]),
  );
  expect(statements).toHaveLength(2);
  expect((await readFor(1)).statements).toHaveLength(2);
});

it('lists only what was applied and stands, where that is asked for', async () => {
  const id = await shop.planned(staff, 'Urun_Adi;Kategori;Fiyat;SKU\nPompa;Kategorisiz;5;P-7\n');
  const applied = async () =>
    (await staff.ask<Page>('{ importRuns(onlyApplied: true) { total items { fileName } } }')).importRuns
      .total;
  expect(await applied()).toBe(0);
  await shop.applied(staff, id);
  expect(await applied()).toBe(1);
});

const ROWS = `query ($id: ID!) { importRun(id: $id) { rows { items { cells { field value } } } } }`;

interface Rows {
  importRun: { rows: { items: { cells: { field: string; value: string }[] }[] } };
}

it('reads no more of the rows of a page than their columns take', async () => {
  const head = 'Urun_Adi;Kategori;Fiyat;SKU;Marka;Not\n';
  const row = ['Pompa \u0001"1"', 'Kategorisiz', '5', 'P-1', 'ş'.repeat(30_000), 'x'.repeat(30_000)];
  const id = await shop.planned(staff, `${head}${row.join(';')}\n`);
  const dataSource = shop.api.app.get(DataSource);
  const answers: unknown[] = [];
  const query = dataSource.query.bind(dataSource);
  dataSource.query = async (sql: string, ...rest: unknown[]) => {
    const answer: unknown = await query(sql, ...(rest as []));
    answers.push(answer);
    return answer as never;
  };
  const { importRun } = await staff.ask<Rows>(ROWS, { id });
  dataSource.query = query;
  expect(
    Object.fromEntries(importRun.rows.items[0]?.cells.map(({ field, value }) => [field, value]) ?? []),
  ).toEqual({
    name: 'Pompa "1"',
    category: 'Kategorisiz',
    price: '5',
    sku: 'P-1',
    brand: 'ş'.repeat(100),
  });
  expect(JSON.stringify(answers).length).toBeLessThan(10_000);
});
