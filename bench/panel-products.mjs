import { join } from 'node:path';
import pg from 'pg';
import { dataOf, postOperation } from './graphql.mjs';
import { guestsOf, orderFor, outboxDone, UNLIMITED } from './guest-orders.mjs';
import { withImportShop } from './import-shop.mjs';
import { p95 } from './load.mjs';
import { ADMIN_PRODUCT, ADMIN_PRODUCTS, CHANGE_PRODUCTS, UPDATE_PRODUCT } from './operations.mjs';
import { measureQuestion } from './panel-question.mjs';
import { runCommand, startApi, startWorker } from './processes.mjs';
import { writeProductSheet } from './product-sheet.mjs';
import { duration, report, reportFactor } from './report.mjs';

const FEW = 1_000;
const MAX_P95_MS = 150;
const MAX_SAVE_MS = 100;
const SAVES = 100;
const IMPORTED = 10_000;
/** Numbers of products that the catalog does not have. */
const FIRST_NEW = 20_000_001;
const BULK = 5_000;
/** As many as one request takes. */
const BULK_REQUEST = 1_000;
const MAX_BULK_SECONDS = 5;
const MAX_FACTOR = 2;
const ORDERING_SECONDS = 8;
const TEXTS = ['sirkülasyon pompası', 'sku-42', 'kelebek vana marka 7', 'm-99', 'torba filtre 12'];
const BROAD_TEXTS = ['vana', 'marka', 'isı', 'sku', 'po'];

const oneOf = (values, n) => values[n % values.length];
const page = (filter, { sort = 'NEWEST', skip = 0 } = {}) => ({
  query: ADMIN_PRODUCTS,
  variables: { filter, sort, skip },
});

/** What staff ask for, the n-th time; `size` is how many products there are. */
const QUESTIONS = {
  'first page': (n) => page({}, { skip: n % 3 }),
  'deep page': (n, size) => page({}, { skip: Math.min(9_900, size - 100) + (n % 50) }),
  'a category': (n) => page({ categoryIds: [oneOf(['1', '2-1', '4'], n)] }, { skip: n % 20 }),
  'a brand and a stock': (n) => page({ brands: [`marka ${1 + (n % 9)}`], stocks: ['NONE'] }, { skip: n % 3 }),
  'a mark': (n) => page({ isFeatured: true, isNew: n % 2 === 0 }),
  'what lacks something': (n) => page({ gaps: [oneOf(['PICTURE', 'PRICE'], n)] }, { skip: n % 20 }),
  'by price': (n) => page({}, { sort: oneOf(['LOWEST_PRICE', 'HIGHEST_PRICE'], n), skip: n % 90 }),
  'by name': (n) => page({}, { sort: 'NAME', skip: n % 90 }),
  'by stock': (n) => page({}, { sort: 'LOWEST_STOCK', skip: n % 90 }),
  'a search': (n) => page({ text: oneOf(TEXTS, n) + (n % 2 ? '' : ' ') }),
  'a broad search': (n) => page({ text: oneOf(BROAD_TEXTS, n) }, { skip: n % 30 }),
  'a broad search of one category': (n) => page({ text: oneOf(BROAD_TEXTS, n), categoryIds: ['4'] }),
  'one product': (n, _size, ids) => ({ query: ADMIN_PRODUCT, variables: { id: oneOf(ids, n) } }),
};

/**
 * The list of products with few and with many, then what staff save in the larger one: alone, beside an import, and many at once
 * beside guests who order.
 *
 * @param {{ catalogs: import('./catalogs.mjs').Catalogs, dataDir: string, sizes: number[] }} run the last size is the larger one
 */
export async function benchPanelProducts({ catalogs, dataDir, sizes }) {
  const many = sizes.at(-1);
  const shops = [];
  try {
    for (const size of [FEW, many]) shops.push(await openShop(catalogs, dataDir, size));
    for (const [name, question] of Object.entries(QUESTIONS)) {
      await measureQuestion(
        { name: `products, ${name}`, noun: 'products', question, maxMs: MAX_P95_MS },
        shops,
      );
    }
  } finally {
    for (const { api } of shops) await api.stop();
  }
  const { databaseUrl } = shops.at(-1);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await measureSaves({ database, databaseUrl, dataDir, size: many });
    await measureBulk({ database, databaseUrl, dataDir });
  } finally {
    await database.end();
  }
}

async function openShop(catalogs, dataDir, size) {
  const databaseUrl = await catalogs.ofSize(size, `bench_panel_products_${size}`);
  const api = await startApi(databaseUrl, dataDir, { RATE_LIMIT_FACTOR: '10000' });
  const ask = await programOf({ origin: api.origin, databaseUrl, dataDir });
  const { items } = await dataOf(await ask(page({}, { skip: 30 })));
  return { size, api, ask, databaseUrl, ids: items.map(({ id }) => id) };
}

/** A program with an API key that keeps the catalog. */
async function programOf({ origin, databaseUrl, dataDir }) {
  const create = ['api-key:create', '--name', 'Bench', '--permissions', 'catalog'];
  const secret = await runCommand(create, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const headers = { authorization: `Bearer ${secret.trim()}` };
  return (body) => postOperation(origin, JSON.stringify(body), headers);
}

async function measureSaves({ database, databaseUrl, dataDir, size }) {
  const file = join(dataDir, 'new-products-beside-saves.xlsx');
  await writeProductSheet(file, IMPORTED, { first: FIRST_NEW });
  await withImportShop({ databaseUrl, dataDir, env: UNLIMITED }, async ({ api, client }) => {
    const ask = await programOf({ origin: api.origin, databaseUrl, dataDir });
    const products = await someProducts(database, 3 * SAVES);
    await savesOf(ask, products.splice(0, SAVES));
    const alone = await savesOf(ask, products.splice(0, SAVES));
    const importing = client.importFile(file);
    const beside = await savesOf(ask, products);
    await importing;
    report({
      what: `p95 of saving a product of ${size}, while a worker imports ${IMPORTED}`,
      measured: `${duration(p95(beside))}, at most ${duration(Math.max(...beside))}`,
      reference: `without the import ${duration(p95(alone))}`,
      ratio: `${(p95(beside) / p95(alone)).toFixed(2)} ×`,
      goal: `≤ ${MAX_SAVE_MS} ms`,
      reached: p95(beside) <= MAX_SAVE_MS,
    });
  });
}

/** @returns {Promise<{ id: string, expectedVersion: number }[]>} products with a price, in no order */
async function someProducts(database, count) {
  const { rows } = await database.query(
    `SELECT id, version AS "expectedVersion" FROM product WHERE base_price_kurus > 0 ORDER BY random() LIMIT $1`,
    [count],
  );
  return rows;
}

/** One after the other. @returns {Promise<number[]>} milliseconds */
async function savesOf(ask, products) {
  const times = [];
  for (const [n, product] of products.entries()) {
    const input = { ...product, product: { warranty: `${1 + (n % 5)} yıl` } };
    const begin = performance.now();
    await dataOf(await ask({ query: UPDATE_PRODUCT, variables: { input } }));
    times.push(performance.now() - begin);
  }
  return times;
}

async function measureBulk({ database, databaseUrl, dataDir }) {
  const api = await startApi(databaseUrl, dataDir, UNLIMITED);
  const worker = await startWorker(databaseUrl, dataDir);
  try {
    const ask = await programOf({ origin: api.origin, databaseUrl, dataDir });
    const guests = await guestsOf(database, api.origin);
    await orderFor(ORDERING_SECONDS, guests);
    const alone = await orderFor(ORDERING_SECONDS, guests);
    const over = new AbortController();
    const ordering = orderFor(10 * MAX_BULK_SECONDS, guests, over.signal);
    const seconds = await changePrices(ask, await someProducts(database, BULK));
    over.abort();
    const beside = await ordering;
    await outboxDone(database);
    reportBulk(seconds, alone, beside);
  } finally {
    await worker.stop();
    await api.stop();
  }
}

/** @returns {Promise<number>} seconds. @throws unless each price was changed */
async function changePrices(ask, products) {
  const begin = performance.now();
  for (let first = 0; first < products.length; first += BULK_REQUEST) {
    const input = {
      products: products.slice(first, first + BULK_REQUEST),
      change: { price: { percent: 3 } },
    };
    const results = await dataOf(await ask({ query: CHANGE_PRODUCTS, variables: { input } }));
    const refused = results.find(({ refusal }) => refusal);
    if (refused) throw new Error(JSON.stringify(refused));
  }
  return (performance.now() - begin) / 1_000;
}

function reportBulk(seconds, alone, beside) {
  report({
    what: `${BULK} prices changed by percent, in requests of ${BULK_REQUEST}, beside guests who order`,
    measured: `${seconds.toFixed(1)} s`,
    reference: `${beside.orders} orders meanwhile`,
    ratio: `${(BULK / seconds).toFixed(0)}/s`,
    goal: `≤ ${MAX_BULK_SECONDS} s`,
    reached: seconds <= MAX_BULK_SECONDS,
  });
  reportFactor({
    what: 'p95 of addOrder meanwhile, 10 at once',
    ms: p95(beside.addOrderMs),
    referenceMs: p95(alone.addOrderMs),
    measuredNote: `${beside.orders} times`,
    referenceNote: `without it, ${alone.orders} times`,
    max: MAX_FACTOR,
  });
}
