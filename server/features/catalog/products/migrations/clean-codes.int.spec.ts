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

const SPACE_IN_ALL =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

const STORED = [
  ...['P\u2011\u200b1', ' R \u00ad1', 'S-1', `'A-1`, ` ' 'A-2`, `A'3`, `'\u00a0A-4'`],
  ...['AB-\n12', 'AB- \n\u00a0 13', 'AB\n14', 'AB/\r\n15', 'AB- 16', 'AB-\t17\n', '\u2013\n\n18'],
  ...SPACE_IN_ALL.split('').map((space, index) => `B${space}${space}${index}${space}`),
  ...['\u0600C1', '\u{110bd}C2', 'C\u{e0041}3', 'C\ufe0f4', '\u200b \u200bC 5'],
];

/** Two with a clean code that another one has. */
const TAKEN = ['Q\u20131', 'q-1', 'T\u20101', 'T\u20111'];

it('gives stored codes the spelling of a keyboard, by which sheets and searches find them, where it is free', async () => {
  const { dataSource } = database;
  await undoMigrationsFrom(dataSource, CleanCodes1772600000320);
  await dataSource.query(
    `INSERT INTO product (id, slug, name, sku)
     SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'pompa-' || n, 'Pompa', sku
     FROM unnest($1::text[]) WITH ORDINALITY AS given (sku, n)`,
    [[...STORED, ...TAKEN]],
  );
  await migrate(dataSource);
  const products = await dataSource.query<{ sku: string; codes: string }[]>(
    'SELECT sku, search_codes AS codes FROM product ORDER BY id',
  );
  expect(products.map(({ sku }) => sku)).toEqual([
    ...STORED.map(cleanCode),
    ...['Q\u20131', 'q-1', 'T-1', 'T\u20111'],
  ]);
  expect(products[0]?.codes).toContain('p-1');
  expect(products.slice(0, 3).map(({ sku }) => sku)).toEqual(['P-1', 'R 1', 'S-1']);
});
