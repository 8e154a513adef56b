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
