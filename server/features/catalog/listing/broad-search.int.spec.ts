import { jest } from '@jest/globals';
import { openTestShop, type TestShop } from '../../../testing/shop.js';

let shop: TestShop;

jest.setTimeout(60_000);

/** By number: what each is called, and whether a pump is only mentioned. */
const PRODUCTS = `
  INSERT INTO product (id, slug, name, description, sku, brand_key, category_id, base_price_kurus, in_stock, is_new,
    is_featured, rating, created_at)
  SELECT md5('broad' || n)::uuid, 'urun-' || n,
    CASE WHEN n % 10 < 6 THEN 'Sirkülasyon Pompası' WHEN n % 10 = 6 THEN 'Pompa Contası' WHEN n % 10 = 7 THEN 'Vana'
      ELSE 'Filtre' END || ' ' || n,
    CASE WHEN n % 10 = 7 THEN 'Pompa çıkışı için. ' ELSE '' END || 'Çalışma basıncı 16 bar.',
    'BR-' || n, 'marka ' || n % 7, CASE WHEN n % 3 = 0 THEN '2' ELSE '1-1' END,
    CASE WHEN n % 11 = 0 THEN 0 ELSE 1000 + (n * 7919) % 5003 END, n % 4 > 0, n % 9 = 0, n % 50 = 0, n % 13 / 3.0,
    timestamptz '2026-01-01' + n / 2000 * interval '1 day'
  FROM generate_series(1, 6000) AS n`;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.write(async (transaction) => {
    await transaction.query(`
      INSERT INTO category (id, slug, name) VALUES ('1', 'pompalar', 'Pompalar'), ('2', 'vanalar', 'Vanalar');
      INSERT INTO category (id, parent_id, slug, name) VALUES ('1-1', '1', 'dalgic', 'Dalgıç')`);
    await transaction.query(
      `INSERT INTO brand (key, name) SELECT 'marka ' || n, 'Marka ' || n FROM generate_series(0, 6) AS n`,
    );
    await transaction.query(PRODUCTS);
    await shop.dataVersions.bump(transaction, 'catalog');
  });
});

afterAll(() => shop.close());

interface Answer {
  total: number;
  isTotalExact: boolean;
  items: { slug: string }[];
  facets: {
    areCountsEstimated: boolean;
    inStockCount: number;
    newCount: number;
    lowestPrice: number;
    highestPrice: number;
    brands: { brand: { key: string }; count: number }[];
    categories: { category: { slug: string }; count: number }[];
  };
}

async function search(filter: object, page: { sort?: string; skip?: number; take?: number } = {}) {
  const { products } = await shop.ask<{ products: Answer }>(
    `query ($filter: ProductFilter, $sort: ProductSort, $skip: Int! = 0, $take: Int! = 24) {
      products(filter: $filter, sort: $sort, skip: $skip, take: $take) {
        total isTotalExact items { slug } facets { areCountsEstimated inStockCount newCount lowestPrice highestPrice
          brands { brand { key } count } categories { category { slug } count } } } }`,
    { filter, ...page },
  );
  return products;
}

const slugs = ({ items }: Answer) => items.map(({ slug }) => slug);

const NEWEST = 'created_at DESC, id DESC';
const RANK = `CASE WHEN folded_name LIKE 'pompa%' THEN 1 WHEN folded_name LIKE '%pompa%' THEN 2 ELSE 3 END, ${NEWEST}`;

/** The slugs of a page of everything that mentions a pump, read and sorted whole. */
async function expectedPage(order: string, where: string, { skip = 0, take = 24 }): Promise<string[]> {
  const rows = await shop.dataSource.query<{ slug: string }[]>(
    `SELECT slug FROM product WHERE (folded_name LIKE '%pompa%' OR description LIKE '%Pompa%') AND ${where}
     ORDER BY ${order} OFFSET $1 LIMIT $2`,
    [skip, take],
  );
  return rows.map(({ slug }) => slug);
}

/** Every test runs without statistics of the words, as in a new database, and with them. */
describe.each(['without statistics', 'with statistics'])('%s', (mode) => {
  beforeAll(async () => {
    if (mode === 'with statistics') {
      await shop.dataSource.query('ANALYZE product');
      jest.useFakeTimers({
        now: Date.now() + 3_600_000,
        doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
      });
    }
  });
  afterAll(() => jest.useRealTimers());

  it('counts a broad search up to a bound and says so', async () => {
    const { total, isTotalExact, facets } = await search({ text: 'pompa' });
    expect({ total, isTotalExact, isEstimated: facets.areCountsEstimated }).toEqual({
      total: 1000,
      isTotalExact: false,
      isEstimated: true,
    });
  });

  it('counts what a filter leaves of a broad search exactly where that is little', async () => {
    const filter = { text: 'pompa', brands: ['marka 3'], inStock: true, categories: ['vanalar'] };
    const expected = await expectedPage(RANK, `brand_key = 'marka 3' AND in_stock AND category_id = '2'`, {
      take: 1000,
    });
    const answer = await search(filter, { take: 100 });
    expect({ ...answer, items: slugs(answer) }).toMatchObject({
      total: expected.length,
      isTotalExact: true,
      items: expected.slice(0, 100),
      facets: { areCountsEstimated: true },
    });
    expect(slugs(await search(filter, { skip: 100, take: 100 }))).toEqual(expected.slice(100, 200));
  });

  it('estimates facets from a sample without bias', async () => {
    const { facets } = await search({ text: 'pompa' });
    const near = (count: number, truth: number) => {
      expect(count).toBeGreaterThan(truth * 0.7);
      expect(count).toBeLessThan(truth * 1.4);
    };
    near(facets.inStockCount, 3600);
    near(facets.newCount, 533);
    expect(facets.brands).toHaveLength(7);
    for (const { count } of facets.brands) near(count, 686);
    expect(facets.categories.map(({ category }) => category.slug)).toEqual(['pompalar', 'vanalar']);
    for (const [place, truth] of [3200, 1600].entries()) near(facets.categories[place]?.count ?? 0, truth);
    expect([facets.lowestPrice, facets.highestPrice]).toEqual([1000, 6002]);
  });

  it.each([
    ['RELEVANCE', RANK],
    ['NEWEST', NEWEST],
    ['NAME', 'name COLLATE "tr-x-icu", id'],
    ['PRICE_LOW', 'nullif(base_price_kurus, 0), id'],
    ['PRICE_HIGH', 'base_price_kurus DESC, id'],
    ['RATING', 'rating DESC, review_count DESC, id'],
  ])('reads the pages of %s in order, the deepest too', async (sort, order) => {
    for (const skip of [0, 24, 590, 980, 2400, 4780, 4799, 4800]) {
      const answer = await search({ text: 'pompa' }, { sort, skip });
      expect({ sort, skip, slugs: slugs(answer) }).toEqual({
        sort,
        skip,
        slugs: await expectedPage(order, 'true', { skip }),
      });
    }
  });

  it.each([
    [{ categories: ['pompalar', 'vanalar'] }, 'true'],
    [{ categories: ['dalgic'] }, `category_id = '1-1'`],
    [{ inStock: true }, 'in_stock'],
    [{ isNew: true }, 'is_new'],
    [{ isFeatured: true }, 'is_featured'],
    [{ brands: ['marka 1', 'marka 2'] }, `brand_key IN ('marka 1', 'marka 2')`],
    [{ minPrice: 2000, maxPrice: 5500 }, 'base_price_kurus BETWEEN 2000 AND 5500'],
    [{ minPrice: 2000, maxPrice: 2100 }, 'base_price_kurus BETWEEN 2000 AND 2100'],
  ])('filters a broad search by %j in each order', async (filter, where) => {
    const orders = { RELEVANCE: RANK, PRICE_LOW: 'nullif(base_price_kurus, 0), id', NEWEST };
    for (const [sort, order] of Object.entries(orders)) {
      for (const skip of [0, 48, 400]) {
        const answer = await search({ text: 'pompa', ...filter }, { sort, skip });
        expect({ sort, skip, slugs: slugs(answer) }).toEqual({
          sort,
          skip,
          slugs: await expectedPage(order, where, { skip }),
        });
      }
    }
  });

  it('finds pages whose products are all old', async () => {
    await shop.dataSource.query(
      `UPDATE product SET created_at = created_at - interval '1 year' WHERE folded_name LIKE 'pompa%'`,
    );
    for (const skip of [0, 480, 590]) {
      expect(slugs(await search({ text: 'pompa' }, { skip }))).toEqual(
        await expectedPage(RANK, 'true', { skip }),
      );
    }
  });
});

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** Rows that the scans of a plan read, whether they kept them or not. */
function rowsRead(plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), 0);
  if (!/^(Seq|Index|Index Only|Bitmap Heap) Scan$/.test(plan['Node Type'])) return below;
  return below + (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
}

async function rowsReadBy(work: () => Promise<unknown>): Promise<number> {
  const { dataSource } = shop;
  const query = jest.spyOn(dataSource, 'query');
  await work();
  const statements = query.mock.calls.filter(([statement]) => statement.includes('FROM product'));
  query.mockRestore();
  let sum = 0;
  for (const [statement, values] of statements) {
    const [row] = await dataSource.query<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`,
      values,
    );
    sum += row?.['QUERY PLAN'][0] ? rowsRead(row['QUERY PLAN'][0].Plan) : 0;
  }
  return sum;
}

it.each(['RELEVANCE', 'NAME', 'PRICE_LOW', 'PRICE_HIGH', 'RATING', 'NEWEST'])(
  'reads few products for a page of a broad search by %s, not every hit',
  async (sort) => {
    await shop.dataSource.query('ANALYZE product');
    await shop.write((transaction) => shop.dataVersions.bump(transaction, 'catalog'));
    expect(await rowsReadBy(() => search({ text: 'bar' }, { sort }))).toBeLessThan(3_000);
    expect(await rowsReadBy(() => search({ text: 'bar' }, { sort, skip: 24 }))).toBeLessThan(300);
  },
);
