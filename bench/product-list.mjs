import { measureResponses, measureLoad, percentile } from './load.mjs';
import { PRODUCT_LIST } from './operations.mjs';
import { startApi, startReference } from './processes.mjs';
import { report } from './report.mjs';

const LOAD = { connections: 50, seconds: 8 };
const SAMPLES_FOR_PERCENTILE = 400;

/** The most frequent pages: all products, a category, a subcategory, a brand, in stock, further pages. */
const PAGES = [
  { skip: 0 },
  { skip: 24 },
  { skip: 96 },
  { skip: 0, category: '1' },
  { skip: 0, category: '4-2' },
  { skip: 24, category: '3-1' },
  { skip: 0, brand: 'marka 1' },
  { skip: 0, inStock: true },
  { skip: 0, category: '4', brand: 'marka 2', inStock: true },
];

const graphqlBody = ({ skip, category, brand, inStock }) =>
  JSON.stringify({
    query: PRODUCT_LIST,
    variables: {
      skip,
      filter: {
        ...(category && { categories: [`grup-${category}`] }),
        ...(brand && { brands: [brand] }),
        ...(inStock && { inStock }),
      },
    },
  });

const referencePath = ({ skip, category, brand, inStock }) =>
  `/list?${new URLSearchParams({ skip, ...(category && { category }), ...(brand && { brand }), ...(inStock && { inStock }) })}`;

const JSON_BODY = { 'content-type': 'application/json' };
/** Requests with a staff cookie bypass the response cache; this invalid one costs no session lookup. */
const BYPASSING_CACHE = { ...JSON_BODY, cookie: 'yonetim=nobody' };

/**
 * Measures the list against a minimal server on the same database. The shop goes first: statements of the reference that
 * timed out would still run in the database.
 * @returns {Promise<number>} p95 without the cache, ms
 */
export async function benchProductList({ size, databaseUrl, dataDir }) {
  const { cold, warm, responseMs } = await measureShop(databaseUrl, dataDir);
  const plain = await measureReference(databaseUrl);
  reportRatio({ size, name: 'cold cache', measured: cold, plain, goal: 0.4 });
  reportRatio({ size, name: 'warm cache', measured: warm, plain, goal: 2 });
  return responseMs;
}

async function measureShop(databaseUrl, dataDir) {
  const api = await startApi(databaseUrl, dataDir);
  const requests = PAGES.map((page) => ({ method: 'POST', path: '/graphql', body: graphqlBody(page) }));
  const load = { ...LOAD, url: api.origin, requests };
  try {
    await checkCacheBypass(api.origin);
    const cold = await measureLoad({ ...load, headers: BYPASSING_CACHE });
    const warm = await measureLoad({ ...load, headers: JSON_BODY });
    return { cold, warm, responseMs: await responseTime(api.origin) };
  } finally {
    api.stop();
  }
}

async function measureReference(databaseUrl) {
  const reference = await startReference('bench/reference-list.mjs', { env: { DATABASE_URL: databaseUrl } });
  const requests = PAGES.map((page) => ({ method: 'GET', path: referencePath(page) }));
  try {
    return await measureLoad({ ...LOAD, url: `http://127.0.0.1:${reference.port}`, requests });
  } finally {
    reference.stop();
  }
}

function reportRatio({ size, name, measured, plain, goal }) {
  // With a million products the reference may not finish a single page in time.
  if (measured.errors > 0) throw new Error(`${measured.errors} requests failed`);
  const ratio = measured.perSecond / Math.max(plain.perSecond, 1 / LOAD.seconds);
  report({
    what: `product list, ${size} products, ${name}`,
    measured: `${Math.round(measured.perSecond)}/s`,
    reference: `${Math.round(plain.perSecond)}/s`,
    ratio: ratio.toFixed(2),
    goal: `≥ ${goal}`,
    reached: ratio >= goal,
  });
}

/** Verifies with repeated requests that only the intended ones hit the cache. */
async function checkCacheBypass(origin) {
  const send = (headers) =>
    fetch(`${origin}/graphql`, { method: 'POST', headers, body: graphqlBody(PAGES[0]) });
  await send(JSON_BODY);
  const isCached = async (headers) => (await send(headers)).headers.get('x-cache') === 'hit';
  if ((await isCached(BYPASSING_CACHE)) || !(await isCached(JSON_BODY))) {
    throw new Error('the cache is not bypassed as intended');
  }
}

async function responseTime(origin) {
  const sendRequest = async (index) => {
    const body = graphqlBody(PAGES[index % PAGES.length]);
    const response = await fetch(`${origin}/graphql`, { method: 'POST', headers: BYPASSING_CACHE, body });
    const { errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
  };
  await measureResponses(sendRequest, PAGES.length * 3);
  return percentile(await measureResponses(sendRequest, SAMPLES_FOR_PERCENTILE), 0.95);
}
