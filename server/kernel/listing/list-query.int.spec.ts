import { openTestDatabase, type TestDatabase } from '../database/test-database.js';
import { type PartAfter, wholeList } from './list-parts.js';
import { ListQuery, type ListSource, MAX_COUNTED } from './list-query.js';
import { asc, desc, reversed } from './sorting.js';

interface Pump {
  id: number;
  name: string;
}

interface PumpFilter {
  kinds?: readonly string[] | null;
  isNew?: boolean | null;
}

type PumpSort = 'newest' | 'oldest' | 'name';

const SOURCE: ListSource<PumpFilter, PumpSort> = {
  columns: 'id, name',
  from: 'pump',
  key: 'id',
  conditions: {
    kinds: (kinds, bind) => `kind = ANY(${bind(kinds)})`,
    isNew: (isNew) => (isNew ? 'is_new OR kind IS NULL' : null),
  },
  sorts: {
    newest: [desc('added_at'), asc('id')],
    oldest: reversed([desc('added_at'), asc('id')]),
    name: [asc('name COLLATE "tr-x-icu"'), asc('id')],
  },
};

const PUMPS = new ListQuery<Pump, PumpFilter, PumpSort>(SOURCE);

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.dataSource.query(
    `CREATE TABLE pump (id bigint PRIMARY KEY, name text NOT NULL, kind text, is_new boolean NOT NULL, added_at timestamptz NOT NULL)`,
  );
  // Pairs of one time, which are a microsecond apart from the next: a Date of JavaScript knows only milliseconds.
  await database.dataSource.query(
    `INSERT INTO pump SELECT n, (ARRAY['Çark', 'Cam', 'Dal', 'Ip', 'İz'])[n], CASE WHEN n < 5 THEN 'a' END, n = 1,
       timestamptz '2026-11-25 10:00Z' + (n / 2) * interval '1 microsecond' FROM generate_series(1, 5) AS n`,
  );
});

afterAll(() => database.close());

const idsOf = (rows: readonly Pump[]) => rows.map(({ id }) => id);

/** The whole list, two at a time. */
async function all(sort: PumpSort, filter: PumpFilter = {}): Promise<number[]> {
  const parts: number[][] = [];
  const twoAfter = ({ cursor }: PartAfter) =>
    PUMPS.after(database.dataSource, { filter, sort, cursor, take: 2 });
  for await (const rows of wholeList(twoAfter)) parts.push(idsOf(rows));
  expect(parts.every(({ length }) => length > 0 && length <= 2)).toBe(true);
  return parts.flat();
}

it('reads a page in its order and counts the whole list', async () => {
  const page = await PUMPS.page(database.dataSource, { sort: 'newest', skip: 1, take: 2 });
  expect(page).toEqual({
    items: [
      { id: 5, name: 'İz' },
      { id: 2, name: 'Cam' },
    ],
    total: 5,
    isTotalExact: true,
  });
});

it('narrows the list by the conditions that are given, each by itself', async () => {
  const found = async (filter: PumpFilter | null) =>
    idsOf((await PUMPS.page(database.dataSource, { filter, sort: 'newest', skip: 0, take: 9 })).items);
  expect(await found(null)).toEqual([4, 5, 2, 3, 1]);
  expect(await found({ kinds: null })).toEqual([4, 5, 2, 3, 1]);
  expect(await found({ isNew: false })).toEqual([4, 5, 2, 3, 1]);
  expect(await found({ isNew: true })).toEqual([5, 1]);
  expect(await found({ isNew: true, kinds: ['a'] })).toEqual([1]);
  expect(await found({ kinds: [] })).toEqual([]);
});

it('goes through a list by the place of the row before, without skipping or repeating one', async () => {
  expect(await all('newest')).toEqual([4, 5, 2, 3, 1]);
  expect(await all('oldest')).toEqual([1, 3, 2, 5, 4]);
  expect(await all('name')).toEqual([2, 1, 3, 4, 5]);
  expect(await all('newest', { kinds: ['b'] })).toEqual([]);
});

it('reads a whole list in as many parts as it takes', async () => {
  const numbers = new ListQuery<{ id: number }, object, 'last'>({
    columns: 'id',
    from: 'generate_series(1, 450) AS many (id)',
    conditions: {},
    sorts: { last: [desc('id')] },
  });
  const lengths: number[] = [];
  for await (const rows of numbers.whole(database.dataSource, { sort: 'last' })) lengths.push(rows.length);
  expect(lengths).toEqual([200, 200, 50]);
});

it('refuses the cursor of a list that is sorted by less', async () => {
  const request = { sort: 'newest', cursor: ['2026-11-25'], take: 1 } as const;
  await expect(PUMPS.after(database.dataSource, request)).rejects.toThrow('another list');
});

it('counts no further than its bound', async () => {
  const many = new ListQuery<{ id: number }, object, 'id'>({
    columns: 'id',
    from: `generate_series(1, ${MAX_COUNTED + 5}) AS many (id)`,
    conditions: {},
    sorts: { id: [asc('id')] },
  });
  const page = await many.page(database.dataSource, { sort: 'id', skip: 0, take: 1 });
  expect(page).toEqual({ items: [{ id: 1 }], total: MAX_COUNTED, isTotalExact: false });
});

it('counts less far where the filter says so', async () => {
  const found = new ListQuery<Pump, PumpFilter, PumpSort>({
    ...SOURCE,
    maxCounted: ({ kinds }) => (kinds ? 2 : 10),
  });
  const counted = async (filter: PumpFilter) => {
    const { total, isTotalExact } = await found.page(database.dataSource, {
      filter,
      sort: 'name',
      skip: 0,
      take: 1,
    });
    return [total, isTotalExact];
  };
  expect(await counted({ kinds: ['a'] })).toEqual([2, false]);
  expect(await counted({})).toEqual([5, true]);
});

it('tallies the rows of a filter, and those of them that meet another one', async () => {
  const parts = { a: { kinds: ['a'] }, b: { kinds: ['b'] }, fresh: { isNew: true } };
  const rows = await PUMPS.tally(database.dataSource, { isNew: true }, parts);
  const counted = async (filter: PumpFilter) => (await PUMPS.count(database.dataSource, filter)).total;
  expect(rows).toEqual({
    total: await counted({ isNew: true }),
    isTotalExact: true,
    parts: { a: await counted({ isNew: true, kinds: ['a'] }), b: 0, fresh: await counted({ isNew: true }) },
  });
  expect(rows.parts.a).toBeGreaterThan(0);
  expect((await PUMPS.tally(database.dataSource, {}, parts)).parts.fresh).toBe(rows.total);
});

it('says whether it has a row at all', async () => {
  expect(await PUMPS.hasAny(database.dataSource, { kinds: ['a'] })).toBe(true);
  expect(await PUMPS.hasAny(database.dataSource, { kinds: ['b'] })).toBe(false);
});

it('does not compile without a condition for each name of the filter', () => {
  const { isNew } = SOURCE.conditions;
  // @ts-expect-error There is none for `kinds`.
  const conditions: ListSource<PumpFilter, PumpSort>['conditions'] = { isNew };
  expect(Object.keys(conditions)).toEqual(['isNew']);
});

describe('the neighbors of a row', () => {
  const besides = async (id: number, filter: PumpFilter = {}) => {
    const { previous, next, ...place } = await PUMPS.neighbors(database.dataSource, {
      filter,
      sort: 'newest',
      id,
    });
    return [previous?.id ?? null, next?.id ?? null, place.position, place.total];
  };

  it('stand before and after it, with its place', async () => {
    expect(await besides(4)).toEqual([null, 5, 1, 5]);
    expect(await besides(2)).toEqual([5, 3, 3, 5]);
    expect(await besides(1)).toEqual([3, null, 5, 5]);
  });

  it('are known for a row that no longer meets the filter, without a place', async () => {
    expect(await besides(5, { kinds: ['a'] })).toEqual([4, 2, null, 4]);
    expect(await besides(9)).toEqual([null, null, null, 5]);
  });
});
