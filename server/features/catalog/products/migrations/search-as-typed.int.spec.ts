import { migrate } from '../../../../kernel/database/migrate.js';
import { openTestDatabase, type TestDatabase } from '../../../../kernel/database/test-database.js';
import { undoMigrationsFrom } from '../../../../kernel/database/test-migrations.js';
import { searchAsTyped } from '../../../../kernel/input/code-text.js';
import { SearchAsTyped1774600000100 } from './1774600000100-search-as-typed.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase();
});

afterEach(() => database.close());

it('reads every letter of the first plane as what is typed is read', async () => {
  const letters: string[] = ["2''", '2\u2032\u2032', '\u{110bd}a', 'a\u{e0041}'];
  for (let code = 1; code <= 0xffff; code++) {
    if (code < 0xd800 || code > 0xdfff) letters.push(`a${String.fromCodePoint(code)}1`);
  }
  const rows = await database.dataSource.query<{ typed: string }[]>(
    'SELECT search_as_typed(t) AS typed FROM unnest($1::text[]) WITH ORDINALITY AS given (t, n) ORDER BY n',
    [letters],
  );
  expect(rows.map(({ typed }) => typed)).toEqual(letters.map(searchAsTyped));
});

it('gives the words of products that were stored before the spelling of a keyboard', async () => {
  const { dataSource } = database;
  await undoMigrationsFrom(dataSource, SearchAsTyped1774600000100);
  await dataSource.query(
    `INSERT INTO product (id, slug, name, sku, model)
     VALUES (gen_random_uuid(), 'a', 'Sıcak–soğuk vana', 'A', E'KV\\u20112'), (gen_random_uuid(), 'b', 'Pompa', 'B', 'P-1')`,
  );
  const untouched = `SELECT xmin::text FROM product WHERE slug = 'b'`;
  const before = await dataSource.query<unknown[]>(untouched);
  await migrate(dataSource);
  expect(await dataSource.query(`SELECT part_numbers FROM product WHERE slug = 'a'`)).toEqual([
    { part_numbers: ['a', 'a', 'kv-2', 'kv2'] },
  ]);
  expect(await dataSource.query(`SELECT word, written FROM search_word WHERE word LIKE 'sicak%'`)).toEqual([
    { word: 'sicak-soguk', written: 'sıcak-soğuk' },
  ]);
  expect(await dataSource.query(untouched)).toEqual(before);
});
