import { openTestDatabase, type TestDatabase } from '../../../kernel/database/test-database.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.dataSource.query(
    `INSERT INTO category (id, slug, name) SELECT n::text, 'k' || n, 'K' || n FROM generate_series(1, 3) AS n`,
  );
  await database.dataSource.query(
    `INSERT INTO brand SELECT 'b' || n, 'b' || n FROM generate_series(1, 3) AS n`,
  );
});

afterAll(() => database.close());

const RECOUNT = `
  SELECT coalesce(category_id, '') AS category_id, coalesce(brand_key, '') AS brand_key, in_stock, is_new, is_featured,
    count(*) AS products, min(nullif(base_price_kurus, 0)) AS lowest_price_kurus,
    max(nullif(base_price_kurus, 0)) AS highest_price_kurus
  FROM product WHERE archived_at IS NULL GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`;

async function expectCountsToHold(): Promise<void> {
  const recounted = await database.dataSource.query<unknown[]>(RECOUNT);
  const stored = await database.dataSource.query<unknown[]>(
    'SELECT * FROM product_cell WHERE products > 0 ORDER BY category_id, brand_key, in_stock, is_new, is_featured',
  );
  expect(stored).toEqual(recounted);
}

const RANDOM_CELL = `
  (ARRAY['1', '2', '3', NULL])[1 + floor(random() * 4)::int], (ARRAY['b1', 'b2', NULL])[1 + floor(random() * 3)::int],
  random() < 0.5, random() < 0.3, random() < 0.2, floor(random() * 5)::int * 100`;

/** Each connection writes products of its own; what they share are the counts. */
const ownProducts = (owner: number, limit: number) =>
  `SELECT id FROM product WHERE name = 'Ürün ${owner}' ORDER BY random() LIMIT ${limit}`;

const insert = (owner: number) => `
  INSERT INTO product (id, slug, name, sku, category_id, brand_key, in_stock, is_new, is_featured, base_price_kurus)
  SELECT id, id::text, 'Ürün ${owner}', id::text, ${RANDOM_CELL}
  FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, 1 + floor(random() * 6)::int)) AS ids`;

const STATEMENTS: readonly ((owner: number) => string)[] = [
  insert,
  insert,
  (owner) => `
    UPDATE product SET (category_id, brand_key, in_stock, is_new, is_featured, base_price_kurus)
      = (SELECT ${RANDOM_CELL} WHERE product.id IS NOT NULL)
    WHERE id IN (${ownProducts(owner, 5)})`,
  (owner) => `UPDATE product SET base_price_kurus = 0 WHERE id IN (${ownProducts(owner, 2)})`,
  (owner) => `UPDATE product SET review_count = review_count + 1 WHERE name = 'Ürün ${owner}'`,
  (owner) => `
    UPDATE product SET archived_at = CASE WHEN archived_at IS NULL THEN now() END, base_price_kurus = base_price_kurus + 50
    WHERE id IN (${ownProducts(owner, 3)})`,
  (owner) => `DELETE FROM product WHERE id IN (${ownProducts(owner, 4)})`,
];

/** One statement of any kind; one in five is taken back. */
async function writeSomething(owner: number): Promise<void> {
  const statement = STATEMENTS[Math.floor(Math.random() * STATEMENTS.length)] ?? insert;
  const runner = database.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query(statement(owner));
  await (Math.random() < 0.2 ? runner.rollbackTransaction() : runner.commitTransaction());
  await runner.release();
}

it('keeps the counts right through random writes of several connections, which never deadlock', async () => {
  for (let round = 0; round < 8; round++) {
    await Promise.all(
      [1, 2, 3, 4].map(async (owner) => {
        for (let left = 12; left > 0; left--) await writeSomething(owner);
      }),
    );
    await expectCountsToHold();
  }
});

it('keeps the counts right when the table is truncated', async () => {
  await database.dataSource.query(insert(1));
  await database.dataSource.query('TRUNCATE product CASCADE');
  await expectCountsToHold();
});

it('writes no cell when no count changes', async () => {
  await database.dataSource.query(insert(1));
  const versions = () =>
    database.dataSource.query<unknown[]>('SELECT xmin::text FROM product_cell ORDER BY 1');
  const before = await versions();
  await database.dataSource.query(`UPDATE product SET review_count = 9, name = name || ' II'`);
  expect(await versions()).toEqual(before);
});
