import pg from 'pg';
import { measureCold, SMALL_CACHES } from './cold-load.mjs';
import { measureLoad } from './load.mjs';
import { PRODUCT_LIST } from './operations.mjs';
import { startApi, startReference } from './processes.mjs';
import { report, reportFactor } from './report.mjs';

const LOAD = { connections: 10, seconds: 8 };
const MAX_GROWTH = 2;
const PAGE_SIZE = 24;
const CATEGORIES = [2, 2, 3, 4, 3].flatMap((children, root) =>
  Array.from({ length: children }, (_, child) => `${root + 1}-${child + 1}`),
);
/** Words of product names: one product in eight has them. */
const TEXTS = [
  'eşanjörü',
  'emaye boyler',
  'sirkülasyon',
  'kelebek vana',
  'torba filtre',
  'valf',
  'inox',
  'hidrofor',
];
const SHORTEST_BEGINNING = 3;
/** The same products by the beginnings of these words: more texts than the shop keeps samples of, each in turn. */
const BEGINNINGS = TEXTS.flatMap((text) =>
  text
    .split(' ')
    .reduce(
      (texts, word) => texts.flatMap((before) => beginningsOf(word).map((end) => `${before} ${end}`.trim())),
      [''],
    ),
);
const PRICE_BOUND_KURUS = 5_000_000;

/** What is asked for in the n-th request: each starts at another product. */
export const LISTS = {
  list: {
    name: 'category list',
    goal: 900,
    page: (n) => ({ category: oneOf(CATEGORIES, n), skip: Math.floor(n / CATEGORIES.length) % 600 }),
  },
  price: {
    name: 'category list with a price bound',
    goal: 450,
    page: (n) => ({
      category: oneOf(CATEGORIES, n),
      skip: Math.floor(n / CATEGORIES.length) % 400,
      maxPrice: PRICE_BOUND_KURUS + n,
    }),
  },
  search: {
    name: 'broad text search',
    goal: 600,
    different: TEXTS.length * 100,
    page: (n) => ({ text: oneOf(TEXTS, n), skip: Math.floor(n / TEXTS.length) % 100 }),
  },
  'new-search': {
    name: 'broad text search for texts that nobody asked for before',
    different: TEXTS.length * 100,
    page: (n) => ({ text: oneOf(BEGINNINGS, n), skip: n % 100 }),
    // A bare statement finds whole words only.
    referencePage: (n) => ({ text: oneOf(TEXTS, n), skip: n % 100 }),
  },
  // Nobody reads on so far; programs do.
  'deep-search': {
    name: 'broad text search, up to its 1,000th product',
    page: (n) => ({ text: oneOf(TEXTS, n), skip: Math.floor(n / TEXTS.length) % 1_000 }),
  },
};

const JSON_BODY = { 'content-type': 'application/json' };

/**
 * Measures one list past the cache of responses against a bare server with one statement on the same database. What the shop
 * keeps of the catalog, counts and the samples of texts among it, is there as for any visitor but the first.
 * @returns {Promise<number>} its p95 in ms
 */
export async function benchColdList(list, { size, databaseUrl, dataDir }) {
  const plain = await measureReference(list, databaseUrl);
  const cold = await measureShop(list, databaseUrl, dataDir);
  report({
    what: `${list.name} of ${size} products, another page each time, past the response cache`,
    measured: `${Math.round(cold.perSecond)}/s, p95 ${cold.p95Ms.toFixed(0)} ms, CPU ${cold.serverMs.toFixed(2)} ms server + ${cold.databaseMs.toFixed(2)} ms database`,
    reference: `${Math.round(plain.perSecond)}/s, one bare statement`,
    ratio: (cold.perSecond / plain.perSecond).toFixed(2),
    goal: list.goal === undefined ? '–' : `≥ ${list.goal}/s`,
    reached: list.goal === undefined ? undefined : cold.perSecond >= list.goal,
  });
  return cold.p95Ms;
}

/** The first pages of all categories, which the cache answers. */
export async function benchCachedList({ size, databaseUrl, dataDir }) {
  const plain = await measureReference(LISTS.list, databaseUrl);
  const api = await startApi(databaseUrl, dataDir);
  try {
    const requests = CATEGORIES.map((_, n) => requestOf(LISTS.list, n));
    for (const request of requests) await isCached(api.origin, request);
    for (const request of requests) {
      if (!(await isCached(api.origin, request))) throw new Error('a repeated list is not cached');
    }
    const cached = await measureLoad({ ...LOAD, url: api.origin, requests });
    if (cached.errors > 0) throw new Error(`${cached.errors} requests failed`);
    const ratio = cached.perSecond / plain.perSecond;
    report({
      what: `category list of ${size} products, from the cache`,
      measured: `${Math.round(cached.perSecond)}/s`,
      reference: `${Math.round(plain.perSecond)}/s, one bare statement`,
      ratio: ratio.toFixed(2),
      goal: '≥ 2',
      reached: ratio >= 2,
    });
  } finally {
    api.stop();
  }
}

export function reportGrowth(list, sizes, p95s) {
  reportFactor({
    what: `${list.name}, p95 from ${sizes[0]} to ${sizes.at(-1)} products`,
    ms: p95s.at(-1),
    referenceMs: p95s[0],
    max: MAX_GROWTH,
  });
}

async function measureShop(list, databaseUrl, dataDir) {
  const api = await startApi(databaseUrl, dataDir, SMALL_CACHES);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    return await measureCold({ ...LOAD, url: api.origin, pid: api.pid, database, ...requestsOf(list) });
  } finally {
    await database.end();
    api.stop();
  }
}

async function measureReference(list, databaseUrl) {
  const reference = await startReference('bench/reference-list.mjs', { env: { DATABASE_URL: databaseUrl } });
  const requests = Array.from({ length: 1_000 }, (_, n) => ({
    method: 'GET',
    path: `/list?${new URLSearchParams((list.referencePage ?? list.page)(n))}`,
  }));
  try {
    const plain = await measureLoad({ ...LOAD, url: `http://127.0.0.1:${reference.port}`, requests });
    if (plain.errors > 0) throw new Error(`${plain.errors} requests of the reference failed`);
    return plain;
  } finally {
    reference.stop();
  }
}

/** What `measureCold` and `sendCold` send of a list. */
export const requestsOf = (list) => ({
  different: list.different,
  request: (n) => requestOf(list, n),
  check: (body) => body.split('"slug":"urun-').length === PAGE_SIZE + 1 && !body.includes('"errors"'),
});

function requestOf(list, n) {
  const { category, text, maxPrice, skip } = list.page(n);
  const filter = {
    ...(category && { categories: [`grup-${category}`] }),
    ...(text && { text }),
    ...(maxPrice && { maxPrice }),
  };
  const variables = { filter, skip, sort: text ? 'RELEVANCE' : 'PRICE_LOW' };
  const body = JSON.stringify({ query: PRODUCT_LIST, variables });
  return { method: 'POST', path: '/graphql', headers: JSON_BODY, body };
}

/** @returns {Promise<boolean>} whether the cache had it */
async function isCached(origin, request) {
  const response = await fetch(`${origin}${request.path}`, request);
  await response.text();
  return response.headers.get('x-cache') === 'hit';
}

function beginningsOf(word) {
  return Array.from({ length: word.length - SHORTEST_BEGINNING + 1 }, (_, more) =>
    word.slice(0, SHORTEST_BEGINNING + more),
  );
}

const oneOf = (values, n) => values[n % values.length];
