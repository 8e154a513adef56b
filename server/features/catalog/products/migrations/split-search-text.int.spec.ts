import { openTestDatabase, type TestDatabase } from '../../../../kernel/database/test-database.js';
import { migrate } from '../../../../kernel/database/migrate.js';
import { undoMigrationsFrom } from '../../../../kernel/database/test-migrations.js';
import { SplitSearchText1772600000340 } from './1772600000340-split-search-text.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase();
});

afterEach(() => database.close());

const NAMES = [
  'Plakalı ısı değiştirici PLT.025/16, 30 kW (DN25)',
  `Uzun ${'a'.repeat(64)} ${'b'.repeat(65)} ${'c1'.repeat(40)}`,
  'Pompa  "25-60"\n180 mm;  Ölçü: 1 1/2"  1234567 123456 a-1',
  'İ',
];

const ADD = `
  INSERT INTO product (id, slug, name, sku, model, technical_specs)
  SELECT gen_random_uuid(), $1 || n, name, $1 || n, 'M-' || n, '[{"name": "Güç", "value": "2,2", "unit": "kW"}]'
  FROM unnest($2::text[]) WITH ORDINALITY AS given (name, n)`;

const FOUND = `
  SELECT name, search_words::text AS found,
    ARRAY(SELECT code FROM unnest(string_to_array(replace(search_codes, $1, ''), ' ')) AS code ORDER BY code) AS codes
  FROM product WHERE sku LIKE $1 || '%' ORDER BY slug`;

it('finds products by the words and codes that they were found by when words were split one by one', async () => {
  const { dataSource } = database;
  await undoMigrationsFrom(dataSource, SplitSearchText1772600000340);
  await dataSource.query(ADD, ['x', NAMES]);
  await migrate(dataSource);
  await dataSource.query(ADD, ['y', NAMES]);
  const before = await dataSource.query<{ found: string }[]>(FOUND, ['x']);
  const plain = (found: string) => found.replace(/'[xy]\d'/, "'sku'");
  const after = await dataSource.query<{ found: string }[]>(FOUND, ['y']);
  expect(before).toHaveLength(NAMES.length);
  expect(after.map((row) => ({ ...row, found: plain(row.found) }))).toEqual(
    before.map((row) => ({ ...row, found: plain(row.found) })),
  );
});
