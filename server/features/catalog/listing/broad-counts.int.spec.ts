import { openBroadShop, RANK, searchWith, slugs, STATISTICS } from '../../../testing/broad-shop.js';

let shop: Awaited<ReturnType<typeof openBroadShop>>;

beforeAll(async () => {
  shop = await openBroadShop();
});

afterAll(() => shop.close());

describe.each(STATISTICS)('%s', (statistics) => {
  beforeAll(() => searchWith(statistics, shop));
  afterAll(() => vi.useRealTimers());

  it('counts a broad search up to a bound and says so', async () => {
    const { total, isTotalExact, facets } = await shop.search({ text: 'pompa' });
    expect({ total, isTotalExact, isEstimated: facets.areCountsEstimated }).toEqual({
      total: 1000,
      isTotalExact: false,
      isEstimated: true,
    });
  });

  it.each([
    ['kutu', 999, true],
    ['kova', 1000, true],
    ['varil', 1000, false],
  ])('counts the hits of %s up to the bound', async (text, total, isTotalExact) => {
    const answer = await shop.search({ text }, { skip: 984 });
    expect(answer).toMatchObject({ total, isTotalExact, facets: { areCountsEstimated: !isTotalExact } });
    expect(answer.items).toHaveLength(isTotalExact ? total - 984 : 17);
  });

  it('counts what a filter leaves of a broad search exactly where that is little', async () => {
    const filter = { text: 'pompa', brands: ['marka 3'], inStock: true, categories: ['vanalar'] };
    const expected = await shop.expectedPage(
      RANK,
      `brand_key = 'marka 3' AND in_stock AND category_id = '2'`,
      {
        take: 1000,
      },
    );
    const answer = await shop.search(filter, { take: 100 });
    expect({ ...answer, items: slugs(answer) }).toMatchObject({
      total: expected.length,
      isTotalExact: true,
      items: expected.slice(0, 100),
      facets: { areCountsEstimated: true },
    });
    expect(slugs(await shop.search(filter, { skip: 100, take: 100 }))).toEqual(expected.slice(100, 200));
  });

  it('estimates facets from a sample without bias', async () => {
    const { facets } = await shop.search({ text: 'pompa' });
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

  it('counts the facets of what a filter leaves exactly where that is little, rare brands too', async () => {
    const { facets } = await shop.search({ text: 'pompa', categories: ['vanalar'], isFeatured: true });
    const found = `is_featured AND category_id = '2'`;
    const brands = await shop.dataSource.query<{ key: string; count: number }[]>(
      `SELECT brand_key AS key, count(*)::integer AS count FROM product
       WHERE (folded_name LIKE '%pompa%' OR description LIKE '%Pompa%') AND ${found} GROUP BY 1 ORDER BY 1`,
    );
    expect(brands).toHaveLength(7);
    expect(facets.brands.map(({ brand, count }) => ({ key: brand.key, count }))).toEqual(brands);
    const [counts] = await shop.dataSource.query<object[]>(
      `SELECT count(*) FILTER (WHERE in_stock)::integer AS "inStockCount",
         count(*) FILTER (WHERE is_new)::integer AS "newCount",
         min(nullif(base_price_kurus, 0)) AS "lowestPrice", max(nullif(base_price_kurus, 0)) AS "highestPrice"
       FROM product WHERE (folded_name LIKE '%pompa%' OR description LIKE '%Pompa%') AND ${found}`,
    );
    expect(facets).toMatchObject(counts ?? {});
    const vanalar = facets.categories.find(({ category }) => category.slug === 'vanalar');
    expect(vanalar?.count).toBe(brands.reduce((sum, { count }) => sum + count, 0));
  });

  it.each([
    [{ isFeatured: true }, false],
    [{ isFeatured: true, categories: ['vanalar'] }, true],
    [{ isFeatured: true, brands: ['marka 1'] }, true],
    [{ isFeatured: true, maxPrice: 9_000_000 }, true],
    [{ inStock: true }, true],
  ])('says of %j whether a count of a facet is estimated', async (filter, areCountsEstimated) => {
    const { facets } = await shop.search({ text: 'pompa', ...filter });
    expect(facets.areCountsEstimated).toBe(areCountsEstimated);
  });
});

describe('all pages of a list together', () => {
  it.each([
    ['few hits', { text: 'kutu' }],
    ['about as many hits as are counted', { text: 'varil' }],
    ['many hits', { text: 'pompa' }],
    ['what a filter leaves of many', { text: 'pompa', isFeatured: true }],
  ])('are counted once: %s', async (_, filter) => {
    const query = vi.spyOn(shop.dataSource, 'query');
    await shop.search(filter, { skip: 5 });
    query.mockClear();
    const { total } = await shop.search(filter, { skip: 6 });
    expect(total).toBeGreaterThan(0);
    expect(query.mock.calls.filter(([text]) => text.includes('count(*) AS products'))).toEqual([]);
    query.mockRestore();
  });

  it('are counted anew after the catalog has changed', async () => {
    const before = await shop.search({ text: 'kutu' });
    await shop.add({ name: 'Kutu' });
    const after = await shop.search({ text: 'kutu' });
    expect([before.total, after.total]).toEqual([999, 1000]);
  });
});
