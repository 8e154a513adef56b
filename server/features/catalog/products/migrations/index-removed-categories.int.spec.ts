import { openTestDatabase, type TestDatabase } from '../../../../kernel/database/test-database.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

/** As the planner would have it of a large table. */
function planOf(statement: string): Promise<string> {
  return database.dataSource.transaction(async (transaction) => {
    await transaction.query('SET LOCAL enable_seqscan = off');
    const lines = await transaction.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${statement}`);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });
}

it.each([
  [
    'products of a category, archived ones too',
    `SELECT FROM product WHERE category_id = 'a'`,
    'product_of_category',
  ],
  [
    'what the foreign key asks before a category goes',
    `SELECT 1 FROM ONLY product x WHERE 'a' OPERATOR(pg_catalog.=) category_id FOR KEY SHARE OF x`,
    'product_of_category',
  ],
  [
    'categories that wait for a picture by its address',
    `SELECT FROM category WHERE picture_id IS NULL AND picture_source IS NOT NULL AND md5(picture_source) = 'a'`,
    'category_picture_unfetched',
  ],
])('finds %s through an index', async (_what, statement, index) => {
  expect(await planOf(statement)).toContain(index);
});
