import { migrate } from '../../../../kernel/database/migrate.js';
import { openTestDatabase, type TestDatabase } from '../../../../kernel/database/test-database.js';
import { undoMigrationsFrom } from '../../../../kernel/database/test-migrations.js';
import { cleanCode } from '../../../../kernel/input/code-text.js';
import { CleanCodes1772600000320 } from './1772600000320-clean-codes.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase();
});

afterEach(() => database.close());

const STORED = ['P\u2011\u200b1', 'Q\u20131', 'q-1', ' R \u00ad1', 'S-1', 'T\u20101', 'T\u20111'];

it('gives stored codes the spelling of a keyboard, by which sheets and searches find them, where it is free', async () => {
  const { dataSource } = database;
  await undoMigrationsFrom(dataSource, CleanCodes1772600000320);
  await dataSource.query(
    `INSERT INTO product (id, slug, name, sku)
     SELECT ('00000000-0000-4000-8000-00000000000' || n)::uuid, 'pompa-' || n, 'Pompa', sku
     FROM unnest($1::text[]) WITH ORDINALITY AS given (sku, n)`,
    [STORED],
  );
  await migrate(dataSource);
  const products = await dataSource.query<{ sku: string; codes: string }[]>(
    'SELECT sku, search_codes AS codes FROM product ORDER BY slug',
  );
  expect(products.map(({ sku }) => sku)).toEqual([
    ...['P-1', 'Q\u20131', 'q-1', 'R 1', 'S-1', 'T-1', 'T\u20111'],
  ]);
  expect(products[0]?.codes).toContain('p-1');
  expect(cleanCode(STORED[0] ?? '')).toBe(products[0]?.sku);
});
