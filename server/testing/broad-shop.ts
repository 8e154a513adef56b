import { openTestShop, type TestShop } from './shop.js';

interface Page {
  sort?: string;
  skip?: number;
  take?: number;
}

/** By number: what each is called, and whether a pump is only mentioned. */
const PRODUCTS = `
  INSERT INTO product (id, slug, name, description, model, sku, brand_key, category_id, base_price_kurus, in_stock, is_new,
    is_featured, rating, created_at)
  SELECT md5('broad' || n)::uuid, 'urun-' || n,
    CASE WHEN n % 10 < 6 THEN 'Sirkülasyon Pompası' WHEN n % 10 = 6 THEN 'Pompa Contası' WHEN n % 10 = 7 THEN 'Vana'
      ELSE 'Filtre' END || ' ' || n,
    CASE WHEN n % 10 = 7 THEN 'Pompa çıkışı için. ' ELSE '' END || 'Çalışma basıncı 16 bar.',
    CASE n WHEN 1000 THEN 'kova varil' WHEN 1001 THEN 'varil' ELSE CASE WHEN n < 1000 THEN 'kutu kova varil' ELSE '' END END,
    'BR-' || n, 'marka ' || n % 7, CASE WHEN n % 3 = 0 THEN '2' ELSE '1-1' END,
    CASE WHEN n % 11 = 0 THEN 0 ELSE 1000 + (n * 7919) % 5003 END, n % 4 > 0, n % 9 = 0, n % 50 = 0, n % 13 / 3.0,
    timestamptz '2026-01-01' + n / 2000 * interval '1 day'
  FROM generate_series(1, 6000) AS n`;

interface BroadAnswer {
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

/** Asks a shop for a page with its counts. */
async function ask(shop: TestShop, filter: object, page: Page): Promise<BroadAnswer> {
  const { products } = await shop.ask<{ products: BroadAnswer }>(
    `query ($filter: ProductFilter, $sort: ProductSort, $skip: Int! = 0, $take: Int! = 24) {
      products(filter: $filter, sort: $sort, skip: $skip, take: $take) {
        total isTotalExact items { slug } facets { areCountsEstimated inStockCount newCount lowestPrice highestPrice
          brands { brand { key } count } categories { category { slug } count } } } }`,
    { filter, ...page },
  );
  return products;
}

export const slugs = ({ items }: BroadAnswer) => items.map(({ slug }) => slug);

export const NEWEST = 'created_at DESC, id DESC';
/** The order of a search for «pompa» by relevance. */
export const RANK = `CASE WHEN folded_name LIKE 'pompa%' THEN 1 WHEN folded_name LIKE '%pompa%' THEN 2 ELSE 3 END, ${NEWEST}`;

/** The slugs of a page of everything that mentions a pump, read and sorted whole. */
async function expectedPage(
  { dataSource }: TestShop,
  order: string,
  where: string,
  { skip = 0, take = 24 }: Page,
): Promise<string[]> {
  const rows = await dataSource.query<{ slug: string }[]>(
    `SELECT slug FROM product WHERE (folded_name LIKE '%pompa%' OR description LIKE '%Pompa%') AND ${where}
     ORDER BY ${order} OFFSET $1 LIMIT $2`,
    [skip, take],
  );
  return rows.map(({ slug }) => slug);
}

/** A shop of 6,000 products, most of which a search for «pompa» finds: too many to read every hit. */
export async function openBroadShop() {
  const shop = await openTestShop();
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
  return {
    ...shop,
    search: (filter: object, page: Page = {}) => ask(shop, filter, page),
    expectedPage: (order: string, where: string, page: Page) => expectedPage(shop, order, where, page),
  };
}

export const STATISTICS = ['without statistics', 'with statistics'] as const;

/** Searches begin with statistics of the words, or without them as in a new database. */
export async function searchWith(statistics: (typeof STATISTICS)[number], { dataSource }: TestShop) {
  if (statistics === 'without statistics') return;
  await dataSource.query('ANALYZE product');
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
}
