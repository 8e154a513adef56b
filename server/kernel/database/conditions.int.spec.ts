import { Conditions } from './conditions.js';
import { containsPattern, prefixPattern } from './like-pattern.js';
import { openTestDatabase, type TestDatabase } from './test-database.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

async function matches(text: string, build: (conditions: Conditions) => void): Promise<boolean> {
  const conditions = new Conditions();
  const column = `${conditions.value(text)}::text`;
  conditions.add(`${column} IS NOT NULL`);
  build(conditions);
  const rows = await database.dataSource.query<unknown[]>(
    `SELECT WHERE ${conditions.sql}`,
    conditions.values,
  );
  return rows.length === 1;
}

const contains = (text: string, part: string) =>
  matches(text, (conditions) => conditions.add(`$1 LIKE ${conditions.value(containsPattern(part))}`));
const startsWith = (text: string, start: string) =>
  matches(text, (conditions) => conditions.add(`$1 LIKE ${conditions.value(prefixPattern(start))}`));

it.each(['100%', 'a_b', 'c\\d', '%', '_', '\\'])(
  'finds %j in texts that contain it literally, and in no other',
  async (part) => {
    expect(await contains(`x${part}y`, part)).toBe(true);
    expect(await contains('xacdb100y', part)).toBe(false);
  },
);

it('matches a prefix at the beginning only', async () => {
  expect([
    await startsWith('50% fit', '50%'),
    await startsWith('fit 50%', '50%'),
    await startsWith('500', '50%'),
  ]).toEqual([true, false, false]);
});

it('holds when no condition was added, and needs all of those that were', async () => {
  expect(new Conditions().sql).toBe('true');
  expect(await matches('a', (conditions) => conditions.add('false OR true').add('true'))).toBe(true);
  expect(await matches('a', (conditions) => conditions.add('true').add('true AND false'))).toBe(false);
});
