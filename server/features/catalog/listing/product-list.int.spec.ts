import { namesOf, openTestShop, type TestShop } from '../../../testing/shop.js';
import { SPEC_CAUSE } from '../../../testing/spec-cause.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

interface Listing {
  total: number;
  catalogTotal: number;
  facets: {
    categories: {
      category: { slug: string };
      count: number;
      children: { category: { slug: string }; count: number }[];
    }[];
    brands: { brand: { key: string; name: string }; count: number }[];
    inStock: number;
    isNew: number;
    lowestPrice: number | null;
    highestPrice: number | null;
  };
}

async function list(filter: Record<string, unknown>): Promise<Listing> {
  const { products } = await shop.ask<{ products: Listing }>(
    `query ($filter: ProductFilter) { products(filter: $filter, take: 1) {
      total catalogTotal facets {
        categories { category { slug } count children { category { slug } count } }
        brands { brand { key name } count } inStockCount newCount lowestPrice highestPrice
      }
    } }`,
    { filter },
  );
  return products;
}

/** Two main categories, three subcategories, three brands, and a product without any of them. */
async function addCatalog(): Promise<void> {
  const pumps = await shop.addCategory('Pompalar');
  const valves = await shop.addCategory('Vanalar');
  const circulation = await shop.addCategory('Sirkülasyon', pumps.id);
  const boosters = await shop.addCategory('Hidrofor', pumps.id);
  const globe = await shop.addCategory('Küresel', valves.id);
  await shop.add({
    name: 'P1',
    categoryId: circulation.id,
    brand: 'Çelik',
    basePriceKurus: 10_000,
    isNew: true,
  });
  await shop.add({
    name: 'P2',
    categoryId: circulation.id,
    brand: 'İmbat',
    basePriceKurus: 20_000,
    inStock: false,
  });
  await shop.add({
    name: 'P3',
    categoryId: boosters.id,
    brand: 'Çelik',
    basePriceKurus: 0,
    isFeatured: true,
  });
  await shop.add({ name: 'P4', categoryId: pumps.id, brand: 'Cem', basePriceKurus: 40_000, isNew: true });
  await shop.add({ name: 'V1', categoryId: globe.id, brand: 'İmbat', basePriceKurus: 50_000 });
  await shop.add({ name: 'X1', basePriceKurus: 5_000 });
}

describe('filters', () => {
  beforeEach(addCatalog);

  it.each([
    ['nothing', {}, ['P1', 'P2', 'P3', 'P4', 'V1', 'X1']],
    ['a main category with all below it', { categories: ['pompalar'] }, ['P1', 'P2', 'P3', 'P4']],
    ['a subcategory alone', { categories: ['sirkulasyon'] }, ['P1', 'P2']],
    ['several categories', { categories: ['hidrofor', 'kuresel'] }, ['P3', 'V1']],
    ['an unknown category', { categories: ['yok'] }, []],
    ['brands, however spelled', { brands: ['çelik', 'CEM'] }, ['P1', 'P3', 'P4']],
    ['what is in stock', { inStock: true }, ['P1', 'P3', 'P4', 'V1', 'X1']],
    [
      'false as no filter',
      { inStock: false, isNew: false, isFeatured: false },
      ['P1', 'P2', 'P3', 'P4', 'V1', 'X1'],
    ],
    ['what is new', { isNew: true }, ['P1', 'P4']],
    ['what is featured', { isFeatured: true }, ['P3']],
    ['an inclusive price range', { minPrice: 10_000, maxPrice: 40_000 }, ['P1', 'P2', 'P4']],
    ['a highest price, without price on request', { maxPrice: 10_000 }, ['P1', 'X1']],
    ['a lowest price', { minPrice: 40_000 }, ['P4', 'V1']],
    ['no lowest price', { minPrice: 0 }, ['P1', 'P2', 'P3', 'P4', 'V1', 'X1']],
    [
      'everything at once',
      {
        categories: ['pompalar'],
        brands: ['celik'],
        inStock: true,
        isNew: true,
        maxPrice: 10_000,
        text: 'p1',
      },
      ['P1'],
    ],
    ['empty lists as no filter', { categories: [], brands: [] }, ['P1', 'P2', 'P3', 'P4', 'V1', 'X1']],
  ])('filters by %s', async (_name, filter, names) => {
    expect((await namesOf(shop, filter)).sort()).toEqual(names);
    expect((await list(filter)).total).toBe(names.length);
  });

  it('counts each facet with every filter but its own', async () => {
    const { facets, total, catalogTotal } = await list({
      categories: ['pompalar'],
      brands: ['celik'],
      inStock: true,
    });
    expect([total, catalogTotal]).toEqual([2, 6]);
    expect(facets.categories).toEqual([
      {
        category: { slug: 'pompalar' },
        count: 2,
        children: [
          { category: { slug: 'hidrofor' }, count: 1 },
          { category: { slug: 'sirkulasyon' }, count: 1 },
        ],
      },
    ]);
    expect(facets.brands.map(({ brand, count }) => [brand.name, count])).toEqual([
      ['Cem', 1],
      ['Çelik', 2],
    ]);
    expect(facets).toMatchObject({ inStockCount: 2, newCount: 1, lowestPrice: 10_000, highestPrice: 10_000 });
  });

  it('reports the price bounds of what matches every filter but the price', async () => {
    const { facets, total } = await list({ categories: ['pompalar'], minPrice: 15_000, maxPrice: 25_000 });
    expect(total).toBe(1);
    expect(facets).toMatchObject({ lowestPrice: 10_000, highestPrice: 40_000, inStockCount: 0 });
  });

  it('keeps chosen categories and brands among the facets when nothing matches', async () => {
    const { facets } = await list({ categories: ['vanalar'], brands: ['cem'] });
    expect(facets.categories.map(({ category, count }) => [category.slug, count])).toEqual([
      ['pompalar', 1],
      ['vanalar', 0],
    ]);
    expect(facets.brands.map(({ brand, count }) => [brand.name, count])).toEqual([
      ['Cem', 0],
      ['İmbat', 1],
    ]);
  });

  it.each([
    { text: 'p' },
    { text: 'p', categories: ['pompalar'] },
    { text: 'p', brands: ['celik'], inStock: true },
    { minPrice: 1 },
    { text: 'p', minPrice: 1, maxPrice: 100_000, isNew: true },
  ])('gives the same counts from the products as from the cells: %j', async (filter) => {
    const { text: _text, minPrice: _min, maxPrice: _max, ...cellFilter } = filter as Record<string, unknown>;
    await shop.dataSource.query(`DELETE FROM product WHERE name NOT LIKE 'P%' OR base_price_kurus = 0`);
    await shop.write((transaction) => shop.dataVersions.bump(transaction, 'catalog'));
    expect(await list(filter)).toEqual(await list(cellFilter));
  });
});

describe('sorts', () => {
  beforeEach(async () => {
    const rows: [name: string, price: number, rating: number][] = [
      ['Çıkış', 300, 4],
      ['Cihaz', 0, 5],
      ['İnox', 100, 4],
      ['Isı', 200, 0],
      ['Zil', 0, 3],
      ['Ayar', 100, 4.5],
      ['ısıtıcı', 400, 1],
      ['Ilık', 500, 2],
    ];
    for (const [name, basePriceKurus, rating] of rows) await shop.add({ name, basePriceKurus, rating });
  });

  it.each([
    ['NAME', ['Ayar', 'Cihaz', 'Çıkış', 'Ilık', 'Isı', 'ısıtıcı', 'İnox', 'Zil']],
    ['PRICE_LOW', ['İnox', 'Ayar', 'Isı', 'Çıkış', 'ısıtıcı', 'Ilık', 'Cihaz', 'Zil']],
    ['PRICE_HIGH', ['Ilık', 'ısıtıcı', 'Çıkış', 'Isı', 'İnox', 'Ayar', 'Cihaz', 'Zil']],
    ['RATING', ['Cihaz', 'Ayar', 'Çıkış', 'İnox', 'Zil', 'Ilık', 'ısıtıcı', 'Isı']],
    ['NEWEST', ['Ilık', 'ısıtıcı', 'Ayar', 'Zil', 'Isı', 'İnox', 'Cihaz', 'Çıkış']],
    ['RELEVANCE', ['Ilık', 'ısıtıcı', 'Ayar', 'Zil', 'Isı', 'İnox', 'Cihaz', 'Çıkış']],
  ])('sorts by %s', async (sort, names) => {
    expect(await namesOf(shop, {}, { sort })).toEqual(names);
  });

  it.each(['NAME', 'PRICE_LOW', 'PRICE_HIGH', 'RATING', 'NEWEST', 'RELEVANCE'])(
    'loses and repeats nothing from page to page sorted by %s, with and without words',
    async (sort) => {
      for (const filter of [{}, { text: 'i' }, { minPrice: 1 }]) {
        const whole = await namesOf(shop, filter, { sort });
        const pages = [];
        for (let skip = 0; skip < whole.length; skip += 3) {
          pages.push(...(await namesOf(shop, filter, { sort, skip, take: 3 })));
        }
        expect(pages).toEqual(whole);
      }
    },
  );

  it('gives no products beyond the last page', async () => {
    expect(await namesOf(shop, {}, { skip: 8 })).toEqual([]);
    expect(await namesOf(shop, {}, { take: 0 })).toEqual([]);
  });
});

it('lists more than a few products along the index of each sort', async () => {
  await shop.write(async (transaction) => {
    const changes = Array.from({ length: 2_100 }, (_, index) => ({
      draft: {
        name: `Ürün ${String(index).padStart(4, '0')}`,
        sku: `N-${index}`,
        basePriceKurus: (index * 37) % 500,
      },
      existing: null,
    }));
    await shop.writer.saveProducts(transaction, changes, SPEC_CAUSE);
  });
  expect(await namesOf(shop, {}, { sort: 'NAME', skip: 1_000, take: 2 })).toEqual(['Ürün 1000', 'Ürün 1001']);
  const low = await namesOf(shop, {}, { sort: 'PRICE_LOW', skip: 2_095, take: 5 });
  const high = await namesOf(shop, {}, { sort: 'PRICE_HIGH', skip: 2_095, take: 5 });
  expect(low).toEqual(high);
});
