import { Clock } from '../../../kernel/clock/clock.js';
import { openTestDatabase, type TestDatabase } from '../../../kernel/database/test-database.js';
import { MAX_TEXTS_A_DAY, MissedSearches, MissedSearchSweeper, countedText } from './missed-searches.js';

let database: TestDatabase;
let searches: MissedSearches;
let sweeper: MissedSearchSweeper;
let now: Date;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  await database.dataSource.query('TRUNCATE missed_search');
  // In Istanbul it is the 29th.
  now = new Date('2026-11-28T21:30:00Z');
  const clock = Object.assign(new Clock(), { now: () => now });
  searches = new MissedSearches(database.dataSource, clock);
  sweeper = new MissedSearchSweeper(clock);
});

async function record(...texts: string[]): Promise<void> {
  for (const text of texts) searches.record(text);
  await searches.onModuleDestroy();
}

it('counts by the day in Istanbul and sums up days, the most frequent text first', async () => {
  await record('kombi', 'KOMBİ', 'fan');
  now = new Date('2026-11-29T21:00:00Z');
  await record('fan', 'fan');
  expect(await searches.mostOften('2026-11-29', 5)).toEqual([
    { text: 'fan', searches: 3, lastOn: '2026-11-30' },
    { text: 'kombi', searches: 2, lastOn: '2026-11-29' },
  ]);
  expect(await searches.mostOften('2026-11-30', 5)).toEqual([
    { text: 'fan', searches: 2, lastOn: '2026-11-30' },
  ]);
});

it('has room for so many texts a day, and counts known ones on', async () => {
  await database.dataSource.query(
    `INSERT INTO missed_search SELECT '2026-11-29', 'makine ' || n, 1 FROM generate_series(1, $1::int) AS n`,
    [MAX_TEXTS_A_DAY],
  );
  await record('kombi', 'makine 7');
  expect(await searches.mostOften('2026-11-29', 1)).toEqual([
    { text: 'makine 7', searches: 2, lastOn: '2026-11-29' },
  ]);
  const [{ count }] = await database.dataSource.query<[{ count: number }]>(
    'SELECT count(*) FROM missed_search',
  );
  expect(count).toBe(MAX_TEXTS_A_DAY);
});

it('is swept after 90 days', async () => {
  await record('kombi');
  const sweep = () => database.dataSource.transaction((transaction) => sweeper.sweep(transaction, 10));
  now = new Date('2027-02-27T12:00:00Z');
  expect(await sweep()).toBe(0);
  now = new Date('2027-02-28T12:00:00Z');
  expect(await sweep()).toBe(1);
});

it.each([
  ['  Isı   Eşanjörü ', 'isi esanjoru'],
  ['PLT-025/16', 'plt-025/16'],
  ['x'.repeat(80), 'x'.repeat(60)],
  ['ali@veli.com', null],
  ['+90 (532) 111 22 33', null],
  ['12345678901', null],
  ['...', null],
])('counts «%s» as %s', (typed, text) => {
  expect(countedText(typed)).toBe(text);
});
