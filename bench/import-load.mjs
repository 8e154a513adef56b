import { join } from 'node:path';
import pg from 'pg';
import { SMALL_CACHES, sendCold } from './cold-load.mjs';
import { guestsOf, orderFor, outboxDone, UNLIMITED } from './guest-orders.mjs';
import { withImportShop } from './import-shop.mjs';
import { checkImported } from './imported.mjs';
import { LISTS, requestsOf } from './lists.mjs';
import { p95 } from './load.mjs';
import { writeProductSheet } from './product-sheet.mjs';
import { reportFactor } from './report.mjs';

const CONNECTIONS = 10;
const WARM_UP_SECONDS = 8;
/** Lists and orders take turns of so many seconds. */
const TURN_SECONDS = 2;
const TURNS_BEFORE = 5;
const MAX_FACTOR = 2;
/** Of fewer a p95 says little. */
const MIN_RESPONSES = 100;
/** Numbers of products that the catalog does not have. */
const FIRST_NEW = 10_000_001;

/**
 * Visitors who read lists and guests who order, without an import and while a worker reads, compares and applies a large file.
 * The same worker carries out what follows from orders.
 *
 * @param {{ products: number, size: number, databaseUrl: string, dataDir: string }} bench `products` are in the catalog, `size`
 *   new ones in the file
 */
export async function benchImportLoad({ products, size, databaseUrl, dataDir }) {
  const file = join(dataDir, `new-products-${size}.xlsx`);
  await writeProductSheet(file, size, { first: FIRST_NEW });
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const env = { ...UNLIMITED, ...SMALL_CACHES };
    const times = await withImportShop({ databaseUrl, dataDir, env }, async ({ api, client }) => {
      const visitors = { lists: listsOf(api.origin), guests: await guestsOf(database, api.origin) };
      await measureTurns(visitors, { seconds: WARM_UP_SECONDS, isOver: (turns) => turns === 1 });
      const before = await measureTurns(visitors, { seconds: TURN_SECONDS, isOver: isEnough });
      await outboxDone(database);
      return { before, during: await measureDuring(visitors, client.importFile(file)) };
    });
    await checkImported(databaseUrl, products + size);
    reportAll({ products, size }, times);
  } finally {
    await database.end();
  }
}

const isEnough = (turns, times) => turns >= TURNS_BEFORE && fewest(times) >= MIN_RESPONSES;

const fewest = (times) => Math.min(...Object.values(times).map(({ length }) => length));

const listsOf = (origin) => ({
  ...requestsOf(LISTS.list),
  url: origin,
  connections: CONNECTIONS,
  counter: { sent: 0 },
});

/** Measures until the import ends. @throws when it failed */
async function measureDuring(visitors, importing) {
  const over = new AbortController();
  const end = () => over.abort();
  importing.then(end, end);
  const turns = { seconds: TURN_SECONDS, isOver: () => over.signal.aborted, signal: over.signal };
  // An import that fails says more than what it did to visitors.
  const ended = await Promise.allSettled([importing, measureTurns(visitors, turns)]);
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  return ended[1].value;
}

/** @returns {Promise<{ list: number[], whole: number[], addOrder: number[] }>} response times in milliseconds */
async function measureTurns({ lists, guests }, { seconds, isOver, signal }) {
  const times = { list: [], whole: [], addOrder: [] };
  for (let turns = 0; !isOver(turns, times); turns += 1) {
    const { responseTimes } = await sendCold({ ...lists, seconds, signal });
    times.list.push(...responseTimes);
    const { wholeMs, addOrderMs } = await orderFor(seconds, guests, signal);
    times.whole.push(...wholeMs);
    times.addOrder.push(...addOrderMs);
  }
  return times;
}

function reportAll({ products, size }, { before, during }) {
  const named = {
    list: `${LISTS.list.name} of ${products} products, past the response cache, ${CONNECTIONS} at once`,
    whole: 'whole order of a guest (add to cart, texts, addOrder), 10 at once',
    addOrder: 'the addOrder of those alone',
  };
  if (fewest(during) < MIN_RESPONSES) {
    throw new Error(`${fewest(during)} responses during the import are too few: import more products`);
  }
  for (const [name, what] of Object.entries(named)) {
    reportFactor({
      what: `p95 of ${what}, while a worker imports ${size} products`,
      ms: p95(during[name]),
      referenceMs: p95(before[name]),
      measuredNote: `${during[name].length} times`,
      referenceNote: `without the import, ${before[name].length} times`,
      max: MAX_FACTOR,
    });
  }
}
