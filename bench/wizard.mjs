import pg from 'pg';
import { measureCold, SMALL_CACHES } from './cold-load.mjs';
import { postOperation } from './graphql.mjs';
import { WIZARD } from './operations.mjs';
import { startApi } from './processes.mjs';
import { report } from './report.mjs';

const LOAD = { connections: 10, seconds: 8 };
const MAX_P95_MS = 200;
const RESULTS = 12;
/** The address of the main category of each answer. */
const CATEGORIES = {
  HEAT_EXCHANGERS: 'isi-degistiricileri',
  BOILERS: 'boylerler',
  PUMPS: 'pompalar',
  VALVES: 'vanalar',
  FILTERS: 'filtreler',
};
const BUDGETS = ['UP_TO_10000', 'UP_TO_25000', 'UP_TO_50000', 'FROM_50000'];
/** A prime: with categories and budgets it makes as many differing requests as possible. */
const PLACES = 101;
const DIFFERENT = PLACES * Object.keys(CATEGORIES).length * BUDGETS.length;

/**
 * Results of the wizard for answers that nobody gave before. What it knows of the words of the catalog is there, as for any
 * visitor but the first.
 */
export async function benchWizard({ size, databaseUrl, dataDir }) {
  await nameCategories(databaseUrl);
  const api = await startApi(databaseUrl, dataDir, SMALL_CACHES);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    // The words of each category are read once, by its first visitor.
    for (let n = 0; n < Object.keys(CATEGORIES).length; n += 1) {
      await (await postOperation(api.origin, requestOf(n).body)).text();
    }
    const cold = await measureCold({
      ...LOAD,
      url: api.origin,
      pid: api.pid,
      database,
      request: requestOf,
      different: DIFFERENT,
      check: (body) => body.split('"score":').length > 1 && !body.includes('"errors"'),
    });
    report({
      what: `results of the wizard for ${size} products, other answers each time, past the response cache`,
      measured: `${Math.round(cold.perSecond)}/s, p95 ${cold.p95Ms.toFixed(0)} ms, CPU ${cold.serverMs.toFixed(2)} ms server + ${cold.databaseMs.toFixed(2)} ms database`,
      reference: '–',
      ratio: `${cold.p95Ms.toFixed(0)} ms`,
      goal: `p95 ≤ ${MAX_P95_MS} ms`,
      reached: cold.p95Ms <= MAX_P95_MS,
    });
  } finally {
    await database.end();
    api.stop();
  }
}

/** The main categories get the addresses that the wizard knows. */
async function nameCategories(databaseUrl) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  for (const [index, slug] of Object.values(CATEGORIES).entries()) {
    await database.query('UPDATE category SET slug = $2 WHERE id = $1', [String(index + 1), slug]);
  }
  await database.end();
}

function requestOf(n) {
  const names = Object.keys(CATEGORIES);
  const answers = {
    category: names[n % names.length],
    budget: BUDGETS[n % BUDGETS.length],
    // Explains and leaves nothing out: another figure each time.
    capacity: 1 + (n % 1_000),
    quantity: 1 + (Math.floor(n / 1_000) % 100),
    indifferent: ['APPLICATION', 'MATERIALS', 'FEATURES'],
  };
  const variables = { answers, skip: n % PLACES, take: RESULTS };
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: WIZARD, variables }),
  };
}
